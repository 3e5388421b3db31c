import { ConflictException, HttpStatus, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { JobsService } from '../database/jobs.service';
import type { Departure } from '../departures/departure';
import { departureId, type DepartureKey } from '../departures/departure-id';
import type { StoredDeparture } from '../departures/departure.schema';
import { DeparturesService } from '../departures/departures.service';
import { PartyLists } from '../departures/party-lists';
import { FieldsException } from '../http/problem';
import { addDays, DAYS_AHEAD, formatDayAndDate, hasTours, newYorkDate } from '../tours/calendar';
import { LISTS } from '../tours/tour-options';
import type { MoveInput } from './day-sheet.dto';
import { CHANGED_MEANWHILE, GuideDeparturesService, keyOf } from './guide-departures.service';

const TIMES = { checkMs: 10_000, everyMs: 10_000, leaseMs: 30_000 };

/**
 * Moves departures to other dates. It is moved by the one write that notes where to: whatever booking is at
 * the old date from then on, also one that was under way or a crash left behind, follows within seconds.
 */
@Injectable()
export class DepartureMovesService {
  constructor(
    @InjectModel('Departure') private readonly departures: Model<StoredDeparture>,
    private readonly current: DeparturesService,
    private readonly guides: GuideDeparturesService,
    private readonly lists: PartyLists,
    jobs: JobsService,
  ) {
    jobs.once('moves', TIMES, () => this.followAll());
  }

  /**
   * Moves all who have booked a departure to another date's, at that one's time and meeting point. The old
   * one is closed; that of the new date is open again if it had been moved away itself.
   *
   * @throws NotFoundException if there can be no such departure
   * @throws FieldsException 400 if it can't be moved to that date; 409 if there is no room for all
   * @throws ConflictException if it was changed since the revision that the change goes by
   */
  async move(id: string, input: MoveInput): Promise<void> {
    const key = keyOf(id);
    const { date: to, revision } = input;
    const target = { ...key, date: to };
    const [from, destination] = await Promise.all([
      this.current.get(key),
      this.current.get(target),
    ]);
    refuseImpossible(from, destination);
    if (from.revision !== revision) throw new ConflictException(CHANGED_MEANWHILE);
    await this.refuseFull(key, to);
    const moving = this.lists.moving(key.list);
    const held = await moving.hold(key.place, key.date, to);
    try {
      await this.guides.noteMove(id, input);
    } catch (error) {
      await held.release();
      throw error;
    }
    const note = { reason: input.reason, at: new Date() };
    await this.openAgain(departureId(target));
    await held.move(note);
    await moving.follow(key.place, key.date, to, note);
  }

  private async refuseFull({ list, place, date }: DepartureKey, to: string): Promise<void> {
    const [[destination], parties] = await Promise.all([
      this.current.between(list, [place], to, to),
      this.lists.get(list).partiesAt(place, date),
    ]);
    const people = parties.reduce((sum, party) => sum + party.people, 0);
    const left = destination?.vacancies ?? Infinity;
    if (left < people) {
      throw badDate(
        `The tour on ${formatDayAndDate(to)} has room for ${String(left)} more, but ${String(people)} people would be moved there.`,
        HttpStatus.CONFLICT,
      );
    }
  }

  /** Takes back that a departure was moved away: others are moved to it. */
  private async openAgain(id: string): Promise<void> {
    await this.departures.updateOne(
      { _id: id, movedTo: { $exists: true } },
      { $unset: { movedTo: 1, state: 1, reason: 1 }, $inc: { revision: 1 } },
    );
  }

  private async followAll(): Promise<void> {
    const today = newYorkDate(new Date());
    const range = LISTS.map((list) => ({ _id: { $gte: `${list}.${today}`, $lt: `${list}.a` } }));
    const moved = await this.departures.find({ $or: range, movedTo: { $exists: true } }).lean();
    for (const { list, place, date, movedTo = date, reason = '' } of moved) {
      await this.lists.moving(list).follow(place, date, movedTo, { reason, at: new Date() });
    }
  }
}

/** @throws FieldsException if nothing can be moved from the one to the other */
function refuseImpossible(from: Departure, to: Departure): void {
  const now = new Date();
  const today = newYorkDate(now);
  const latest = addDays(today, DAYS_AHEAD);
  if (from.starts < now) throw badDate('A tour that has already started can’t be moved.');
  if (to.date === from.date) throw badDate('Date must be different from the current one.');
  if (!hasTours(to.date) || to.starts < now || to.date > latest) {
    throw badDate(
      `Date must be a Monday to Saturday that is still to come, at most ${String(DAYS_AHEAD)} days ahead.`,
    );
  }
  if (to.state === 'cancelled') {
    throw badDate(`The tour on ${formatDayAndDate(to.date)} is canceled.`, HttpStatus.CONFLICT);
  }
}

function badDate(message: string, status?: HttpStatus): FieldsException {
  return new FieldsException([{ field: 'date', message }], status);
}
