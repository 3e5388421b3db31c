import { Types } from 'mongoose';
import { addDays, newYorkDate } from 'shared/new-york';
import type { Booking as StoredBooking } from '../src/bookings/booking';
import { RetentionService } from '../src/bookings/retention.service';
import { resetBookings, useApp } from './support/app';
import { dateAhead, storeBookings, bookingInputOn } from './support/departures';
import { eventually } from './support/eventually';
import { bookingInput } from './support/factories';
import { signUpGuide } from './support/guide';
import { LISTS, type List } from './support/lists';
import { useReplica } from './support/process';
import { payloadOf } from './support/tokens';
import type { Booking, Visitor } from './support/visitor';
import { omit } from './support/omit';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PAST_DATE = addDays(newYorkDate(new Date()), -20);

const SETTINGS = { JOB_CHECK_SECONDS: '1' };
const app = useApp(SETTINGS);
useReplica(() => app.mongodbUri, SETTINGS);

let guide: Visitor;
beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
});
beforeEach(async () => {
  await resetBookings(app);
});

const timeFromNow = (ms: number) => new Date(Date.now() + ms);
const anonymizeDueBookings = (signal = new AbortController().signal) =>
  app.app.get(RetentionService).anonymizeDueBookings(signal);

describe.each(LISTS)('a guest’s $name', (list) => {
  let guest: Visitor;
  let owner: string;
  beforeEach(async () => {
    guest = app.visitor();
    await guest.becomeGuest();
    owner = `guest:${String(payloadOf(String(guest.cookie)).sub)}`;
  });

  const storedBookings = () => app.database.collection<StoredBooking>(list.collection);
  const findStored = (_id: Types.ObjectId | string) =>
    storedBookings().findOne({ _id: new Types.ObjectId(_id) });
  const fetchListedIds = async () => (await guest.get(list.all)).list.map(({ _id }) => _id);
  const fetchFigures = async (from = PAST_DATE, to = PAST_DATE) =>
    (await guide.get(`/api/guide/figures?from=${from}&to=${to}`)).text;

  /** Stores a booking that belongs to the guest, for any date. */
  async function storeBooking(fields: Partial<StoredBooking> = {}): Promise<Types.ObjectId> {
    const createdAt = new Date(`${addDays(PAST_DATE, -5)}T15:00:00Z`);
    const booking = { owner, date: PAST_DATE, people: 3, createdAt, ...fields };
    const [storedBooking] = await storeBookings(app, list, [booking]);
    if (!storedBooking) throw new Error('The booking was not stored.');
    return storedBooking._id;
  }

  it('become anonymous once they have expired, and still count in the figures', async () => {
    const _id = await storeBooking({
      anonymizeAt: timeFromNow(-1),
      attendance: { arrived: 2, noShow: true, note: 'Hat', revision: 4 },
      requestKey: 'mine',
      network: 'somewhere',
      revision: 2,
    });
    const keptFields = omit(await findStored(_id), 'anonymizeAt', 'requestKey', 'network');
    const figuresBefore = await fetchFigures();
    expect(figuresBefore).toContain('"people":3,"parties":1,"noShow":1');
    expect(await fetchListedIds()).toEqual([String(_id)]);
    for (let i = 0; i < 2; i++) {
      await anonymizeDueBookings();
      expect(await findStored(_id)).toEqual({
        ...keptFields,
        owner: 'nobody',
        revision: 3,
        attendance: { arrived: 2, noShow: true, note: '', revision: 4 },
      });
    }
    expect(await fetchFigures()).toBe(figuresBefore);
    expect(await fetchListedIds()).toEqual([]);
    expect((await guest.get(`${list.calendar}/${String(_id)}`)).status).toBe(404);
  });

  it('belong to the guest until they expire', async () => {
    const _id = await storeBooking({ anonymizeAt: timeFromNow(MINUTE_MS) });
    const bookingBefore = await findStored(_id);
    await anonymizeDueBookings();
    expect(await findStored(_id)).toEqual(bookingBefore);
    expect(await fetchListedIds()).toEqual([String(_id)]);
  });

  it('count in the figures even if the guest removed them from the list after the tour', async () => {
    const _id = await storeBooking({ anonymizeAt: timeFromNow(5000) });
    expect((await guest.delete(`${list.remove}/${String(_id)}`)).status).toBe(204);
    const figuresBefore = await fetchFigures();
    expect(figuresBefore).toContain('"people":3');
    expect((await guest.post(`${list.restore}/${String(_id)}`)).status).toBe(200);
    await guest.delete(`${list.remove}/${String(_id)}`);
    await storedBookings().updateOne({ _id }, { $set: { anonymizeAt: timeFromNow(-1) } });
    await anonymizeDueBookings();
    const storedBooking = await findStored(_id);
    expect(storedBooking?.owner).toBe('nobody');
    for (const field of ['anonymizeAt', 'deleteAt', 'restorableUntil']) {
      expect(storedBooking).not.toHaveProperty(field);
    }
    expect(await fetchFigures()).toBe(figuresBefore);
  });

  it('count in the figures after the guest signed up, even if they were removed from the list', async () => {
    const _id = await storeBooking({ anonymizeAt: timeFromNow(DAY_MS) });
    await guest.delete(`${list.remove}/${String(_id)}`);
    await guest.signUp();
    await anonymizeDueBookings();
    const storedBooking = await findStored(_id);
    expect(storedBooking?.owner).toMatch(/^user:/);
    for (const field of ['anonymizeAt', 'deleteAt'])
      expect(storedBooking).not.toHaveProperty(field);
    expect(await fetchFigures()).toContain('"people":3');
  });

  it('are left for MongoDB to delete if they were canceled before the tour', async () => {
    const { _id } = (await guest.post(list.create, bookingInput())).body as Booking;
    await guest.delete(`${list.remove}/${_id}`);
    // Makes the tour's day end before MongoDB deletes the booking.
    await storedBookings().updateOne(
      { _id: new Types.ObjectId(_id) },
      { $set: { date: PAST_DATE } },
    );
    const bookingBefore = await findStored(_id);
    expect(bookingBefore?.deleteAt).toBeInstanceOf(Date);
    await anonymizeDueBookings();
    expect(await findStored(_id)).toEqual(bookingBefore);
    expect(await fetchFigures()).not.toContain('"people":2');
  });

  it('belong to the guest until the tour has ended, even if they are moved to a later date', async () => {
    const anonymizationTimeFor = (date: string) => new Date(Date.parse(addDays(date, 2)));
    const firstDate = dateAhead(31);
    const { _id } = (await guest.post(list.create, bookingInputOn(firstDate))).body as Booking;
    expect(await findStored(_id)).toMatchObject({
      owner,
      anonymizeAt: anonymizationTimeFor(firstDate),
    });
    const laterDate = dateAhead(60);
    expect((await guest.put(`${list.update}/${_id}`, bookingInputOn(laterDate))).status).toBe(200);
    await anonymizeDueBookings();
    expect(await findStored(_id)).toMatchObject({
      owner,
      anonymizeAt: anonymizationTimeFor(laterDate),
    });
    expect(await fetchListedIds()).toEqual([_id]);
  });

  it('stay unchanged once they are anonymous, even after an account is deleted and old bookings are anonymized', async () => {
    const visitor = app.visitor();
    const { password, token } = await visitor.signUp();
    const _id = await storeBooking({ anonymizeAt: timeFromNow(-1), date: '2020-01-06' });
    await storeBooking({ owner: `user:${String(payloadOf(token).sub)}` });
    await anonymizeDueBookings();
    const bookingBefore = await findStored(_id);
    expect(bookingBefore?.owner).toBe('nobody');
    expect((await visitor.call('DELETE', '/api/account', { password })).status).toBe(204);
    await app.app.get(RetentionService).anonymizePastDepartures(13, new AbortController().signal);
    expect(await findStored(_id)).toEqual(bookingBefore);
    expect(await storedBookings().countDocuments({ owner: 'nobody' })).toBe(2);
  });
});

describe('the job that anonymizes expired bookings', () => {
  const makeDueBookings = (list: List, count: number) =>
    Array.from({ length: count }, (_, i) => ({
      owner: 'guest:many',
      people: 1,
      date: PAST_DATE,
      anonymizeAt: timeFromNow(-i - 1),
      place: list.places[i % list.places.length] ?? '',
    }));
  const countAnonymized = async () => {
    const counts = LISTS.map(({ collection }) =>
      app.database.collection(collection).countDocuments({ owner: 'nobody' }),
    );
    return (await Promise.all(counts)).reduce((sum, count) => sum + count);
  };
  beforeEach(async () => {
    for (const list of LISTS) await storeBookings(app, list, makeDueBookings(list, 2500));
  });

  it('runs every few minutes, regardless of the number of replicas', async () => {
    const jobs = app.database.collection<{ _id: string; due: Date }>('jobs');
    await eventually(async () => {
      // A run that began earlier may have missed some bookings.
      if ((await countAnonymized()) < 5000) {
        await jobs.updateOne({ _id: 'expiry' }, { $set: { due: new Date(0) } });
      }
      expect(await countAnonymized()).toBe(5000);
      const dueMs = (await jobs.findOne({ _id: 'expiry' }))?.due.getTime() ?? 0;
      expect(dueMs).toBeGreaterThan(Date.now() + 2 * MINUTE_MS);
      expect(dueMs).toBeLessThan(Date.now() + 4 * MINUTE_MS);
    }, 20_000);
  }, 30_000);

  it('stops on request, and continues at the next run', async () => {
    await expect(anonymizeDueBookings(AbortSignal.abort())).rejects.toThrow();
    expect(await countAnonymized()).toBe(0);
    const controller = new AbortController();
    const stoppedRun = anonymizeDueBookings(controller.signal);
    await eventually(async () => {
      expect(await countAnonymized()).toBeGreaterThan(0);
    });
    controller.abort();
    await stoppedRun.catch(() => undefined);
    await anonymizeDueBookings();
    expect(await countAnonymized()).toBe(5000);
  });

  it('uses the index on anonymizeAt, and reads no anonymized bookings', async () => {
    const { db } = app.database;
    await anonymizeDueBookings();
    await db?.command({ profile: 2 });
    await anonymizeDueBookings();
    await db?.command({ profile: 0 });
    const profile = db?.collection('system.profile');
    const operationsInProfile = (await profile?.find({ ns: /_tours$/ }).toArray()) ?? [];
    await profile?.drop();
    const operations = operationsInProfile.filter(({ command }) =>
      JSON.stringify(command).includes('"anonymizeAt":{"$lte"'),
    );
    expect(operations.length).toBeGreaterThanOrEqual(2);
    for (const { planSummary, docsExamined } of operations) {
      expect(planSummary).toBe('IXSCAN { anonymizeAt: 1 }');
      expect(docsExamined).toBe(0);
    }
  });
});
