import { Injectable } from '@nestjs/common';
import type { ExportedBooking } from './exported-booking.dto';

/** A list of things that belong to owners, and that can change hands. */
export interface OwnedList {
  /** Gives everything of one owner to another, for good. Can be repeated after a failure. */
  moveAll(fromKey: string, toKey: string): Promise<void>;

  /**
   * Everything that an owner has, as the owner may take it along: plain data, without ids of others. What the
   * owner has deleted is part of it as long as it is kept.
   */
  export(ownerKey: string): Promise<ExportedBooking[]>;

  /**
   * Forgets an owner, for good: what is still to come goes, and of what has been the figures stay, as
   * nobody's. Can be repeated after a failure, and for what was stored meanwhile.
   */
  forget(ownerKey: string): Promise<void>;

  /**
   * Makes everything nobody's that was over so many months ago. Can be repeated after a failure, and goes
   * on where it stopped.
   *
   * @param signal aborted when it has to stop; it throws then
   */
  disown(months: number, signal: AbortSignal): Promise<void>;

  /**
   * Makes everything nobody's that was over before its owner's time with it ended, so that it stays as
   * figures. To be done every few minutes. Can be repeated after a failure, and goes on where it stopped.
   *
   * @param signal aborted when it has to stop; it throws then
   */
  lapse(signal: AbortSignal): Promise<void>;
}

/**
 * Every list that holds something of an owner's. Lists enter themselves, so that whoever knows about
 * owners (signing in takes a guest's bookings along) need not know what they own.
 */
@Injectable()
export class OwnedLists {
  private readonly lists = new Map<string, OwnedList>();

  /** @param name what the list is called where its things are taken along */
  add(name: string, list: OwnedList): void {
    this.lists.set(name, list);
  }

  async moveAll(fromKey: string, toKey: string): Promise<void> {
    await this.all((list) => list.moveAll(fromKey, toKey));
  }

  /** What an owner has in each list, by the lists' names. */
  async export(ownerKey: string): Promise<Record<string, ExportedBooking[]>> {
    const names = [...this.lists.keys()];
    const contents = await this.all((list) => list.export(ownerKey));
    return Object.fromEntries(names.map((name, index) => [name, contents[index] ?? []]));
  }

  async forget(ownerKey: string): Promise<void> {
    await this.all((list) => list.forget(ownerKey));
  }

  async disown(months: number, signal: AbortSignal): Promise<void> {
    await this.all((list) => list.disown(months, signal));
  }

  async lapse(signal: AbortSignal): Promise<void> {
    await this.all((list) => list.lapse(signal));
  }

  private all<T>(task: (list: OwnedList) => Promise<T>): Promise<T[]> {
    return Promise.all([...this.lists.values()].map(task));
  }
}
