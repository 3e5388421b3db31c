import { addDays, newYorkDate, newYorkInstant, weekdayOf } from 'shared/new-york';
import { resetBookings, useApp } from './support/app';
import { dateAhead, departureOn, PLACE, setPlace, STARTS, tourOn } from './support/departures';
import { signUpGuide } from './support/guide';
import { LISTS } from './support/lists';
import { expectFieldErrors, expectProblem } from './support/problems';
import type { Booking, Visitor } from './support/visitor';

/** The departures of a list aren't cached. */
const app = useApp({ DEPARTURES_FRESH_SECONDS: '0' });
const DATE = dateAhead(3);

let guide: Visitor;
beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
});
beforeEach(async () => {
  await resetBookings(app);
});

describe.each(LISTS)('a departure of $name', (list) => {
  /** The cutoff that lies a number of minutes in the past, in minutes before the start. */
  const minutesBefore = (minutesAgo: number) => {
    const start = newYorkInstant(DATE, STARTS[list.id]).getTime();
    return Math.round((start - Date.now()) / 60_000) + minutesAgo;
  };
  const signedUp = async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    return visitor;
  };
  const listed = async () => {
    const { text } = await app.visitor().get(`/api/departures?list=${list.id}&place=${PLACE}`);
    const all = JSON.parse(text) as { id: string; status: string; utcCutoffAt: string }[];
    return all.find(({ id }) => id === departureOn(list, DATE));
  };
  const cutoffOf = (minutes: number) =>
    new Date(newYorkInstant(DATE, STARTS[list.id]).getTime() - minutes * 60_000).toISOString();

  it('closes earlier until somebody has booked it', async () => {
    const early = await signedUp();
    const late = await signedUp();
    await setPlace(app, list, { firstBookingCutoffMinutes: minutesBefore(-60) });
    expect(await listed()).toMatchObject({
      status: 'AVAILABLE',
      utcCutoffAt: cutoffOf(minutesBefore(-60)),
    });

    const booked = (await early.post(list.create, tourOn(DATE))).body as Booking;
    await setPlace(app, list, { firstBookingCutoffMinutes: minutesBefore(60) });
    expect(await listed()).toMatchObject({ status: 'AVAILABLE', utcCutoffAt: cutoffOf(120) });
    expect((await late.post(list.create, tourOn(DATE))).status).toBe(201);

    for (const visitor of [early, late]) {
      const [own] = (await visitor.get(list.all)).list;
      expect((await visitor.delete(`${list.remove}/${own?._id ?? ''}`)).status).toBe(204);
    }
    expect(await listed()).toMatchObject({
      status: 'CLOSED',
      utcCutoffAt: cutoffOf(minutesBefore(60)),
    });
    const refused = await late.post(list.create, tourOn(DATE));
    expectFieldErrors(refused, 409, ['date']);
    expect(refused.body.errorMessage).toMatch(
      /^Nobody has booked the tour on .+, and its first booking had to be made by .+\. There is room on /,
    );
    // A booking that was just canceled can still be restored.
    expect((await early.post(`${list.restore}/${booked._id}`)).status).toBe(200);
    expect((await late.post(list.create, tourOn(DATE))).status).toBe(201);
  });

  it('is changed and canceled until its own cutoff, which it has promised', async () => {
    const visitor = await signedUp();
    await setPlace(app, list, { changeCutoffMinutes: minutesBefore(60) });
    const { _id } = (await visitor.post(list.create, tourOn(DATE, 2))).body as Booking;
    for (const answer of [
      await visitor.put(`${list.update}/${_id}`, tourOn(DATE, 1)),
      await visitor.delete(`${list.remove}/${_id}`),
    ]) {
      expectProblem(answer, 409);
      expect(answer.body.errorMessage).toMatch(/^It’s too late to change or cancel this booking\./);
    }
    // Others can still book, and earlier bookings keep the promised cutoff.
    expect((await (await signedUp()).post(list.create, tourOn(DATE))).status).toBe(201);
    await setPlace(app, list, { changeCutoffMinutes: 0 });
    expectProblem(await visitor.delete(`${list.remove}/${_id}`), 409);
  });

  it('accepts parties up to the tour’s maximum', async () => {
    const visitor = await signedUp();
    const { _id } = (await visitor.post(list.create, tourOn(DATE, 8))).body as Booking;
    await setPlace(app, list, { maxPartySize: 6 });
    const change = (people: number, date = DATE) =>
      visitor.put(`${list.update}/${_id}`, tourOn(date, people));
    for (const refused of [await visitor.post(list.create, tourOn(DATE, 7)), await change(9)]) {
      expectFieldErrors(refused, 409, ['people']);
      expect(refused.body.errorMessage).toBe(
        'One booking of this tour can be for at most 6 people. If you are more, please write to the guide.',
      );
    }
    expect((await visitor.post(list.create, tourOn(DATE, 6))).status).toBe(201);
    // Parties that were larger before can stay so, and move.
    expect((await change(7)).status).toBe(200);
    expect((await change(7, dateAhead(10))).status).toBe(200);
    expect((await change(8)).status).toBe(409);
  });

  it('is hidden with its tour, and keeps its bookings', async () => {
    const visitor = await signedUp();
    const { _id } = (await visitor.post(list.create, tourOn(DATE, 2))).body as Booking;
    await setPlace(app, list, { isHidden: true });

    const refused = await visitor.post(list.create, tourOn(DATE));
    expectFieldErrors(refused, 400, ['place']);
    const others = list.places.filter((place) => place !== PLACE);
    expect(refused.body.errorMessage).toBe(`Place must be one of ${others.join(', ')}.`);
    const { text } = await app.visitor().get(`/api/departures?list=${list.id}`);
    expect(text).not.toContain(PLACE);

    const update = (date: string, people: number) =>
      visitor.put(`${list.update}/${_id}`, tourOn(date, people));
    expect((await visitor.get(list.all)).list).toHaveLength(1);
    expect((await update(DATE, 3)).status).toBe(200);
    expectFieldErrors(await update(dateAhead(10), 3), 409, ['place']);
    const sheet = await guide.get(`/api/guide/days/${DATE}`);
    const { departures } = JSON.parse(sheet.text) as {
      departures: { list: string; place: string; taken: number }[];
    };
    const there = departures.filter((each) => each.list === list.id && each.place === PLACE);
    expect(there).toMatchObject([{ taken: 3 }]);
    expect((await visitor.get(`${list.calendar}/${_id}`)).status).toBe(200);

    expect((await visitor.delete(`${list.remove}/${_id}`)).status).toBe(204);
    expect((await visitor.post(`${list.restore}/${_id}`)).status).toBe(200);
    expect((await visitor.delete(`${list.remove}/${_id}`)).status).toBe(204);
    const empty = await guide.get(`/api/guide/days/${dateAhead(10)}`);
    const elsewhere = (JSON.parse(empty.text) as { departures: typeof departures }).departures;
    expect(elsewhere.filter((each) => each.list === list.id && each.place === PLACE)).toEqual([]);
  });

  it('shows the guide how many people it needs', async () => {
    await setPlace(app, list, { minPeople: 4 });
    const { text } = await guide.get(`/api/guide/days/${DATE}`);
    const { departures } = JSON.parse(text) as {
      departures: { id: string; minPeople?: number }[];
    };
    const withNumber = departures.filter(({ minPeople }) => minPeople === 4);
    expect(withNumber.map(({ id }) => id)).toEqual([departureOn(list, DATE)]);
  });
});

it('a place whose name differs only in its spelling isn’t accepted', async () => {
  const date = addDays(newYorkDate(new Date()), 7);
  const answer = await app
    .visitor()
    .post('/api/new', { place: 'Central park', day: weekdayOf(date), people: 1 });
  expectFieldErrors(answer, 400, ['place']);
});
