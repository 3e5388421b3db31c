import type { Model } from 'mongoose';
import type { Booked, Lead, ReportList, SheetParty, Taken } from '../departures/party-lists';
import { COUNTED, ON_SHEET, SHEET, toParty, type StoredParty } from './attendance.service';
import { TIME_ZONE } from './calendar';
import { deletedKeys } from './deletion';
import { BY_DEPARTURE, type Tour } from './tour.schema';

/** Whoever comes without a booking can't stay away from one, and books no days ahead. */
const WALKED_IN = { $ne: [{ $type: '$walkIn' }, 'missing'] };
/** Of how many it was noted whether they came: of a party that is not all there, the rest may still be on its way. */
const NOTED = {
  $switch: {
    branches: [
      { case: WALKED_IN, then: 0 },
      { case: '$attendance.noShow', then: '$people' },
    ],
    default: { $min: ['$people', { $ifNull: ['$attendance.arrived', 0] }] },
  },
};
const MISSED = {
  $cond: [
    { $and: [{ $not: [WALKED_IN] }, '$attendance.noShow'] },
    { $max: [0, { $subtract: ['$people', '$attendance.arrived'] }] },
    0,
  ],
};
/** By New York's calendar, as it was there when the booking was made. */
const DAYS_BEFORE = {
  $dateDiff: {
    startDate: '$createdAt',
    endDate: { $dateFromString: { dateString: '$date', timezone: TIME_ZONE } },
    unit: 'day',
    timezone: TIME_ZONE,
  },
};

/** One list's bookings beyond the day: for the guide to export, to look somebody up in, and to count. */
export class ReportsService implements ReportList {
  constructor(private readonly tours: Model<Tour>) {}

  async bookedBetween(from: string, to: string): Promise<Omit<Taken, 'people'>[]> {
    return this.tours
      .aggregate<Omit<Taken, 'people'>>([
        { $match: between(from, to) },
        { $group: { _id: { place: '$place', date: '$date' } } },
        { $replaceWith: '$_id' },
      ])
      .hint(BY_DEPARTURE);
  }

  async partiesOf(ownerKey: string): Promise<SheetParty[]> {
    const parties = await this.tours
      .find(
        {
          $or: [
            { owner: ownerKey },
            { owner: deletedKeys(ownerKey), restorableUntil: { $ne: null } },
          ],
        },
        SHEET,
      )
      .lean<StoredParty[]>();
    return parties.map(toParty);
  }

  async counts(from: string, to: string): Promise<Booked[]> {
    return this.tours
      .aggregate<Booked>([
        { $match: { ...between(from, to), ...COUNTED } },
        {
          $group: {
            _id: { place: '$place', date: '$date' },
            parties: { $sum: 1 },
            people: { $sum: '$people' },
            noShow: { $sum: MISSED },
            noted: { $sum: NOTED },
          },
        },
        { $replaceWith: { $mergeObjects: ['$$ROOT', '$_id'] } },
        { $unset: '_id' },
      ])
      .hint(BY_DEPARTURE);
  }

  async leads(from: string, to: string): Promise<Lead[]> {
    return this.tours
      .aggregate<Lead>([
        { $match: { ...between(from, to), ...COUNTED, walkIn: { $exists: false } } },
        { $group: { _id: DAYS_BEFORE, bookings: { $sum: 1 } } },
        { $project: { _id: 0, days: '$_id', bookings: 1 } },
      ])
      .hint(BY_DEPARTURE);
  }
}

function between(from: string, to: string) {
  return { date: { $gte: from, $lte: to }, $or: ON_SHEET };
}
