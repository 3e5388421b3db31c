import type { mongo } from 'mongoose';
import { newYorkDate, weekdayOf } from 'shared/new-york';

/**
 * From version 1 to 2. Bookings had their state in their owner's key and a number among their owner's; places
 * had one start time; departures were noted only when there was something to note. It knows the names and
 * defaults of version 1 by itself, since those of the app go on changing.
 */

/** A booking of version 1. */
interface OldBooking {
  _id: mongo.ObjectId;
  /** An owner's key, or `deleted:KEY:ID`, `walk-in:REQUEST`, `without-owner:ID`. */
  owner: string;
  slot: number;
  requestKey?: string;
  place: string;
  date: string;
  people: number;
  revision?: number;
  moved?: object;
  cancelledAt?: Date;
  cancelReason?: string;
  createdAt: Date;
  attendance?: object;
  walkIn?: string;
  ownedUntil?: Date;
  expiresAt?: Date;
  restorableUntil?: Date;
}

/** What was set for a place. */
interface OldPlace {
  startTime: string;
  lengthMinutes: number;
  meetingPoint: string;
  capacity?: number;
  cutoffMinutes: number;
  weekdays: string[];
}

/** What was noted of a departure. */
interface OldDeparture extends Partial<Omit<OldPlace, 'weekdays' | 'capacity'>> {
  list: string;
  place: string;
  date: string;
  capacity?: number | null;
  state?: string;
  movedTo?: string;
  reason?: string;
  revision?: number;
}

type Stored<Document> = Document & { _id: string };

const COLLECTIONS = { day: 'day_tours', night: 'night_tours' } as const;
const LISTS = ['day', 'night'] as const;
type List = (typeof LISTS)[number];

const DEFAULTS = {
  day: { startTime: '10:00', lengthMinutes: 150, cutoffMinutes: 0 },
  night: { startTime: '19:30', lengthMinutes: 120, cutoffMinutes: 0 },
};
const MEETING_POINTS: Record<string, string> = {
  'day.central-park': 'Columbus Circle, at the Maine Monument',
  'day.empire-state-building': 'Fifth Avenue at West 34th Street, at the main entrance',
  'day.rockefeller-center': 'Channel Gardens, at Fifth Avenue between 49th and 50th Streets',
  'day.brooklyn-bridge': 'City Hall Park, at the start of the bridge’s walkway',
  'day.walk-around-wall-street': 'Broadway at Wall Street, in front of Trinity Church',
  'day.walk-through-les': 'Essex Street at Delancey Street, in front of Essex Market',
  'day.soho-and-villages': 'Washington Square Park, under the arch',
  'day.statue-of-liberty': 'Battery Park, in front of Castle Clinton',
  'night.yankee-stadium': 'East 161st Street at River Avenue, in front of Gate 6',
  'night.empire-state-building': 'Fifth Avenue at West 34th Street, at the main entrance',
  'night.times-square': 'Duffy Square, at the foot of the red steps',
  'night.statue-of-liberty': 'Whitehall Terminal, in front of the Staten Island Ferry entrance',
  'night.rockefeller-center': 'Channel Gardens, at Fifth Avenue between 49th and 50th Streets',
  'night.grand-station': 'Grand Central Terminal, at the clock in the main concourse',
  'night.one-world-trade-center': 'Fulton Street at Greenwich Street, in front of the Oculus',
};
const RESTORABLE_MS = 15 * 60 * 1000;
const OPEN_LIST = 'open';
/** From a date's midnight in Greenwich until it is another day everywhere. */
const OVER_AFTER_MS = 2 * 24 * 60 * 60 * 1000;
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;
const AT_ONCE = 1000;
/** What the indexes of bookings were on that are there no longer. */
const OLD_KEYS = /slot|place|expiresAt|"owner":1,"createdAt"/;
const DELETED = /^deleted:(.*):[0-9a-f]{24}$/;

/** Brings version 1 to version 2. Can be repeated after it stopped halfway. */
export async function toOneCore(db: mongo.Db, signal: AbortSignal): Promise<void> {
  if (!(await isUsed(db))) return;
  const places = await readPlaces(db);
  for (const list of LISTS) await dropOldIndexes(db, COLLECTIONS[list]);
  await dropOldIndexes(db, 'users', 'leftAt_1');
  await dropOldIndexes(db, 'revoked_tokens', 'from_1');
  await writeTours(db, places);
  await writeDepartures(db, places, signal);
  const networks = await networksOf(db);
  for (const list of LISTS) await writeBookings(db, list, places, networks, signal);
  await finishMoves(db, places);
  await finishMerges(db);
  await finishDeletions(db);
  await db.collection<Stored<object>>('jobs').deleteOne({ _id: 'moves' });
  for (const name of ['guest_places', 'places']) await db.dropCollection(name);
}

/** Whether there is anything of version 1; a new installation begins with the defaults of version 2. */
async function isUsed(db: mongo.Db): Promise<boolean> {
  for (const name of ['users', 'places', 'departures', ...Object.values(COLLECTIONS)]) {
    if (await db.collection(name).findOne({}, { projection: { _id: 1 } })) return true;
  }
  return false;
}

/** Drops the index of a name, or those of bookings that are there no longer. */
async function dropOldIndexes(db: mongo.Db, collection: string, name?: string): Promise<void> {
  const indexes = await db
    .collection(collection)
    .indexes()
    .catch(() => []);
  for (const index of indexes) {
    const isOld =
      name === undefined ? OLD_KEYS.test(JSON.stringify(index.key)) : index.name === name;
    if (isOld && index.name) await db.collection(collection).dropIndex(index.name);
  }
}

/** What held for each place, by its tour's id. */
async function readPlaces(db: mongo.Db): Promise<Map<string, OldPlace>> {
  const stored = await db.collection<Stored<OldPlace>>('places').find().toArray();
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const defaults = Object.entries(MEETING_POINTS).map(([id, meetingPoint]): [string, OldPlace] => [
    id,
    { ...DEFAULTS[listIn(id)], meetingPoint, weekdays },
  ]);
  return new Map([...defaults, ...stored.map(({ _id, ...place }) => [_id, place] as const)]);
}

/** What held for a place; also for one that is no longer offered, whose bookings are still to be anonymized. */
function placeOf(places: Map<string, OldPlace>, list: List, place: string): OldPlace {
  const defaults = { ...DEFAULTS[list], meetingPoint: place, weekdays: [] };
  return places.get(tourId(list, place)) ?? defaults;
}

async function writeTours(db: mongo.Db, places: Map<string, OldPlace>): Promise<void> {
  const tours = [...places].map(([_id, { startTime, ...place }]) => ({
    updateOne: {
      filter: { _id },
      update: { $setOnInsert: { ...place, startTimes: [startTime], daysAhead: 90, revision: 0 } },
      upsert: true,
    },
  }));
  await db.collection<Stored<object>>('tours').bulkWrite(tours);
}

/** Stores each departure that somebody has booked, with what it promised, and each with something noted. */
async function writeDepartures(
  db: mongo.Db,
  places: Map<string, OldPlace>,
  signal: AbortSignal,
): Promise<void> {
  const departures = db.collection<Stored<OldDeparture>>('departures');
  const old = await departures.find({ tour: { $exists: false } }).toArray();
  const noted = new Map(old.map((departure) => [departure._id, departure]));
  const booked = new Map<string, { list: List; place: string; date: string; parties: number }>();
  for (const list of LISTS) {
    const keys = await db
      .collection<OldBooking>(COLLECTIONS[list])
      .aggregate<{ _id: { place: string; date: string }; parties: number }>([
        { $match: { place: { $exists: true }, status: { $exists: false } } },
        { $group: { _id: { place: '$place', date: '$date' }, parties: { $sum: 1 } } },
      ])
      .toArray();
    for (const { _id, parties } of keys) booked.set(oldId(list, _id), { list, ..._id, parties });
  }
  for (const id of new Set([...noted.keys(), ...booked.keys()])) {
    signal.throwIfAborted();
    const note = noted.get(id);
    const key = booked.get(id) ?? (note && { ...note, list: listIn(note.list) });
    if (!key) continue;
    const place = placeOf(places, key.list, key.place);
    const settings = note && settingsOf(note);
    if (!booked.has(id) && Object.keys(settings ?? {}).length === 0) continue;
    const { list, date } = key;
    const start = place.startTime;
    const promised = {
      isPromised: true,
      startTime: start,
      lengthMinutes: place.lengthMinutes,
      meetingPoint: place.meetingPoint,
      cutoffMinutes: place.cutoffMinutes,
    };
    const departure = {
      ...{ tour: tourId(list, key.place), list, place: key.place, date, start },
      ...(booked.has(id) && promised),
      ...settings,
      calendarUid: id,
      revision: note?.revision ?? 0,
      version: booked.get(id)?.parties ?? 0,
    };
    const _id = departureId(list, key.place, date, start);
    await departures.updateOne({ _id }, { $setOnInsert: departure }, { upsert: true });
    await renameCalendarEntry(db, id, _id);
  }
  await departures.deleteMany({ tour: { $exists: false } });
}

async function renameCalendarEntry(db: mongo.Db, from: string, to: string): Promise<void> {
  const entries = db.collection<Stored<object>>('calendar_entries');
  const entry = await entries.findOne({ _id: from });
  if (!entry) return;
  await entries.updateOne({ _id: to }, { $setOnInsert: { ...entry, _id: to } }, { upsert: true });
  await entries.deleteOne({ _id: from });
}

function settingsOf(note: Stored<OldDeparture>): object {
  const { startTime, lengthMinutes, meetingPoint, capacity, cutoffMinutes } = note;
  const { state, movedTo, reason, revision } = note;
  const all = { startTime, lengthMinutes, meetingPoint, capacity, cutoffMinutes };
  return Object.fromEntries(
    Object.entries({ ...all, state, movedTo, reason, revision }).filter(
      ([, value]) => value !== undefined,
    ),
  );
}

/** The networks of the guests that booked at departures with a limit, by the booking's id. */
async function networksOf(db: mongo.Db): Promise<Map<string, string>> {
  const networks = await db
    .collection<Stored<{ places: { booking: mongo.ObjectId }[] }>>('guest_places')
    .find()
    .toArray();
  return new Map(
    networks.flatMap(({ _id, places }) =>
      places.map(({ booking }) => [String(booking), _id] as const),
    ),
  );
}

async function writeBookings(
  db: mongo.Db,
  list: List,
  places: Map<string, OldPlace>,
  networks: Map<string, string>,
  signal: AbortSignal,
): Promise<void> {
  const bookings = db.collection<OldBooking>(COLLECTIONS[list]);
  // Marks that a place had been taken from a booking that was never written.
  await bookings.deleteMany({ place: { $exists: false } });
  for (;;) {
    signal.throwIfAborted();
    const some = await bookings
      .find({ status: { $exists: false } } as mongo.Filter<OldBooking>)
      .limit(AT_ONCE)
      .toArray();
    if (some.length === 0) return;
    const writes = some.map((old) => {
      const start = placeOf(places, list, old.place).startTime;
      const { _id, ...replacement } = toBooking(list, start, old, networks.get(String(old._id)));
      return { replaceOne: { filter: { _id, status: { $exists: false } }, replacement } };
    });
    await bookings.bulkWrite(writes as unknown as mongo.AnyBulkWriteOperation<OldBooking>[], {
      ordered: false,
    });
  }
}

function toBooking(list: List, start: string, old: OldBooking, network?: string) {
  const { _id, place, date, people, createdAt, moved, attendance, walkIn, requestKey } = old;
  const key = DELETED.exec(old.owner)?.[1];
  const owner = ownerOf(key ?? old.owner);
  const isOver = old.restorableUntil !== undefined;
  const departure = departureId(list, place, date, start);
  // A repeated call may have booked anew since.
  const call = key === undefined ? (requestKey ?? walkInCall(old)) : undefined;
  return {
    _id,
    owner,
    isListed: key === undefined,
    ...stateOf(old, key !== undefined && !isOver),
    tour: tourId(list, place),
    departure,
    ...{ place, date, day: weekdayOf(date), people },
    ...(moved && { moved }),
    ...(attendance && { attendance }),
    ...(walkIn !== undefined && { walkIn }),
    ...(network !== undefined && { network }),
    ...(call !== undefined && { requestKey: call, requested: { place, people, departure } }),
    revision: old.revision ?? 0,
    createdAt,
    ...timesOf(old, owner, key !== undefined && !isOver),
  };
}

function ownerOf(key: string): string {
  if (key.startsWith('walk-in:')) return 'walk-in';
  return key.startsWith('without-owner:') ? 'nobody' : key;
}

/** The key of the call that added a walk-in, where it had one. */
function walkInCall({ _id, owner }: OldBooking): string | undefined {
  const call = owner.startsWith('walk-in:') ? owner.slice('walk-in:'.length) : undefined;
  return call === String(_id) ? undefined : call;
}

function stateOf({ cancelledAt, cancelReason, expiresAt }: OldBooking, isDeleted: boolean) {
  if (cancelledAt) {
    const reason = cancelReason === undefined ? {} : { reason: cancelReason };
    return { status: 'cancelled', cancelledAt, cancelledBy: 'guide', ...reason };
  }
  if (!isDeleted) return { status: 'booked' };
  const at = new Date((expiresAt?.getTime() ?? Date.now()) - RESTORABLE_MS);
  return { status: 'cancelled', cancelledAt: at, cancelledBy: 'owner' };
}

function timesOf(old: OldBooking, owner: string, isDeleted: boolean) {
  const { expiresAt, ownedUntil, restorableUntil, cancelledAt, date } = old;
  if (isDeleted) {
    const until = expiresAt ?? new Date();
    return { restorableUntil: until, deleteAt: until };
  }
  const removed = restorableUntil && { restorableUntil };
  const kept = ownedUntil ?? expiresAt;
  if (!kept || owner.startsWith('user:')) return { ...removed };
  // A departure that was moved to a later date did not take this along.
  const over = new Date(Date.parse(date) + OVER_AFTER_MS);
  const due = owner !== OPEN_LIST && over > kept ? over : kept;
  // What was canceled is deleted, and so is what the open list no longer keeps before its tour.
  const isDeletedThen = cancelledAt !== undefined || newYorkDate(due) <= date;
  return { ...removed, ...(isDeletedThen ? { deleteAt: due } : { anonymizeAt: due }) };
}

/** Finishes moving departures where that was broken off: whoever has booked them comes to the other date. */
async function finishMoves(db: mongo.Db, places: Map<string, OldPlace>): Promise<void> {
  const departures =
    db.collection<Stored<OldDeparture & { tour: string; start: string }>>('departures');
  const date = { $gte: newYorkDate(new Date()) };
  for (const from of await departures.find({ date, movedTo: { $exists: true } }).toArray()) {
    const { tour, place, start, movedTo = from.date, reason = '' } = from;
    const list = listIn(from.list);
    const to = departureId(list, place, movedTo, start);
    const bookings = db.collection<{ departure: string; date: string }>(COLLECTIONS[list]);
    const left = await bookings.findOne({ departure: from._id, status: 'booked' } as object);
    const settings = places.get(tour);
    if (!left || !settings || to === from._id) continue;
    const { lengthMinutes, meetingPoint, cutoffMinutes } = settings;
    const terms = { startTime: start, lengthMinutes, meetingPoint, cutoffMinutes };
    const first = { tour, list, place, date: movedTo, start, ...terms, revision: 0, version: 1 };
    await departures.updateOne({ _id: to }, { $setOnInsert: first as object }, { upsert: true });
    const over = new Date(Date.parse(movedTo) + OVER_AFTER_MS);
    const moved = { from: from.date, reason: { $literal: reason }, at: '$$NOW' };
    const parties = await bookings.countDocuments({
      departure: from._id,
      status: 'booked',
    });
    await departures.updateOne(
      { _id: to },
      { $set: { isPromised: true }, $inc: { version: parties } },
    );
    await bookings.updateMany({ departure: from._id, status: 'booked' }, [
      {
        $set: {
          ...{ departure: to, date: movedTo, day: weekdayOf(movedTo), moved },
          revision: { $add: ['$revision', 1] },
          anonymizeAt: {
            $cond: [{ $gt: ['$anonymizeAt', null] }, { $max: ['$anonymizeAt', over] }, '$$REMOVE'],
          },
        },
      },
    ]);
  }
}

/** Finishes what was broken off when guests signed in. */
async function finishMerges(db: mongo.Db): Promise<void> {
  const tokens = db.collection<Stored<{ from?: string; heir?: string }>>('revoked_tokens');
  for (const { from, heir } of await tokens.find({ from: { $exists: true } }).toArray()) {
    if (from === undefined || heir === undefined) continue;
    for (const list of LISTS) {
      const bookings = db.collection<{ owner: string; status: string }>(COLLECTIONS[list]);
      await bookings.updateMany(
        { owner: from, status: 'booked' },
        {
          $set: { owner: heir },
          $unset: { anonymizeAt: 1, deleteAt: 1, requestKey: 1, network: 1 },
        },
      );
      await bookings.updateMany(
        { owner: from },
        { $set: { owner: heir }, $unset: { requestKey: 1, network: 1 } },
      );
    }
    const owner = { mergedInto: heir, version: 1, expiresAt: new Date(Date.now() + KEPT_MS) };
    await db
      .collection<Stored<object>>('owners')
      .updateOne({ _id: from }, { $setOnInsert: owner }, { upsert: true });
  }
  await tokens.updateMany({}, { $unset: { from: 1, heir: 1 } });
}

/** Finishes deleting accounts that was broken off. */
async function finishDeletions(db: mongo.Db): Promise<void> {
  const users = db.collection('users');
  const today = newYorkDate(new Date());
  for (const { _id } of await users.find({ leftAt: { $exists: true } }).toArray()) {
    const owner = `user:${String(_id)}`;
    for (const list of LISTS) {
      const bookings = db.collection(COLLECTIONS[list]);
      await bookings.deleteMany({
        owner,
        $or: [{ date: { $gt: today } }, { status: 'cancelled', isListed: false }],
      });
      await bookings.updateMany(
        { owner },
        {
          $set: { owner: 'nobody' },
          $unset: {
            requestKey: 1,
            requested: 1,
            reason: 1,
            restorableUntil: 1,
            'attendance.note': 1,
          },
        },
      );
    }
    await users.deleteOne({ _id });
  }
}

function listIn(id: string): List {
  return id.startsWith('day') ? 'day' : 'night';
}

function slugOf(place: string): string {
  return place.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function oldId(list: List, { place, date }: { place: string; date: string }): string {
  return `${list}.${date}.${slugOf(place)}`;
}

function tourId(list: List, place: string): string {
  return `${list}.${slugOf(place)}`;
}

function departureId(list: List, place: string, date: string, start: string): string {
  return `${tourId(list, place)}.${date}.${start.replace(':', '')}`;
}
