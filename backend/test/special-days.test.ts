import ICAL from 'ical.js';
import { addDays, newYorkDate, weekdayOf } from 'shared/new-york';
import { specialDaySentences } from 'shared/words/en/special-days';
import { SPECIAL_DAYS, type CrowdedDay } from 'shared/special-days';
import { TOURS } from 'shared/tour-settings';
import { resetBookings, useApp } from './support/app';
import { signUpGuide } from './support/guide';
import { DAY_LIST, NIGHT_LIST } from './support/lists';
import { expectFieldErrors } from './support/problems';
import type { Booking, Visitor } from './support/visitor';

interface SpecialDay {
  name: string;
  date: string;
  closedTours: string[];
  hardTours: string[];
  isOpen: boolean;
}

describe('special days', () => {
  const app = useApp({ DEPARTURES_FRESH_SECONDS: '0' });
  let guide: Visitor;
  let visitor: Visitor;
  beforeEach(async () => {
    await resetBookings(app);
    ({ guide } = await signUpGuide(app));
    visitor = app.visitor();
    await visitor.post('/api/guest');
    for (const name of SPECIAL_DAYS) await setOpen(name, false);
  });

  const setOpen = async (name: string, isOpen: boolean) => {
    const { status } = await guide.put(`/api/guide/special-days/${name}`, { isOpen });
    expect(status).toBe(204);
  };
  const listDays = async () =>
    (await guide.get('/api/guide/special-days')).body as unknown as SpecialDay[];

  /** Returns a special day with this effect on a tour, and makes the tour bookable far enough ahead. */
  const findSpecialDay = async (effect: 'closedTours' | 'hardTours' = 'closedTours') => {
    const tomorrow = addDays(newYorkDate(new Date()), 1);
    const day = (await listDays()).find(
      (each) =>
        each.date > tomorrow && each[effect].length > 0 && weekdayOf(each.date) !== 'Sunday',
    );
    const tour = TOURS.find(({ id }) => id === day?.[effect][0]);
    if (!day || !tour) throw new Error(`No special day has ${effect}.`);
    const { revision } = await findSettings(tour.id);
    await guide.patch(`/api/guide/places/${tour.id}`, { daysAhead: 365, revision });
    return { ...day, tour };
  };
  const findSettings = async (id: string) => {
    const { body } = await guide.get('/api/guide/places');
    const tours = body as unknown as { id: string; revision: number }[];
    return tours.find((each) => each.id === id) ?? { revision: 0 };
  };
  type AffectedTour = Awaited<ReturnType<typeof findSpecialDay>>;
  const findDeparture = async ({ date, tour }: AffectedTour) => {
    const { body } = await visitor.get(`/api/departures?list=${tour.list}&from=${date}&to=${date}`);
    const departures = body as unknown as { id: string; place: string; status: string }[];
    return departures.find(({ place }) => place === tour.place);
  };
  const findOnSheet = async ({ date, tour }: AffectedTour) => {
    const { text } = await guide.get(`/api/guide/days/${date}`);
    const sheet = JSON.parse(text) as { departures: { place: string; list: string }[] };
    return sheet.departures.find(({ place, list }) => place === tour.place && list === tour.list);
  };
  const book = ({ date, tour }: AffectedTour) =>
    visitor.post((tour.list === 'day' ? DAY_LIST : NIGHT_LIST).create, {
      place: tour.place,
      people: 2,
      date,
      day: weekdayOf(date),
    });

  it('are listed with the tours that they affect, with the earliest first', async () => {
    const days = await listDays();
    expect(days.map(({ name }) => name).sort()).toEqual([...SPECIAL_DAYS].sort());
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).sort());
    const parade = days.find(({ name }) => name === 'macys-parade');
    expect(parade).toMatchObject({
      // The last two tours stop at Herald Square and Radio City, where the parade passes.
      closedTours: ['day.central-park', 'day.empire-state-building', 'day.rockefeller-center'],
      hardTours: [],
      isOpen: false,
    });
    expect(days.find(({ name }) => name === 'christmas')).toMatchObject({
      closedTours: [],
      hardTours: [],
    });
  });

  it('close departures of tours whose route is blocked', async () => {
    const day = await findSpecialDay();
    expect(await findDeparture(day)).toMatchObject({ status: 'CLOSED', specialDay: day.name });
    expect(await findOnSheet(day)).toMatchObject({
      state: 'closed',
      closedBecause: 'special-day',
      specialDay: day.name,
    });
    const refusal = await book(day);
    expectFieldErrors(refusal, 409, ['date']);
    expect(refusal.body.detail).toMatch(/isn’t offered at this time/);
  });

  it('don’t close departures if the guide offers them anyway', async () => {
    const day = await findSpecialDay();
    await setOpen(day.name, true);
    expect((await listDays()).find(({ name }) => name === day.name)?.isOpen).toBe(true);
    expect(await findDeparture(day)).toMatchObject({ status: 'AVAILABLE', specialDay: day.name });
    expect((await book(day)).status).toBe(201);
    // Booked departures stay open.
    await setOpen(day.name, false);
    expect((await book(day)).status).toBe(201);
    expect(await findDeparture(day)).toMatchObject({ status: 'AVAILABLE' });
  });

  it('are shown on the tour, the ticket, and its calendar file', async () => {
    const day = await findSpecialDay();
    const { name, date } = day;
    const { body: tour } = await visitor.get(`/api/tours/${day.tour.id}`);
    expect(tour).toMatchObject({
      specialDays: expect.arrayContaining([{ name, date, isClosed: true }]) as object,
    });
    await setOpen(name, true);
    const { _id } = (await book(day)).body as Booking;
    const { body: ticket } = await visitor.get(`/api/bookings/${_id}`);
    expect(ticket).toMatchObject({ departure: { specialDay: name } });
    const { text } = await visitor.get(`/api/bookings/${_id}/calendar`);
    const event = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('description')).toContain(
      specialDaySentences.detour(name as CrowdedDay),
    );
  });

  it('aren’t shown as closed if they only require a detour, even if the guide closes the departure', async () => {
    const day = await findSpecialDay('hardTours');
    const { name, date } = day;
    const { id = '' } = (await findDeparture(day)) ?? {};
    await guide.patch(`/api/guide/departures/${id}`, { state: 'closed', revision: 0 });
    const { body: tour } = await visitor.get(`/api/tours/${day.tour.id}`);
    expect(tour).toMatchObject({
      specialDays: expect.arrayContaining([{ name, date, isClosed: false }]) as object,
    });
  });

  it('don’t close a departure that the guide opens', async () => {
    const day = await findSpecialDay();
    const { id = '' } = (await findDeparture(day)) ?? {};
    await guide.patch(`/api/guide/departures/${id}`, { state: 'open', revision: 0 });
    expect((await book(day)).status).toBe(201);
  });

  it('can’t be changed with an unknown name or an invalid value', async () => {
    const { status } = await guide.put('/api/guide/special-days/easter', { isOpen: true });
    expect(status).toBe(404);
    const invalidResponse = await guide.put('/api/guide/special-days/marathon', { isOpen: 'yes' });
    expectFieldErrors(invalidResponse, 400, ['isOpen']);
  });
});
