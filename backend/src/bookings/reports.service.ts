import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { parseDepartureId, type DepartureKey } from 'shared/departure-id';
import { TIME_ZONE } from 'shared/new-york';
import type { ListName } from 'shared/tours';
import { COLLECTIONS } from '../database/collections';
import { DeparturesService } from '../departures/departures.service';
import { ToursService } from '../tours/tours.service';
import { VISIBLE_TO_GUIDE } from './booking';

/** The sums of a departure's bookings, without canceled ones. */
export interface DepartureCount extends DepartureKey {
  id: string;
  people: number;
  parties: number;
  /** The number of people who are recorded as no-shows. */
  noShow: number;
  /** The number of booked people whose attendance is recorded. */
  recordedPeople: number;
}

/** The number of bookings that were made this many days before their tours. */
export interface LeadTime {
  days: number;
  bookings: number;
}

const IS_WALK_IN = { $ne: [{ $type: '$walkIn' }, 'missing'] };
/** How many of a party's people are recorded as arrived or as no-shows. The rest may still be on their way. */
const RECORDED_PEOPLE = {
  $switch: {
    branches: [
      { case: IS_WALK_IN, then: 0 },
      { case: '$attendance.noShow', then: '$people' },
    ],
    default: { $min: ['$people', { $ifNull: ['$attendance.arrived', 0] }] },
  },
};
const NO_SHOW_PEOPLE = {
  $cond: [
    { $and: [{ $not: [IS_WALK_IN] }, '$attendance.noShow'] },
    { $max: [0, { $subtract: ['$people', '$attendance.arrived'] }] },
    0,
  ],
};
/** The calendar days in New York between a booking and its tour. */
const LEAD_TIME_DAYS = {
  $dateDiff: {
    startDate: '$createdAt',
    endDate: { $dateFromString: { dateString: '$date', timezone: TIME_ZONE } },
    unit: 'day',
    timezone: TIME_ZONE,
  },
};

/** Sums up a list's bookings between two dates, inclusive. */
@Injectable()
export class ReportsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly departures: DeparturesService,
    private readonly tours: ToursService,
  ) {}

  /** The ids of the departures that have parties on their day sheets, including canceled parties. */
  async findDepartureIdsWithParties(list: ListName, from: string, to: string): Promise<string[]> {
    const rows = await this.aggregate<{ _id: string }>(list, from, to, [
      { $match: VISIBLE_TO_GUIDE },
      { $group: { _id: '$departure' } },
    ]);
    return rows.map(({ _id }) => _id);
  }

  async countByDeparture(list: ListName, from: string, to: string): Promise<DepartureCount[]> {
    const rows = await this.aggregate<Omit<DepartureCount, 'id'> & { _id: string }>(
      list,
      from,
      to,
      [
        { $match: { status: 'booked' } },
        {
          $group: {
            _id: '$departure',
            place: { $first: '$place' },
            people: { $sum: '$people' },
            parties: { $sum: 1 },
            noShow: { $sum: NO_SHOW_PEOPLE },
            recordedPeople: { $sum: RECORDED_PEOPLE },
          },
        },
      ],
    );
    return rows.flatMap(({ _id, ...count }) => {
      const key = parseDepartureId(_id);
      return key ? [{ ...count, ...key, id: _id }] : [];
    });
  }

  /** @param canceledIds the ids of departures whose bookings aren't counted */
  countByLeadTime(
    list: ListName,
    from: string,
    to: string,
    canceledIds: ReadonlySet<string>,
  ): Promise<LeadTime[]> {
    const departure = { $nin: [...canceledIds] };
    return this.aggregate<LeadTime>(list, from, to, [
      { $match: { departure, status: 'booked', walkIn: { $exists: false } } },
      { $group: { _id: LEAD_TIME_DAYS, bookings: { $sum: 1 } } },
      { $project: { _id: 0, days: '$_id', bookings: 1 } },
    ]);
  }

  private async aggregate<Row extends object>(
    list: ListName,
    from: string,
    to: string,
    stages: object[],
  ): Promise<Row[]> {
    // Includes hidden tours, because they keep their bookings.
    const tours = (await this.tours.getAll()).filter((tour) => tour.list === list);
    const departureIds = await this.departures.findEverBookedIds({ tours, from, to });
    const departure = { $in: departureIds };
    return this.connection
      .collection(COLLECTIONS[list])
      .aggregate<Row>([{ $match: { departure } }, ...stages])
      .toArray();
  }
}
