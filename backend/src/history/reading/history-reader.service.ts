import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Types, type Connection, type mongo } from 'mongoose';
import { parseDepartureId, tourIdOf } from 'shared/departure-id';
import { historyField, type HistoryChange, type HistoryValue } from 'shared/history';
import { LISTS } from 'shared/tours';
import { COLLECTIONS } from '../../database/collections';
import { isObjectId } from '../../database/object-id';
import { nameOfGuide } from '../../guides/guide-profile';
import { subjectKey, type HistoryEntry } from '../history-entry';
import type { HistoryEntryRecord, HistoryGuide, HistoryPage, HistoryQuery } from './history.dto';

const PAGE_SIZE = 50;
const LATEST_FIRST = { at: -1, _id: -1 } as const;

/** The current names of the things that entries refer to, and departures' start times, by id. Omits deleted things. */
interface Names {
  visitors: Map<string, string>;
  startTimes: Map<string, string>;
  places: Map<string, string>;
  guides: Map<string, string>;
}

/** Reads the history of guides' changes. */
@Injectable()
export class HistoryReader {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async list({ before, ...query }: HistoryQuery): Promise<HistoryPage> {
    const filter = { ...filterOf(query), ...(before !== undefined && olderThan(before)) };
    const [foundEntries, guides] = await Promise.all([
      this.collection
        .find(filter)
        .sort(LATEST_FIRST)
        .limit(PAGE_SIZE + 1)
        .toArray(),
      this.findGuides(),
    ]);
    const entries = foundEntries.slice(0, PAGE_SIZE);
    const names = await this.findNames(entries, guides);
    const lastEntry = entries.at(-1);
    return {
      entries: entries.map((entry) => toRecord(entry, names)),
      next: lastEntry && foundEntries.length > PAGE_SIZE ? cursorOf(lastEntry) : null,
      guides,
    };
  }

  /** Returns the guides who have made entries, each with the name in their latest entry. */
  private findGuides(): Promise<HistoryGuide[]> {
    return this.collection
      .aggregate<HistoryGuide>([
        { $sort: { 'guide.id': 1, ...LATEST_FIRST } },
        { $group: { _id: '$guide.id', name: { $first: '$guide.name' } } },
        { $project: { _id: 0, id: '$_id', name: 1 } },
        { $sort: { name: 1, id: 1 } },
      ])
      .toArray();
  }

  private async findNames(entries: HistoryEntry[], guides: HistoryGuide[]): Promise<Names> {
    const bookings = entries.filter(({ kind }) => kind === 'booking').map(({ subject }) => subject);
    const departures = entries.flatMap((entry) => departureIdOf(entry) ?? []);
    const tours = [...departures.map(tourIdOf), ...idsInFields(entries, 'tours')];
    const [visitors, startTimes, places, users] = await Promise.all([
      this.findVisitorNames(bookings.filter(isObjectId)),
      this.findByIds<{ startTime?: string }>('departures', departures, { startTime: 1 }),
      this.findByIds<{ place: string }>('tours', tours, { place: 1 }),
      this.findUserNames(idsInFields(entries, 'guide')),
    ]);
    return {
      visitors,
      startTimes: mapValues(startTimes, ({ startTime }) => startTime),
      places: mapValues(places, ({ place }) => place),
      guides: new Map([...guides.map(({ id, name }) => [id, name] as const), ...users]),
    };
  }

  private async findVisitorNames(ids: string[]): Promise<Map<string, string>> {
    const visitorsByList = await Promise.all(
      LISTS.map((list) =>
        this.findByIds<{ contact?: { name: string }; walkIn?: string }>(
          COLLECTIONS[list],
          ids.map((id) => new Types.ObjectId(id)),
          { 'contact.name': 1, walkIn: 1 },
        ),
      ),
    );
    const visitors = new Map(visitorsByList.flatMap((visitorsOfList) => [...visitorsOfList]));
    return mapValues(visitors, ({ contact, walkIn }) => contact?.name ?? walkIn);
  }

  private async findUserNames(ids: string[]): Promise<Map<string, string>> {
    const users = await this.findByIds<{ username: string; profile?: { name: string } }>(
      'users',
      ids.filter(isObjectId).map((id) => new Types.ObjectId(id)),
      { username: 1, 'profile.name': 1 },
    );
    return mapValues(users, nameOfGuide);
  }

  private async findByIds<Row extends object>(
    collection: string,
    ids: (string | Types.ObjectId)[],
    projection: Record<string, 1>,
  ): Promise<Map<string, Row>> {
    if (ids.length === 0) return new Map();
    const rows = await this.connection
      .collection<{ _id: string | Types.ObjectId }>(collection)
      .find({ _id: { $in: ids } }, { projection })
      .toArray();
    return new Map(rows.map(({ _id, ...row }) => [String(_id), row as Row]));
  }

  private get collection(): mongo.Collection<HistoryEntry> {
    return this.connection.collection<HistoryEntry>('history');
  }
}

function filterOf({ guide, kind, booking, departure, tour }: HistoryQuery) {
  const keys = [
    ...(booking === undefined ? [] : [subjectKey('booking', booking)]),
    ...(departure === undefined ? [] : [subjectKey('departure', departure)]),
    ...(tour === undefined ? [] : [subjectKey('tour', tour)]),
  ];
  return {
    ...(guide !== undefined && { 'guide.id': guide }),
    ...(kind !== undefined && { kind }),
    ...(keys.length > 0 && { shownWith: { $all: keys } }),
  };
}

function cursorOf({ at, _id }: HistoryEntry): string {
  return `${String(at.getTime())}_${String(_id)}`;
}

function olderThan(cursor: string): mongo.Filter<HistoryEntry> {
  const [time = '', id = ''] = cursor.split('_');
  const at = new Date(Number(time));
  return { at: { $lte: at }, $nor: [{ at, _id: { $gte: new Types.ObjectId(id) } }] };
}

function departureIdOf({ kind, subject, departure }: HistoryEntry): string | undefined {
  return kind === 'departure' ? subject : departure;
}

/** Returns the ids in the values of fields with this format. */
function idsInFields(entries: HistoryEntry[], format: 'tours' | 'guide'): string[] {
  return entries.flatMap(({ kind, changes }) =>
    changes
      .filter(({ field }) => historyField(kind, field)?.format === format)
      .flatMap(({ from = [], to = [] }) => [from, to].flat())
      .filter((value) => typeof value === 'string'),
  );
}

function toRecord(entry: HistoryEntry, names: Names): HistoryEntryRecord {
  const { _id, at, guide, kind, subject, action, changes, bulkChange } = entry;
  const name = kind === 'booking' ? names.visitors.get(subject) : entry.name;
  const departure = departureIdOf(entry);
  const parsedId = departure === undefined ? null : parseDepartureId(departure);
  return {
    id: String(_id),
    at: at.toISOString(),
    guide,
    kind,
    subject,
    ...(name && { name }),
    ...(departure !== undefined && { departure }),
    ...(parsedId && {
      place: names.places.get(parsedId.tour) ?? parsedId.tour,
      date: parsedId.date,
      startTime: names.startTimes.get(departure ?? '') ?? parsedId.start,
    }),
    action,
    changes: changes.map((change) =>
      withNames(change, historyField(kind, change.field)?.format, names),
    ),
    ...(bulkChange !== undefined && { bulkChange }),
  };
}

/** Replaces the ids of tours and guides with their names. */
function withNames(change: HistoryChange, format: string | undefined, names: Names): HistoryChange {
  const namesById =
    format === 'tours' ? names.places : format === 'guide' ? names.guides : undefined;
  if (!namesById) return change;
  const replace = (value: HistoryValue) => {
    const nameList = [value].flat().map((id) => namesById.get(String(id)) ?? String(id));
    return Array.isArray(value) ? nameList : (nameList[0] ?? value);
  };
  const { from, to } = change;
  return {
    ...change,
    ...(from !== undefined && { from: replace(from) }),
    ...(to !== undefined && { to: replace(to) }),
  };
}

/** Converts a map's values. Leaves out those that become undefined. */
function mapValues<Value>(map: Map<string, Value>, convert: (value: Value) => string | undefined) {
  return new Map(
    [...map].flatMap(([id, value]) => {
      const converted = convert(value);
      return converted === undefined ? [] : [[id, converted] as const];
    }),
  );
}
