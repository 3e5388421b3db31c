import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, UpdateQuery } from 'mongoose';
import { isDuplicate } from '../database/database-errors';
import type { DepartureOverride, PlaceSettings } from '../departures/departure';
import { departureId, placeId, type DepartureKey } from '../departures/departure-id';
import type { StoredDeparture, StoredPlace } from '../departures/departure.schema';
import { DeparturesService } from '../departures/departures.service';
import { NOTHING_HERE } from '../http/problem';
import { hasTours, isCalendarDate } from '../tours/calendar';
import { LISTS, PLACES, type ListName } from '../tours/tour-options';
import type { DepartureInput, MoveInput } from './day-sheet.dto';
import type { PlaceInput, PlaceRecord } from './places.dto';

/** What of a departure the guide may set for it alone. */
const OWN_SETTINGS = [
  'startTime',
  'lengthMinutes',
  'meetingPoint',
  'capacity',
  'cutoffMinutes',
  'state',
  'reason',
] as const;

export const CHANGED_MEANWHILE =
  'This departure was changed in the meantime, maybe on another device. Please look at it again.';

const ALL_PLACES = LISTS.flatMap((list) => PLACES[list].map((place) => ({ list, place })));

/** What the guide sets: for a place, and for one departure. */
@Injectable()
export class GuideDeparturesService {
  constructor(
    @InjectModel('Place') private readonly places: Model<StoredPlace>,
    @InjectModel('Departure') private readonly departures: Model<StoredDeparture>,
    private readonly current: DeparturesService,
  ) {}

  listPlaces(): Promise<PlaceRecord[]> {
    return Promise.all(
      ALL_PLACES.map(async ({ list, place }) =>
        toRecord(list, place, await this.current.settingsFor(list, place)),
      ),
    );
  }

  /** @throws NotFoundException if there is no such place */
  async setPlace(id: string, input: PlaceInput): Promise<PlaceRecord> {
    const found = ALL_PLACES.find((each) => placeId(each) === id);
    if (!found) throw new NotFoundException(NOTHING_HERE);
    const { capacity, ...others } = input;
    const settings = { ...others, ...(capacity !== null && { capacity }) };
    await this.places.replaceOne({ _id: id }, settings, { upsert: true });
    return toRecord(found.list, found.place, settings);
  }

  /**
   * Sets what is different about one departure; what is missing is as the place has it.
   *
   * @throws NotFoundException if there can be no such departure
   * @throws ConflictException if it was changed since the revision that the change goes by
   */
  async setDeparture(id: string, { revision, ...input }: DepartureInput): Promise<void> {
    const given = OWN_SETTINGS.filter((name) => input[name] !== undefined);
    const dropped = OWN_SETTINGS.filter((name) => !given.includes(name));
    const set = Object.fromEntries(given.map((name) => [name, input[name]]));
    await this.change(id, revision, set, ['movedTo', ...dropped]);
  }

  /**
   * Notes that a departure was moved to another date, and closes it.
   *
   * @throws NotFoundException if there can be no such departure
   * @throws ConflictException if it was changed since the revision that the change goes by
   */
  async noteMove(id: string, { date, reason, revision }: MoveInput): Promise<void> {
    await this.change(id, revision, { state: 'closed', movedTo: date, reason });
  }

  private async change(
    id: string,
    revision: number,
    set: DepartureOverride,
    unset: string[] = [],
  ): Promise<void> {
    const { list, place, date } = keyOf(id);
    const change = {
      $set: set,
      $unset: Object.fromEntries(unset.map((name) => [name, 1])),
      $inc: { revision: 1 },
    };
    const found =
      revision === 0
        ? await this.firstChange(id, {
            ...change,
            $setOnInsert: { list, place, date, version: 1, holds: [] },
          })
        : (await this.departures.updateOne({ _id: id, revision }, change)).matchedCount > 0;
    if (!found) {
      throw new ConflictException(CHANGED_MEANWHILE);
    }
  }

  /** Changes a departure that was never changed, and may not be stored; false if it was. */
  private async firstChange(id: string, change: UpdateQuery<StoredDeparture>): Promise<boolean> {
    try {
      await this.departures.updateOne({ _id: id, revision: { $exists: false } }, change, {
        upsert: true,
      });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }
}

/** @throws NotFoundException if there can be no such departure: on Sundays there are none */
export function keyOf(id: string): DepartureKey {
  const [, date = ''] = id.split('.');
  const key = ALL_PLACES.map((each) => ({ ...each, date })).find(
    (each) => departureId(each) === id,
  );
  if (!key || !isCalendarDate(date) || !hasTours(date)) throw new NotFoundException(NOTHING_HERE);
  return key;
}

function toRecord(
  list: ListName,
  place: string,
  { startTime, lengthMinutes, meetingPoint, capacity, cutoffMinutes, weekdays }: PlaceSettings,
): PlaceRecord {
  return {
    id: placeId({ list, place }),
    list,
    place,
    startTime,
    lengthMinutes,
    meetingPoint,
    capacity: capacity ?? null,
    cutoffMinutes,
    weekdays,
  };
}
