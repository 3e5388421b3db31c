import { resetBookings, resetTours, useApp } from './support/app';
import { dateAhead, departureIdOn, bookingInputOn } from './support/departures';
import { signUpGuide } from './support/guide';
import { DAY_LIST } from './support/lists';
import { expectFieldErrors, expectProblem, expectRefusal } from './support/problems';
import type { Visitor } from './support/visitor';

const app = useApp({ DEPARTURES_FRESH_SECONDS: '0' });
const TOUR_ID = 'day.empire-state-building';
const SETTINGS_PATH = `/api/guide/places/${TOUR_ID}`;
const DATE = dateAhead(10);

let guide: Visitor;
beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
});
beforeEach(async () => {
  await resetBookings(app);
});

interface Place extends Record<string, unknown> {
  id: string;
  revision: number;
}

const fetchSettings = async () => {
  const places = JSON.parse((await guide.get('/api/guide/places')).text) as Place[];
  return places.find(({ id }) => id === TOUR_ID);
};
const changeSettings = async (changes: object) =>
  guide.patch(SETTINGS_PATH, { revision: (await fetchSettings())?.revision, ...changes });
const book = async (people: number, date = DATE) => {
  const visitor = app.visitor();
  await visitor.becomeGuest();
  const response = await visitor.post(DAY_LIST.create, bookingInputOn(date, people));
  expect(response.status).toBe(201);
  return visitor;
};

describe('two tabs with the same tour’s settings', () => {
  it('don’t undo each other’s changes', async () => {
    const { revision } = (await fetchSettings()) ?? {};
    const firstChange = { capacity: 12, minPeople: 4, daysAhead: 30 };
    expect((await guide.patch(SETTINGS_PATH, { ...firstChange, revision })).status).toBe(200);
    const outdatedChange = await guide.patch(SETTINGS_PATH, { maxPartySize: 20, revision });
    expectRefusal(outdatedChange, 409, 'tour-changed');
    expect(outdatedChange.body.errorMessage).toMatch(/^This tour was changed in the meantime/);
    expect(await fetchSettings()).toMatchObject({ ...firstChange, maxPartySize: null });
    expect((await changeSettings({ maxPartySize: 20 })).status).toBe(200);
    expect(await fetchSettings()).toMatchObject({ ...firstChange, maxPartySize: 20 });
  });

  it('can’t both save changes at the same moment', async () => {
    const { revision } = (await fetchSettings()) ?? {};
    const responses = await Promise.all(
      [{ capacity: 12 }, { maxPartySize: 6 }].map((each) =>
        guide.patch(SETTINGS_PATH, { ...each, revision }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('get a conflict if the tour’s page was saved after they were opened', async () => {
    const { revision } = (await fetchSettings()) ?? {};
    const { text } = await guide.get(`/api/guide/tours/${TOUR_ID}`);
    const content = { ...(JSON.parse(text) as object), revision };
    expect((await guide.put(`/api/guide/tours/${TOUR_ID}`, content)).status).toBe(200);
    expectProblem(await guide.patch(SETTINGS_PATH, { capacity: 12, revision }), 409);
    expectProblem(await guide.put(`/api/guide/tours/${TOUR_ID}`, content), 409);
  });
});

describe('a change to a tour’s settings', () => {
  it('keeps the settings that it doesn’t contain', async () => {
    const settingsBefore = await fetchSettings();
    expect((await changeSettings({ capacity: 12, firstBookingCutoffMinutes: 600 })).status).toBe(
      200,
    );
    expect((await changeSettings({ lengthMinutes: 90 })).body).toEqual({
      ...settingsBefore,
      capacity: 12,
      firstBookingCutoffMinutes: 600,
      lengthMinutes: 90,
      revision: 2,
    });
    expect((await changeSettings({ capacity: null })).body).toMatchObject({ capacity: null });
  });

  it('is validated together with the unchanged settings', async () => {
    await changeSettings({ firstBookingCutoffMinutes: 600 });
    const refusal = await changeSettings({ cutoffMinutes: 601 });
    expectFieldErrors(refusal, 400, ['firstBookingCutoffMinutes']);
    expectRefusal(refusal, 400, 'first-cutoff-shorter');
    expect(await fetchSettings()).toMatchObject({ cutoffMinutes: 120 });
  });

  it('is refused with a list of the booked departures that it would affect', async () => {
    const laterDate = dateAhead(17);
    await book(2, laterDate);
    await book(3);
    await book(1);
    const refusal = await changeSettings({ startTimes: ['08:00'] });
    expectFieldErrors(refusal, 409, ['bookedDepartures']);
    expectRefusal(refusal, 409, 'departures-booked', { departures: 2 });
    expect(refusal.body.errors?.[0]?.departures).toEqual([
      { id: departureIdOn(DAY_LIST, DATE), date: DATE, startTime: '10:00', people: 4 },
      { id: departureIdOn(DAY_LIST, laterDate), date: laterDate, startTime: '10:00', people: 2 },
    ]);
    expect((await changeSettings({ startTimes: ['08:00'], bookedDepartures: 'keep' })).status).toBe(
      200,
    );
  });
});

describe('hiding a tour', () => {
  const hideTour = (input: object) =>
    guide.put(`/api/guide/tours/${TOUR_ID}/visibility`, { isHidden: true, ...input });

  it('is refused with a list of the booked departures unless the guide keeps them', async () => {
    await book(2);
    const refusal = await hideTour({});
    expectFieldErrors(refusal, 409, ['bookedDepartures']);
    expect(refusal.body.errors?.[0]?.departures).toEqual([
      { id: departureIdOn(DAY_LIST, DATE), date: DATE, startTime: '10:00', people: 2 },
    ]);
    expect(await fetchSettings()).toMatchObject({ isHidden: false, revision: 0 });
    expectFieldErrors(await hideTour({ bookedDepartures: 'drop' }), 400, ['bookedDepartures']);
    expect((await hideTour({ bookedDepartures: 'keep' })).body).toMatchObject({ isHidden: true });
    expect((await hideTour({})).status).toBe(200);
    expect((await guide.get(`/api/guide/days/${DATE}`)).text).toContain('"taken":2');
  });

  it('is not refused if all bookings are canceled', async () => {
    const visitor = await book(2);
    const [booking] = (await visitor.get(DAY_LIST.all)).list;
    const response = await visitor.delete(`${DAY_LIST.remove}/${booking?._id ?? ''}`);
    expect(response.status).toBe(204);
    expect((await hideTour({})).status).toBe(200);
  });
});

describe('deleting a tour', () => {
  const deleteTour = (id = TOUR_ID) => guide.delete(`/api/guide/tours/${id}`);
  const isTourListed = async () =>
    (await guide.get('/api/guide/tours')).text.includes(`"${TOUR_ID}"`);

  it('succeeds if it was never booked', async () => {
    await guide.patch(`/api/guide/departures/${departureIdOn(DAY_LIST, DATE)}`, {
      state: 'closed',
      revision: 0,
    });
    expect((await deleteTour()).status).toBe(204);
    expect(await isTourListed()).toBe(false);
    expect(await app.database.collection('departures').countDocuments()).toBe(0);
    expectProblem(await deleteTour(), 404);
    const visitor = app.visitor();
    await visitor.becomeGuest();
    expectFieldErrors(await visitor.post(DAY_LIST.create, bookingInputOn(DATE)), 400, ['place']);
  });

  it('also deletes its photographs', async () => {
    const photos = app.database.collection('photos');
    await photos.insertMany([{ tour: TOUR_ID }, { tour: 'day.central-park' }]);
    expect((await deleteTour()).status).toBe(204);
    expect(await photos.distinct('tour')).toEqual(['day.central-park']);
    await photos.deleteMany({});
  });

  it('is refused if it has ever been booked, even if all bookings were canceled', async () => {
    const visitor = await book(2);
    const [booking] = (await visitor.get(DAY_LIST.all)).list;
    const response = await visitor.delete(`${DAY_LIST.remove}/${booking?._id ?? ''}`);
    expect(response.status).toBe(204);
    expectRefusal(await deleteTour(), 409, 'tour-booked');
    await app.database.collection('day_tours').deleteMany({});
    expectProblem(await deleteTour(), 409);
    expect(await isTourListed()).toBe(true);
  });

  it('is refused while a party is on a waitlist', async () => {
    const path = `/api/guide/departures/${departureIdOn(DAY_LIST, DATE)}/waiting`;
    const waitingResponse = await guide.post(path, {
      people: 2,
      contact: { name: 'Mo', phone: '212 555 0143' },
    });
    expect(waitingResponse.status).toBe(204);
    expectProblem(await deleteTour(), 409);
  });

  it('succeeds only if a simultaneous booking is refused', async () => {
    for (let round = 0; round < 5; round++) {
      await resetTours(app);
      await app.database.collection('departures').deleteMany({});
      const visitor = app.visitor();
      await visitor.becomeGuest();
      const [deletion, bookingResponse] = await Promise.all([
        deleteTour(),
        visitor.post(DAY_LIST.create, bookingInputOn(dateAhead(20 + round))),
      ]);
      expect([
        [204, 400],
        [409, 201],
      ]).toContainEqual([deletion.status, bookingResponse.status]);
      expect(await isTourListed()).toBe(deletion.status === 409);
    }
  });

  it.each([
    ['a caller without a token', () => Promise.resolve(app.visitor())],
    [
      'a guest',
      async () => {
        const guest = app.visitor();
        await guest.becomeGuest();
        return guest;
      },
    ],
    [
      'a user',
      async () => {
        const user = app.visitor();
        await user.signUp();
        return user;
      },
    ],
  ])('is refused for %s', async (_, createCaller) => {
    const caller = await createCaller();
    expectProblem(await caller.delete(`/api/guide/tours/${TOUR_ID}`), 404);
    expect(await isTourListed()).toBe(true);
  });
});

describe('a tour’s meeting point', () => {
  const fetchStart = async () => {
    const { text } = await app.visitor().get(`/api/tours/${TOUR_ID}`);
    const { locations } = JSON.parse(text) as { locations: Record<string, unknown>[] };
    return locations.find(({ types }) => (types as string[]).includes('START'));
  };

  it('can be changed along with its directions', async () => {
    const findMe = ' I’m by the clock, with a yellow umbrella. ';
    expect((await changeSettings({ meetingPoint: 'The clock', findMe })).body).toMatchObject({
      meetingPoint: 'The clock',
      revision: 1,
    });
    const start = await fetchStart();
    expect(start).toMatchObject({ title: 'The clock', shortDescription: findMe.trim() });
    // The old pin on the map is removed.
    expect(start).not.toHaveProperty('place');
    const { writtenFor } = JSON.parse((await guide.get(`/api/guide/tours/${TOUR_ID}`)).text) as {
      writtenFor: string;
    };
    expect(writtenFor).toBe('The clock');
  });

  it('loses its old directions when it changes', async () => {
    expect((await changeSettings({ meetingPoint: 'The clock' })).status).toBe(200);
    expect(await fetchStart()).not.toHaveProperty('shortDescription');
  });

  it('keeps its pin on the map when only the directions change', async () => {
    const startBefore = await fetchStart();
    expect((await changeSettings({ findMe: 'By the door.' })).status).toBe(200);
    expect(await fetchStart()).toEqual({ ...startBefore, shortDescription: 'By the door.' });
  });

  it('keeps its directions if the change is refused', async () => {
    await book(2);
    const refusal = await changeSettings({ meetingPoint: 'The clock', findMe: 'By the door.' });
    expectFieldErrors(refusal, 409, ['bookedDepartures']);
    expect(await fetchStart()).not.toMatchObject({ shortDescription: 'By the door.' });
  });
});
