import { resetBookings, useApp } from './support/app';
import { dateAhead, PLACE, setTour, countBookedPeople, bookingInputOn } from './support/departures';
import { DAY_LIST, LISTS } from './support/lists';
import { expectFieldErrors } from './support/problems';
import { useReplica } from './support/process';
import type { Booking, Visitor } from './support/visitor';

const DATE = dateAhead(10);
const OTHER_DATE = dateAhead(17);
/** The default maximum numbers of people for one guest, and for all guests at one IP address. */
const MAX_PER_GUEST = 12;
const MAX_PER_IP = 60;
const OTHER_IP = '192.0.2.2';

const SIGN_UP_ADVICE = /Sign up to book for more, or write to the guide\.$/;

describe.each(LISTS)('on the list of $name', (list) => {
  // Tests set the guests' IP addresses with the proxy's header.
  const app = useApp({ TRUST_PROXY: '1', OPEN_LIST_MAX: '500' });
  const replica = useReplica(() => app.mongodbUri, { TRUST_PROXY: '1' });
  beforeEach(async () => {
    await resetBookings(app);
    await setTour(app, list, { capacity: 100 });
  });

  /** Creates a guest at an IP address. By default, all guests of a test share one address. */
  const createGuestAtIp = async (ip = '192.0.2.1', api: { visitor(): Visitor } = app) => {
    const visitor = api.visitor();
    await visitor.becomeGuest();
    return createClient(visitor, ip);
  };

  const createClient = (visitor: Visitor, ip: string) => {
    const headers = { 'X-Forwarded-For': ip };
    return {
      visitor,
      book: (people: number, date = DATE) =>
        visitor.post(list.create, bookingInputOn(date, people), headers),
      change: (id: unknown, people: number, date = DATE) =>
        visitor.put(`${list.update}/${String(id)}`, bookingInputOn(date, people), headers),
      remove: (id: unknown) => visitor.delete(`${list.remove}/${String(id)}`, headers),
      restore: (id: unknown) => visitor.post(`${list.restore}/${String(id)}`, undefined, headers),
    };
  };

  const bookAsNewGuest = async (people: number, date = DATE, ip?: string) => {
    const guest = await createGuestAtIp(ip);
    return guest.book(people, date);
  };

  it('a guest can book for at most twelve people at a departure with a capacity, in one booking or several', async () => {
    const guest = await createGuestAtIp();
    const firstBooking = (await guest.book(8)).body;
    expect((await guest.book(4)).status).toBe(201);
    const refusal = await guest.book(1);
    expectFieldErrors(refusal, 409, ['people']);
    expect(refusal.body.detail).toMatch(SIGN_UP_ADVICE);
    expectFieldErrors(await guest.change(firstBooking._id, 9), 409, ['people']);
    expect((await guest.change(firstBooking._id, 8)).status).toBe(200);

    // Neither a moved nor a restored booking can exceed the limit.
    const otherBooking = (await guest.book(1, OTHER_DATE)).body;
    expectFieldErrors(await guest.change(otherBooking._id, 1, DATE), 409, ['people']);
    await guest.remove(firstBooking._id);
    expect((await guest.book(8)).status).toBe(201);
    expectFieldErrors(await guest.restore(firstBooking._id), 409, ['people']);
    expect(await countBookedPeople(app, list, DATE)).toBe(MAX_PER_GUEST);
  });

  it('a guest who makes many simultaneous calls can’t book for more than twelve people', async () => {
    const guest = await createGuestAtIp();
    const responses = await Promise.all(Array.from({ length: 10 }, () => guest.book(5)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await countBookedPeople(app, list, DATE)).toBe(10);
  });

  it('a guest who requests only a weekday gets the next date within the limit', async () => {
    const guest = await createGuestAtIp();
    const { day } = bookingInputOn(DATE);
    const bookNext = () => guest.visitor.post(list.create, { place: PLACE, day, people: 7 });
    const dates = [(await bookNext()).body.date, (await bookNext()).body.date];
    expect(new Set(dates).size).toBe(2);
    const refusal = await guest.visitor.post(list.create, { place: PLACE, day, people: 13 });
    expectFieldErrors(refusal, 409, ['people']);
  });

  it('guests at one IP address can book for at most sixty people in all, even on different replicas', async () => {
    const dates = [10, 17, 24, 31, 38].map(dateAhead);
    const firstGuest = await createGuestAtIp(undefined, replica());
    const secondGuest = await createGuestAtIp();
    const bookings: Booking[] = [];
    for (const [index, date] of dates.entries()) {
      const guest = index % 2 === 0 ? firstGuest : secondGuest;
      const response = await guest.book(MAX_PER_GUEST, date);
      expect(response.status).toBe(201);
      bookings.push(response.body as Booking);
    }
    const refusal = await firstGuest.book(1, dateAhead(45));
    expectFieldErrors(refusal, 409, ['people']);
    expect(refusal.body.detail).toMatch(SIGN_UP_ADVICE);
    // Guests at a different IP address are unaffected.
    expect((await bookAsNewGuest(2, DATE, OTHER_IP)).status).toBe(201);
    // Canceled spots can be booked again immediately.
    expect((await firstGuest.remove(bookings[0]?._id)).status).toBe(204);
    expect((await secondGuest.book(MAX_PER_GUEST, dateAhead(45))).status).toBe(201);
    expect((await secondGuest.book(1, dateAhead(52))).status).toBe(409);
  });

  it('a booking that a guest restores from a different IP address counts toward that address’s limit', async () => {
    const guest = await createGuestAtIp();
    const { body } = await guest.book(MAX_PER_GUEST);
    await guest.remove(body._id);
    for (const date of [17, 24, 31, 38, 45].map(dateAhead)) {
      expect((await bookAsNewGuest(MAX_PER_GUEST, date)).status).toBe(201);
    }
    expectFieldErrors(await guest.restore(body._id), 409, ['people']);
    const clientAtOtherIp = createClient(guest.visitor, OTHER_IP);
    expect((await clientAtOtherIp.restore(body._id)).status).toBe(200);
    for (const date of [17, 24, 31, 38].map(dateAhead)) {
      expect((await bookAsNewGuest(MAX_PER_GUEST, date, OTHER_IP)).status).toBe(201);
    }
    expectFieldErrors(await bookAsNewGuest(1, DATE, OTHER_IP), 409, ['people']);
  });

  it('guests who make simultaneous calls from one IP address can’t book for more than sixty people in all', async () => {
    const dates = Array.from({ length: 10 }, (_, week) => dateAhead(10 + 7 * week));
    const guests = await Promise.all(
      dates.map((_, index) => createGuestAtIp('192.0.2.9', index % 2 === 0 ? app : replica())),
    );
    const responses = await Promise.all(
      guests.map((guest, index) => guest.book(MAX_PER_GUEST, dates[index])),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(
      MAX_PER_IP / MAX_PER_GUEST,
    );
    const bookedCounts = await Promise.all(dates.map((date) => countBookedPeople(app, list, date)));
    expect(bookedCounts.reduce((sum, each) => sum + each)).toBe(MAX_PER_IP);
  });

  it('an IPv6 network counts as one IP address', async () => {
    const dates = [10, 17, 24, 31, 38].map(dateAhead);
    for (const [index, date] of dates.entries()) {
      const ip = `2001:db8:1:2::${String(index + 1)}`;
      expect((await bookAsNewGuest(MAX_PER_GUEST, date, ip)).status).toBe(201);
    }
    expectFieldErrors(await bookAsNewGuest(1, DATE, '2001:db8:1:2:9::9'), 409, ['people']);
    expect((await bookAsNewGuest(1, DATE, '2001:db8:1:3::1')).status).toBe(201);
  });

  it('a guest who signs up is no longer limited, and no longer counts toward the limit for other guests', async () => {
    const guest = await createGuestAtIp();
    expect((await guest.book(MAX_PER_GUEST)).status).toBe(201);
    await guest.visitor.signUp();
    expect((await guest.book(30)).status).toBe(201);
    for (const date of [10, 17, 24, 31, 38].map(dateAhead)) {
      expect((await bookAsNewGuest(MAX_PER_GUEST, date)).status).toBe(201);
    }
  });

  it('callers without a token or cookie share the limit of one guest', async () => {
    const caller = app.visitor();
    expect((await caller.post(list.create, bookingInputOn(DATE, MAX_PER_GUEST))).status).toBe(201);
    expectFieldErrors(await caller.post(list.create, bookingInputOn(DATE, 1)), 409, ['people']);
  });

  it('a guest has no limit at a departure without a capacity', async () => {
    await setTour(app, list, {});
    const guest = await createGuestAtIp();
    expect((await guest.book(70)).status).toBe(201);
    expect((await guest.book(70)).status).toBe(201);
  });
});

describe('a departure with the maximum number of parties', () => {
  const list = DAY_LIST;
  const app = useApp({ MAX_PARTIES: '20' });
  const replica = useReplica(() => app.mongodbUri, { MAX_PARTIES: '20' });
  let visitor: Visitor;
  beforeEach(async () => {
    await resetBookings(app);
    await setTour(app, list, {});
    visitor = app.visitor();
    await visitor.signUp();
  });

  const book = (people = 1) => visitor.post(list.create, bookingInputOn(DATE, people));

  it('is full until one of its parties cancels', async () => {
    const bookingIds: unknown[] = [];
    for (let party = 0; party < 20; party++) bookingIds.push((await book()).body._id);
    const refusal = await book();
    expectFieldErrors(refusal, 409, ['date']);
    expect(refusal.body.detail).toMatch(/^The tour on \w+, \w+ \d+ is full\./);
    expect(
      (await visitor.put(`${list.update}/${String(bookingIds[1])}`, bookingInputOn(DATE, 9)))
        .status,
    ).toBe(200);
    await visitor.delete(`${list.remove}/${String(bookingIds[0])}`);
    expect((await book()).status).toBe(201);
    expectFieldErrors(await book(), 409, ['date']);
  });

  it('never exceeds the maximum when two users make many simultaneous calls to two replicas', async () => {
    const otherUser = replica().visitor();
    await otherUser.signUp();
    for (let party = 0; party < 8; party++) await book();
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 === 0 ? visitor : otherUser).post(list.create, bookingInputOn(DATE)),
      ),
    );
    expect(responses.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(12);
    const partyCount = await app.database
      .collection(list.collection)
      .countDocuments({ date: DATE });
    expect(partyCount).toBe(20);
  });
});
