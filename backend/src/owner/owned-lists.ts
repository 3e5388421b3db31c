import { Injectable } from '@nestjs/common';

/** A list of things that belong to owners, and that can change hands. */
export interface OwnedList {
  /** Gives everything of one owner to another, for good. Can be repeated after a failure. */
  moveAll(fromKey: string, toKey: string): Promise<void>;
}

/**
 * Every list that holds something of an owner's. Lists enter themselves, so that whoever knows about
 * owners (signing in takes a guest's bookings along) need not know what they own.
 */
@Injectable()
export class OwnedLists {
  private readonly lists: OwnedList[] = [];

  add(list: OwnedList): void {
    this.lists.push(list);
  }

  async moveAll(fromKey: string, toKey: string): Promise<void> {
    await Promise.all(this.lists.map((list) => list.moveAll(fromKey, toKey)));
  }
}
