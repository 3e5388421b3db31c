import { addDays, newYorkDate, nextDate, weekdayOf } from 'shared/new-york';
import { RetentionService } from '../src/bookings/retention.service';
import { resetBookings, useApp } from './support/app';
import {
  dateAhead,
  departureIdOn,
  PLACE,
  setDeparture,
  setTour,
  countBookedPeople,
  bookingInputOn,
} from './support/departures';
import { signUpGuide } from './support/guide';
import { LISTS } from './support/lists';
import { expectFieldErrors, expectProblem, expectRefusal } from './support/problems';
import type { Visitor } from './support/visitor';

const OLD_DATE = dateAhead(10);
const NEW_DATE = dateAhead(17);
const REASON = 'The $bridge is closed';

const app = useApp();
let guide: Visitor;
beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
});
beforeEach(async () => {
  await resetBookings(app);
});

describe.each(LISTS)('moving a departure of $name', (list) => {
  const departureIdOf = (date: string) => departureIdOn(list, date);
  const move = (date: string, { from = OLD_DATE, revision = 0 } = {}) =>
    guide.put(`/api/guide/departures/${departureIdOf(from)}/date`, {
      date,
      reason: REASON,
      revision,
    });
  const createGuest = async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    return visitor;
  };
  const findStoredBookings = (date: string) =>
    app.database
      .collection(list.collection)
      .find({ date })
      .project({ _id: 0, owner: 0, createdAt: 0 })
      .toArray();

  it('moves its parties, too, and shows them the reason', async () => {
    const [guest, user] = [await createGuest(), app.visitor()];
    await user.signUp();
    const { body } = await guest.post(list.create, bookingInputOn(OLD_DATE, 2));
    await user.post(list.create, bookingInputOn(OLD_DATE, 3));
    await user.post(list.create, bookingInputOn(NEW_DATE, 1));
    expect(body).not.toHaveProperty('moved');

    expect((await move(NEW_DATE)).status).toBe(204);
    const [booking] = (await guest.get(list.all)).list;
    expect(booking).toEqual({
      ...body,
      date: NEW_DATE,
      day: weekdayOf(NEW_DATE),
      moved: { from: OLD_DATE, reason: REASON, at: expect.any(String) as string },
    });
    expect(await countBookedPeople(app, list, NEW_DATE)).toBe(6);
    expect(await countBookedPeople(app, list, OLD_DATE)).toBe(0);
    const calendar = await guest.get(`${list.calendar}/${String(body._id)}`);
    expect(calendar.text).toContain(
      `DTSTART;TZID=America/New_York:${NEW_DATE.replaceAll('-', '')}T`,
    );
    expect(calendar.text).toMatch(/SEQUENCE:[1-9]/);
  });

  it('closes the old date, and refers visitors to the new one', async () => {
    await move(NEW_DATE);
    const visitor = await createGuest();
    const response = await visitor.post(list.create, bookingInputOn(OLD_DATE));
    expectFieldErrors(response, 409, ['date']);
    expect(response.body.detail).toContain(`was moved to ${weekdayOf(NEW_DATE)}`);
    const { list: departures } = await visitor.get(
      `/api/departures?list=${list.id}&from=${OLD_DATE}&to=${OLD_DATE}&place=${encodeURIComponent(PLACE)}`,
    );
    expect(departures[0]).toMatchObject({ status: 'CLOSED', movedTo: NEW_DATE, reason: REASON });
  });

  it('keeps a guest’s booking until the new date has passed', async () => {
    const laterDate = dateAhead(80);
    const visitor = await createGuest();
    await visitor.post(list.create, bookingInputOn(OLD_DATE));
    await move(laterDate);
    const anonymizeAt = new Date(addDays(laterDate, 2));
    expect(await findStoredBookings(laterDate)).toMatchObject([{ anonymizeAt }]);
    await app.app.get(RetentionService).anonymizeDueBookings(new AbortController().signal);
    expect((await visitor.get(list.all)).list).toHaveLength(1);
  });

  it('moves deleted bookings, too, but keeps them no longer than before', async () => {
    const visitor = await createGuest();
    const { body } = await visitor.post(list.create, bookingInputOn(OLD_DATE, 4));
    await visitor.delete(`${list.remove}/${String(body._id)}`);
    const [bookingBefore] = await findStoredBookings(OLD_DATE);
    await move(NEW_DATE);
    const [bookingAfter] = await findStoredBookings(NEW_DATE);
    expect(bookingBefore?.deleteAt).toBeInstanceOf(Date);
    expect(bookingAfter?.deleteAt).toEqual(bookingBefore?.deleteAt);
    expect(await countBookedPeople(app, list, NEW_DATE)).toBe(0);
    const restoreResponse = await visitor.post(`${list.restore}/${String(body._id)}`);
    expect(restoreResponse).toMatchObject({ status: 200, body: { date: NEW_DATE, people: 4 } });
  });

  it('fails, and moves no party, if the new date doesn’t have room for all parties', async () => {
    await setTour(app, list, { capacity: 5 });
    const visitor = await createGuest();
    await visitor.post(list.create, bookingInputOn(OLD_DATE, 2));
    await visitor.post(list.create, bookingInputOn(OLD_DATE, 2));
    await visitor.post(list.create, bookingInputOn(NEW_DATE, 2));
    const response = await move(NEW_DATE);
    expectFieldErrors(response, 409, ['date']);
    const values = { date: NEW_DATE, vacancies: 3, people: 4 };
    expectRefusal(response, 409, 'move-without-room', values);
    expect(response.body.detail).toContain(
      'has room for 3 more, but 4 people would be moved there.',
    );
    expect([
      await countBookedPeople(app, list, OLD_DATE),
      await countBookedPeople(app, list, NEW_DATE),
    ]).toEqual([4, 2]);
    expect((await visitor.post(list.create, bookingInputOn(OLD_DATE, 1))).status).toBe(201);
  });

  it('can fill the new date', async () => {
    await setTour(app, list, { capacity: 5 });
    const visitor = await createGuest();
    await visitor.post(list.create, bookingInputOn(OLD_DATE, 3));
    await visitor.post(list.create, bookingInputOn(OLD_DATE, 2));
    expect((await move(NEW_DATE)).status).toBe(204);
    expect((await visitor.post(list.create, bookingInputOn(NEW_DATE))).status).toBe(409);
  });

  it('can be undone by moving the departure back', async () => {
    await setDeparture(app, list, OLD_DATE, { startTime: '08:15', capacity: 9, revision: 1 });
    const visitor = await createGuest();
    const { body } = await visitor.post(list.create, bookingInputOn(OLD_DATE, 2));
    expect((await move(NEW_DATE, { revision: 1 })).status).toBe(204);
    expect((await move(OLD_DATE, { from: NEW_DATE })).status).toBe(204);
    const [booking] = (await visitor.get(list.all)).list;
    expect(booking).toMatchObject({ ...body, moved: { from: NEW_DATE } });
    expect((await visitor.post(list.create, bookingInputOn(OLD_DATE))).status).toBe(201);
    expect((await visitor.post(list.create, bookingInputOn(NEW_DATE))).status).toBe(409);
    const sheet = await guide.get(`/api/guide/days/${OLD_DATE}`);
    expect(sheet.text).toContain('"startTime":"08:15"');
  });

  it('succeeds for only one of two calls with the same revision', async () => {
    const responses = await Promise.all([move(NEW_DATE), move(dateAhead(24))]);
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 409]);
    expectRefusal(await move(dateAhead(24)), 409, 'departure-changed');
  });

  it('closes the old date only until the guide reopens it', async () => {
    await move(NEW_DATE);
    const input = { state: 'open', revision: 1 };
    expect(
      (await guide.patch(`/api/guide/departures/${departureIdOf(OLD_DATE)}`, input)).status,
    ).toBe(204);
    const visitor = await createGuest();
    const { body } = await visitor.post(list.create, bookingInputOn(OLD_DATE));
    expect(body.date).toBe(OLD_DATE);
  });

  it('removes check-ins, but keeps the guide’s notes', async () => {
    const visitor = await createGuest();
    const { body } = await visitor.post(list.create, bookingInputOn(OLD_DATE, 2));
    const attendance = { arrived: 2, noShow: false, note: 'Allergic to bees', revision: 0 };
    await guide.put(`/api/guide/parties/${list.id}/${String(body._id)}`, attendance);
    await move(NEW_DATE);
    const { body: sheet } = await guide.get(`/api/guide/days/${NEW_DATE}`);
    const { departures } = sheet as { departures: { parties: { id: string }[] }[] };
    const parties = departures.flatMap((departure) => departure.parties);
    expect(parties.find(({ id }) => id === body._id)).toMatchObject({
      ...attendance,
      arrived: 0,
      revision: 2,
    });
  });

  it('makes the API reject check-ins from before the move', async () => {
    const visitor = await createGuest();
    const { body } = await visitor.post(list.create, bookingInputOn(OLD_DATE, 2));
    await move(NEW_DATE);
    const attendance = { arrived: 2, noShow: false, note: '', revision: 0 };
    const path = `/api/guide/parties/${list.id}/${String(body._id)}`;
    expectProblem(await guide.put(path, attendance), 409);
  });

  it('is shown on a booking only until the visitor chooses a different date', async () => {
    const visitor = await createGuest();
    const { body } = await visitor.post(list.create, bookingInputOn(OLD_DATE, 2));
    await move(NEW_DATE);
    const path = `${list.update}/${String(body._id)}`;
    expect((await visitor.put(path, bookingInputOn(NEW_DATE, 3))).body).toHaveProperty('moved');
    const response = await visitor.put(path, bookingInputOn(dateAhead(24), 3));
    expect(response.status).toBe(200);
    expect(response.body).not.toHaveProperty('moved');
  });

  it('succeeds for exactly the dates that the API offers as targets', async () => {
    await setTour(app, list, { capacity: 5 });
    const visitor = await createGuest();
    const otherVisitor = await createGuest();
    await visitor.post(list.create, bookingInputOn(OLD_DATE, 3));
    await otherVisitor.post(list.create, bookingInputOn(NEW_DATE, 3));
    await setDeparture(app, list, dateAhead(18), { state: 'cancelled', reason: 'Snow' });
    const { list: targets } = await guide.get(
      `/api/guide/departures/${departureIdOf(OLD_DATE)}/move-targets`,
    );
    const offeredDates = targets.map(({ date }) => date);
    const today = newYorkDate(new Date());
    const daysAhead = [-1, 0, 10, 17, 18, 19, 20, 21, 22, 23, 24, 90, 91];
    const dates = daysAhead.map((days) => addDays(today, days));
    for (const date of [...dates, OLD_DATE, NEW_DATE, dateAhead(18), dateAhead(24)]) {
      const isOffered = offeredDates.includes(date);
      const storedDeparture = await app.database
        .collection('departures')
        .findOne({ date: OLD_DATE });
      const { status } = await move(date, { revision: Number(storedDeparture?.revision ?? 0) });
      expect([date, status]).toEqual([date, isOffered ? 204 : expect.any(Number)]);
      if (!isOffered) expect([400, 409]).toContain(status);
      if (!isOffered) continue;
      const storedTarget = await app.database.collection('departures').findOne({ date });
      const moveBackResponse = await move(OLD_DATE, {
        from: date,
        revision: Number(storedTarget?.revision),
      });
      expect([date, moveBackResponse.status]).toEqual([date, 204]);
    }
    expect(offeredDates.map((date) => weekdayOf(date))).not.toContain('Sunday');
    expect(offeredDates).toContain(dateAhead(24));
    expect(offeredDates).not.toContain(NEW_DATE);
    expect(targets.find(({ date }) => date === dateAhead(24))).toEqual({
      date: dateAhead(24),
      time: expect.stringMatching(/^\d\d:\d\d$/) as string,
      startTime: expect.any(String) as string,
      meetingPoint: expect.any(String) as string,
      capacity: 5,
      taken: 0,
      isClosed: false,
    });
  });

  it('has no target dates if the departure has begun, and gets a 404 if the departure doesn’t exist', async () => {
    const pastDate = addDays(nextDate('Monday', newYorkDate(new Date())), -7);
    const { list: targets } = await guide.get(
      `/api/guide/departures/${departureIdOf(pastDate)}/move-targets`,
    );
    expect(targets).toEqual([]);
    expectProblem(await guide.get('/api/guide/departures/nothing/move-targets'), 404);
  });

  const sunday = [...Array(7).keys()]
    .map((days) => addDays(NEW_DATE, days))
    .find((date) => weekdayOf(date) === 'Sunday');
  it.each([
    ['the same date', OLD_DATE],
    ['a past date', addDays(newYorkDate(new Date()), -1)],
    ['a date too far ahead', dateAhead(95)],
    ['a Sunday', sunday],
    ['a date that doesn’t exist', '2030-02-30'],
  ])('to %s is rejected', async (_, date = '') => {
    expectFieldErrors(await move(date), 400, ['date']);
  });

  it('to the same date, or to a date out of range, is refused with the reason', async () => {
    expectRefusal(await move(OLD_DATE), 400, 'move-to-same-date');
    const values = { onSundays: false, most: 90 };
    expectRefusal(await move(dateAhead(95)), 400, 'move-out-of-range', values);
  });

  it('to a canceled departure is refused', async () => {
    await setDeparture(app, list, NEW_DATE, { state: 'cancelled', reason: 'Snow' });
    expectRefusal(await move(NEW_DATE), 409, 'move-to-canceled', { date: NEW_DATE });
  });

  it('is rejected without a reason, or if the departure has begun or doesn’t exist', async () => {
    const pastDate = addDays(nextDate('Monday', newYorkDate(new Date())), -7);
    expectRefusal(await move(NEW_DATE, { from: pastDate }), 400, 'move-after-start');
    const path = `/api/guide/departures/${departureIdOf(OLD_DATE)}/date`;
    expectFieldErrors(await guide.put(path, { date: NEW_DATE, reason: '', revision: 0 }), 400, [
      'reason',
    ]);
    expectProblem(
      await guide.put('/api/guide/departures/nothing/date', {
        date: NEW_DATE,
        reason: 'x',
        revision: 0,
      }),
      404,
    );
  });
});
