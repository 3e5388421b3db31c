import { addDays, newYorkDate, weekdayOf } from 'shared/new-york';
import { resetBookings, useApp } from './support/app';
import {
  dateAhead,
  departureIdOn,
  PLACE,
  setDeparture,
  setTour,
  bookingInputOn,
} from './support/departures';
import { eventually } from './support/eventually';
import { signUpGuide } from './support/guide';
import { LISTS } from './support/lists';
import { expectFieldErrors, expectProblem, expectRefusal } from './support/problems';
import type { ApiResponse, Booking, Visitor } from './support/visitor';

interface Party {
  id: string;
  people: number;
  arrived: number;
  note: string;
  revision: number;
  cancelled?: { at: string; reason: string };
}
interface Sheet {
  departures: {
    list: string;
    place: string;
    taken: number;
    vacancies: number | null;
    parties: Party[];
  }[];
}
type ListedBooking = Booking & { cancelled?: { at: string; reason: string } };

const DATE = dateAhead(10);
const REASON = 'Nobody answered my $mail';

const app = useApp();
let guide: Visitor;
beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
});

const parseJson = (response: ApiResponse): unknown => JSON.parse(response.text);

describe.each(LISTS)('a party on the list of $name', (list) => {
  let visitor: Visitor;
  let booking: Booking;
  beforeEach(async () => {
    await resetBookings(app);
    await setTour(app, list, { capacity: 10 });
    visitor = app.visitor();
    await visitor.becomeGuest();
    booking = (await visitor.post(list.create, bookingInputOn(DATE, 8))).body as Booking;
  });

  const fetchDeparture = async () => {
    const { departures } = parseJson(await guide.get(`/api/guide/days/${DATE}`)) as Sheet;
    const departure = departures.find((each) => each.list === list.id && each.place === PLACE);
    if (!departure) throw new Error('The departure isn’t on the sheet.');
    return departure;
  };
  const cancellationPath = (id = booking._id) => `/api/guide/parties/${list.id}/${id}/cancellation`;
  const cancel = (revision = 0, reason: unknown = REASON) =>
    guide.put(cancellationPath(), { reason, revision });
  const undoCancellation = () => guide.delete(cancellationPath());
  const fetchBookings = async () => (await visitor.get(list.all)).list as ListedBooking[];

  it('loses its spots when the guide cancels it, but stays on the day sheet and the visitor’s list with the reason', async () => {
    const response = await cancel();
    expect(response.status).toBe(200);
    const cancelled = { at: expect.any(String) as string, reason: REASON };
    expect(parseJson(response)).toMatchObject({ id: booking._id, people: 8, cancelled });
    expect(await fetchDeparture()).toMatchObject({
      taken: 0,
      vacancies: 10,
      parties: [{ cancelled }],
    });
    expect(await fetchBookings()).toEqual([{ ...booking, cancelled }]);

    const otherUser = app.visitor();
    await otherUser.signUp();
    expect((await otherUser.post(list.create, bookingInputOn(DATE, 10))).status).toBe(201);
  });

  it('is restored when the guide undoes the cancellation, if enough spots are free', async () => {
    await cancel();
    const otherUser = app.visitor();
    await otherUser.signUp();
    const otherBooking = (await otherUser.post(list.create, bookingInputOn(DATE, 3))).body;
    expectProblem(await undoCancellation(), 409);
    expect(await fetchBookings()).toMatchObject([{ cancelled: { reason: REASON } }]);
    await otherUser.delete(`${list.remove}/${String(otherBooking._id)}`);
    const restoreResponse = await undoCancellation();
    expect(restoreResponse.status).toBe(200);
    expect(parseJson(restoreResponse)).not.toHaveProperty('cancelled');
    expect(await fetchBookings()).toEqual([booking]);
    expect(await fetchDeparture()).toMatchObject({ taken: 8, vacancies: 2 });
    // A repeated call succeeds, since the first response may have been lost.
    expect((await undoCancellation()).status).toBe(200);
  });

  it('isn’t canceled if the request has an outdated revision', async () => {
    const path = `/api/guide/parties/${list.id}/${booking._id}`;
    const attendance = { arrived: 0, noShow: false, note: 'Called me' };
    expect((await guide.put(path, { ...attendance, revision: 0 })).status).toBe(200);
    expectRefusal(await cancel(0), 409, 'party-changed');
    expect((await cancel(1)).status).toBe(200);
    expectProblem(await cancel(2), 409);
    const attendanceResponse = await guide.put(path, { ...attendance, arrived: 1, revision: 2 });
    expectRefusal(attendanceResponse, 409, 'party-canceled');
    expect((await fetchDeparture()).parties).toMatchObject([
      { arrived: 0, note: 'Called me', revision: 2 },
    ]);
  });

  it('can’t be changed by the visitor once it is canceled, but can be removed from the list and restored', async () => {
    await cancel();
    const changeResponse = await visitor.put(
      `${list.update}/${booking._id}`,
      bookingInputOn(DATE, 1),
    );
    expectProblem(changeResponse, 409);
    expect(changeResponse.body.detail).toMatch(/^The guide canceled this booking/);

    // The visitor can remove the booking even past the cutoff, since the guide no longer expects this party.
    await setDeparture(app, list, DATE, { cutoffMinutes: 60 * 24 * 30 });
    expect((await visitor.delete(`${list.remove}/${booking._id}`)).status).toBe(204);
    expect((await fetchDeparture()).parties).toEqual([]);
    expectProblem(await undoCancellation(), 404);
    const restoreResponse = await visitor.post(`${list.restore}/${booking._id}`);
    expect(restoreResponse.body).toMatchObject({ cancelled: { reason: REASON } });
    expect(await fetchDeparture()).toMatchObject({ taken: 0 });
    expect((await undoCancellation()).status).toBe(200);
  });

  it('is canceled in the visitor’s calendar until the guide undoes the cancellation', async () => {
    const fetchCalendar = async () => (await visitor.get(`${list.calendar}/${booking._id}`)).text;
    const sequenceOf = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    const calendarBefore = await fetchCalendar();
    await cancel();
    const canceledCalendar = await fetchCalendar();
    expect(canceledCalendar).toContain('STATUS:CANCELLED');
    expect(canceledCalendar.replaceAll('\r\n ', '')).toContain(`From the guide: ${REASON}`);
    await undoCancellation();
    const calendarAfter = await fetchCalendar();
    expect(calendarAfter).not.toContain('STATUS:CANCELLED');
    const sequences = [calendarBefore, canceledCalendar, calendarAfter].map(sequenceOf);
    expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
    expect(sequenceOf(calendarBefore)).toBeLessThan(sequenceOf(canceledCalendar));
  });

  it('stays canceled if the visitor changes the booking at the same moment', async () => {
    const [cancelResponse, changeResponse] = await Promise.all([
      cancel(),
      visitor.put(`${list.update}/${booking._id}`, bookingInputOn(DATE, 9)),
    ]);
    expect(cancelResponse.status).toBe(200);
    expect([200, 409]).toContain(changeResponse.status);
    expect(await fetchDeparture()).toMatchObject({ taken: 0 });
  });

  it('isn’t moved with its departure while it is canceled', async () => {
    await cancel();
    const id = departureIdOn(list, DATE);
    const body = { date: dateAhead(17), reason: 'Rain', revision: 0 };
    expect((await guide.put(`/api/guide/departures/${id}/date`, body)).status).toBe(204);
    expect(await fetchBookings()).toMatchObject([{ date: DATE, cancelled: { reason: REASON } }]);
    // A restored party joins the parties that were moved.
    expect((await undoCancellation()).status).toBe(200);
    await eventually(async () => {
      expect(await fetchBookings()).toMatchObject([{ date: body.date }]);
    }, 20_000);
  }, 30_000);

  it('isn’t counted in the figures while it is canceled, but is in the CSV file with the reason', async () => {
    await cancel();
    const range = `from=${DATE}&to=${DATE}`;
    const figures = parseJson(await guide.get(`/api/guide/figures?${range}`)) as {
      places: { list: string; place: string; people: number; parties: number }[];
      leadTime: number | null;
    };
    expect(figures.places.every(({ parties, people }) => parties + people === 0)).toBe(true);
    expect(figures.leadTime).toBeNull();
    const { text } = await guide.get(`/api/guide/bookings.csv?${range}`);
    expect(text).toContain(REASON);
  });

  it('isn’t canceled with a missing or invalid reason', async () => {
    for (const reason of [undefined, '', '   ', 7, 'x'.repeat(201), 'two\nlines']) {
      expectFieldErrors(await guide.put(cancellationPath(), { reason, revision: 0 }), 400, [
        'reason',
      ]);
    }
    expectFieldErrors(await guide.put(cancellationPath(), { reason: REASON }), 400, ['revision']);
    expect(await fetchBookings()).toEqual([booking]);
  });

  it('can’t be canceled if it doesn’t exist, if it is a walk-in, or if its tour has ended', async () => {
    const unknownPath = cancellationPath('65f0c0ffee0123456789abcd');
    expectRefusal(await guide.put(unknownPath, { reason: REASON, revision: 0 }), 404, 'party-gone');
    expectProblem(await guide.delete(unknownPath), 404);
    expectProblem(await guide.put(cancellationPath('x'), { reason: REASON, revision: 0 }), 404);

    const walkInsPath = `/api/guide/departures/${departureIdOn(list, DATE)}/walk-ins`;
    const walkIn = parseJson(await guide.post(walkInsPath, { name: '', people: 1 })) as Party;
    const walkInPath = cancellationPath(walkIn.id);
    expectProblem(await guide.put(walkInPath, { reason: REASON, revision: walkIn.revision }), 404);

    const date = addDays(newYorkDate(new Date()), -3);
    await app.database
      .collection(list.collection)
      .updateMany({}, { $set: { date, day: weekdayOf(date) } });
    expectRefusal(await cancel(), 409, 'bookings-over');
    expectRefusal(await undoCancellation(), 409, 'bookings-over');
  });

  it('can only be canceled by the guide', async () => {
    for (const caller of [visitor, app.visitor()]) {
      expectProblem(await caller.put(cancellationPath(), { reason: REASON, revision: 0 }), 404);
      expectProblem(await caller.delete(cancellationPath()), 404);
    }
    expect(await fetchBookings()).toEqual([booking]);
  });
});
