import { ConflictException } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { ListDepartures, Place } from '../departures/list-departures';
import type { HeldParties, MoveNote, MovingList } from '../departures/party-lists';
import { weekdayOf } from './calendar';
import { NOT_DELETED, TAKES_PLACES } from './deletion';
import { atRevision } from './revision';
import { NOTHING_NOTED } from './attendance.service';
import { BY_DEPARTURE, type Tour } from './tour.schema';
import { underHold } from './under-hold';

const PARTY = { owner: 1, people: 1, revision: 1 } as const;

type Party = Pick<Tour, '_id' | keyof typeof PARTY>;
type Held = [Party, Place];

/** One list's bookings, as they follow a departure that the guide moves to another date. */
export class MovingService implements MovingList {
  constructor(
    private readonly tours: Model<Tour>,
    private readonly departures: ListDepartures,
  ) {}

  async hold(place: string, from: string, to: string): Promise<HeldParties> {
    const parties = await this.partiesAt(place, from);
    const held: Held[] = [];
    const results = await Promise.allSettled(
      parties.map(async (party) => {
        held.push([party, await this.placeFor(party, place, to)]);
      }),
    );
    const release = async () => {
      await Promise.all(held.map(([, { release: letGo }]) => letGo()));
    };
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) {
      await release();
      throw failure.reason;
    }
    const move = async (note: MoveNote) => {
      await Promise.all(held.map((each) => this.move(each, from, to, note)));
    };
    return { move, release };
  }

  async follow(place: string, from: string, to: string, note: MoveNote): Promise<void> {
    for (const party of await this.partiesAt(place, from)) {
      try {
        const held = await this.placeFor(party, place, to);
        await this.move([party, held], from, to, note);
      } catch (error) {
        // It stays where the guide sees it.
        if (!(error instanceof ConflictException)) throw error;
      }
    }
    // These take no places until they come back; then they need one.
    await this.tours.updateMany(
      { place, date: from, owner: { $not: NOT_DELETED }, restorableUntil: null },
      movedTo(from, to, note),
      { updatePipeline: true, hint: BY_DEPARTURE },
    );
  }

  private partiesAt(place: string, date: string): Promise<Party[]> {
    return this.tours
      .find({ place, date, ...TAKES_PLACES }, PARTY)
      .hint(BY_DEPARTURE)
      .lean<Party[]>()
      .exec();
  }

  private placeFor(
    { _id, owner, people, revision = 0 }: Party,
    place: string,
    to: string,
  ): Promise<Place> {
    return this.departures.takeBack(place, to, people, { booking: _id, owner, revision });
  }

  /** Moves a party, unless its booking was changed meanwhile. */
  private async move(
    [{ _id, revision }, held]: Held,
    from: string,
    to: string,
    note: MoveNote,
  ): Promise<void> {
    await underHold(held, () =>
      this.tours.updateOne({ _id, date: from, ...atRevision(revision) }, movedTo(from, to, note), {
        updatePipeline: true,
      }),
    );
  }
}

/** Makes a booking one of another date. What was noted on the day is not so any more; the note is. */
function movedTo(from: string, to: string, { reason, at }: MoveNote) {
  return [
    {
      $set: {
        date: to,
        day: weekdayOf(to),
        moved: { from, reason: { $literal: reason }, at },
        revision: { $add: [{ $ifNull: ['$revision', 0] }, 1] },
        // What is noted by the sheet of the old date is refused.
        attendance: NOTHING_NOTED,
      },
    },
  ];
}
