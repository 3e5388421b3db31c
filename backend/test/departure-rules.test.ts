import { addDays, newYorkDate, newYorkInstant, weekdayOf } from 'shared/new-york';
import { resetBookings, useApp } from './support/app';
import {
  dateAhead,
  departureIdOn,
  PLACE,
  setTour,
  START_TIMES,
  bookingInputOn,
} from './support/departures';
import { signUpGuide } from './support/guide';
import { LISTS } from './support/lists';
import { expectFieldErrors, expectProblem } from './support/problems';
import type { Booking, Visitor } from './support/visitor';

/** Departures aren't cached, so that tests see changes immediately. */
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
  /** Returns the cutoff, in minutes before the start, that is this many minutes from now. Negative: minutes ago. */
  const cutoffMinutesFor = (minutesFromNow: number) => {
    const start = newYorkInstant(DATE, START_TIMES[list.id]).getTime();
    return Math.round((start - Date.now()) / 60_000) - minutesFromNow;
  };
  const signUpVisitor = async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    return visitor;
  };
  const fetchDeparture = async () => {
    const { text } = await app.visitor().get(`/api/departures?list=${list.id}&place=${PLACE}`);
    const departures = JSON.parse(text) as { id: string; status: string; utcCutoffAt: string }[];
    return departures.find(({ id }) => id === departureIdOn(list, DATE));
  };
  const cutoffTimeFor = (minutesBeforeStart: number) =>
    new Date(
      newYorkInstant(DATE, START_TIMES[list.id]).getTime() - minutesBeforeStart * 60_000,
    ).toISOString();

  it('closes earlier if it has no bookings', async () => {
    const firstVisitor = await signUpVisitor();
    const secondVisitor = await signUpVisitor();
    const upcomingCutoff = cutoffMinutesFor(60);
    await setTour(app, list, { firstBookingCutoffMinutes: upcomingCutoff });
    expect(await fetchDeparture()).toMatchObject({
      status: 'AVAILABLE',
      utcCutoffAt: cutoffTimeFor(upcomingCutoff),
    });

    const booking = (await firstVisitor.post(list.create, bookingInputOn(DATE))).body as Booking;
    const passedCutoff = cutoffMinutesFor(-60);
    await setTour(app, list, { firstBookingCutoffMinutes: passedCutoff });
    expect(await fetchDeparture()).toMatchObject({
      status: 'AVAILABLE',
      utcCutoffAt: cutoffTimeFor(120),
    });
    expect((await secondVisitor.post(list.create, bookingInputOn(DATE))).status).toBe(201);

    for (const visitor of [firstVisitor, secondVisitor]) {
      const [ownBooking] = (await visitor.get(list.all)).list;
      expect((await visitor.delete(`${list.remove}/${ownBooking?._id ?? ''}`)).status).toBe(204);
    }
    expect(await fetchDeparture()).toMatchObject({
      status: 'CLOSED',
      utcCutoffAt: cutoffTimeFor(passedCutoff),
    });
    const refusal = await secondVisitor.post(list.create, bookingInputOn(DATE));
    expectFieldErrors(refusal, 409, ['date']);
    expect(refusal.body.errorMessage).toMatch(
      /^Nobody has booked the tour on .+, and its first booking had to be made by .+\. There is room on /,
    );
    // A booking that was just canceled can still be restored.
    expect((await firstVisitor.post(`${list.restore}/${booking._id}`)).status).toBe(200);
    expect((await secondVisitor.post(list.create, bookingInputOn(DATE))).status).toBe(201);
  });

  it('lets a visitor change a booking until the cutoff that applied when the visitor booked', async () => {
    const visitor = await signUpVisitor();
    await setTour(app, list, { changeCutoffMinutes: cutoffMinutesFor(-60) });
    const { _id } = (await visitor.post(list.create, bookingInputOn(DATE, 2))).body as Booking;
    for (const response of [
      await visitor.put(`${list.update}/${_id}`, bookingInputOn(DATE, 1)),
      await visitor.delete(`${list.remove}/${_id}`),
    ]) {
      expectProblem(response, 409);
      expect(response.body.errorMessage).toMatch(
        /^It’s too late to change or cancel this booking\./,
      );
    }
    // Other visitors can still book, and the earlier booking keeps its cutoff after the tour's settings change.
    const otherVisitor = await signUpVisitor();
    expect((await otherVisitor.post(list.create, bookingInputOn(DATE))).status).toBe(201);
    await setTour(app, list, { changeCutoffMinutes: 0 });
    expectProblem(await visitor.delete(`${list.remove}/${_id}`), 409);
  });

  it('accepts parties up to the tour’s maximum party size', async () => {
    const visitor = await signUpVisitor();
    const { _id } = (await visitor.post(list.create, bookingInputOn(DATE, 8))).body as Booking;
    await setTour(app, list, { maxPartySize: 6 });
    const change = (people: number, date = DATE) =>
      visitor.put(`${list.update}/${_id}`, bookingInputOn(date, people));
    for (const refusal of [
      await visitor.post(list.create, bookingInputOn(DATE, 7)),
      await change(9),
    ]) {
      expectFieldErrors(refusal, 409, ['people']);
      expect(refusal.body.errorMessage).toBe(
        'One booking of this tour can be for at most 6 people. If your group is larger, please write to the guide.',
      );
    }
    expect((await visitor.post(list.create, bookingInputOn(DATE, 6))).status).toBe(201);
    // A party that was already larger can keep its size, shrink, and change its date.
    expect((await change(7)).status).toBe(200);
    expect((await change(7, dateAhead(10))).status).toBe(200);
    expect((await change(8)).status).toBe(409);
  });

  it('is hidden with its tour, and keeps its bookings', async () => {
    const visitor = await signUpVisitor();
    const { _id } = (await visitor.post(list.create, bookingInputOn(DATE, 2))).body as Booking;
    await setTour(app, list, { isHidden: true });

    const refusal = await visitor.post(list.create, bookingInputOn(DATE));
    expectFieldErrors(refusal, 400, ['place']);
    const otherPlaces = list.places.filter((place) => place !== PLACE);
    expect(refusal.body.errorMessage).toBe(`Place must be one of ${otherPlaces.join(', ')}.`);
    const { text } = await app.visitor().get(`/api/departures?list=${list.id}`);
    expect(text).not.toContain(PLACE);

    const change = (date: string, people: number) =>
      visitor.put(`${list.update}/${_id}`, bookingInputOn(date, people));
    expect((await visitor.get(list.all)).list).toHaveLength(1);
    expect((await change(DATE, 3)).status).toBe(200);
    expectFieldErrors(await change(dateAhead(10), 3), 409, ['place']);
    const sheet = await guide.get(`/api/guide/days/${DATE}`);
    const { departures } = JSON.parse(sheet.text) as {
      departures: { list: string; place: string; taken: number }[];
    };
    const shownDepartures = departures.filter(
      (each) => each.list === list.id && each.place === PLACE,
    );
    expect(shownDepartures).toMatchObject([{ taken: 3 }]);
    expect((await visitor.get(`${list.calendar}/${_id}`)).status).toBe(200);

    expect((await visitor.delete(`${list.remove}/${_id}`)).status).toBe(204);
    expect((await visitor.post(`${list.restore}/${_id}`)).status).toBe(200);
    expect((await visitor.delete(`${list.remove}/${_id}`)).status).toBe(204);
    const otherSheet = await guide.get(`/api/guide/days/${dateAhead(10)}`);
    const departuresOnOtherDate = (JSON.parse(otherSheet.text) as { departures: typeof departures })
      .departures;
    expect(
      departuresOnOtherDate.filter((each) => each.list === list.id && each.place === PLACE),
    ).toEqual([]);
  });

  it('shows its minimum number of people on the day sheet', async () => {
    await setTour(app, list, { minPeople: 4 });
    const { text } = await guide.get(`/api/guide/days/${DATE}`);
    const { departures } = JSON.parse(text) as {
      departures: { id: string; minPeople?: number }[];
    };
    const departuresWithMinPeople = departures.filter(({ minPeople }) => minPeople === 4);
    expect(departuresWithMinPeople.map(({ id }) => id)).toEqual([departureIdOn(list, DATE)]);
  });
});

it('a place name with different capitalization is rejected', async () => {
  const date = addDays(newYorkDate(new Date()), 7);
  const response = await app
    .visitor()
    .post('/api/new', { place: 'Central park', day: weekdayOf(date), people: 1 });
  expectFieldErrors(response, 400, ['place']);
});
