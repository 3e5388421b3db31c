import { defaultSettings, tourId } from 'shared/tour-settings';
import { translationId, type Translation } from '../src/tours/translations/translation';
import { resetBookings, useApp } from './support/app';
import { bookingInputOn, dateAhead, PLACE, setDeparture } from './support/departures';
import { DAY_LIST } from './support/lists';
import type { Visitor } from './support/visitor';

const DATE = dateAhead(10);
const WALL_STREET = { id: 'day.walk-around-wall-street', place: 'Walk around Wall Street' };
const GERMAN_HEADERS = { 'Accept-Language': 'de' };

/** The fields whose texts depend on the language. */
interface TranslatedFields {
  place: string;
  placeName?: string;
  title?: string;
  meetingPoint?: string;
  departure?: TranslatedFields;
  departures?: TranslatedFields[];
}

const app = useApp({ CONTACT_REQUIRED: 'off', DEPARTURES_FRESH_SECONDS: '0' });
let visitor: Visitor;
const meetingPoint = defaultSettings({ list: 'day', place: WALL_STREET.place }).meetingPoint;
const germanMeetingPoint = 'Broadway, Ecke Wall Street, vor der Trinity Church';
beforeAll(async () => {
  await app.database
    .collection<Translation>('translations')
    .updateOne(
      { _id: translationId(WALL_STREET.id, 'de') },
      { $push: { texts: { source: meetingPoint, text: germanMeetingPoint } } },
    );
});
beforeEach(async () => {
  await resetBookings(app);
  visitor = app.visitor();
  await visitor.becomeGuest();
});

const fetchJson = async (path: string, language?: string) => {
  const { status, text, headers } = await visitor.get(
    path,
    language === undefined ? {} : { 'Accept-Language': language },
  );
  expect(status).toBe(200);
  expect(headers.get('vary')).toBe('Accept-Language');
  return JSON.parse(text) as unknown;
};
const bookWallStreet = async (headers = {}, body = {}) => {
  const path = `/api/tours/${WALL_STREET.id}/bookings`;
  const response = await visitor.post(path, { date: DATE, people: 2, ...body }, headers);
  expect(response.status).toBe(201);
  return JSON.parse(response.text) as TranslatedFields & { id: string };
};

describe('the request’s language', () => {
  const germanName = 'Rund um die Wall Street';

  it('determines the language of tours’ texts', async () => {
    const tours = (await fetchJson('/api/tours', 'de-AT,de;q=0.9,en;q=0.5')) as TranslatedFields[];
    const tour = tours.find(({ place }) => place === WALL_STREET.place);
    expect(tour).toMatchObject({ placeName: germanName, title: germanName });
    const details = (await fetchJson(`/api/tours/${WALL_STREET.id}`, 'de')) as TranslatedFields;
    expect(details).toMatchObject({ place: WALL_STREET.place, placeName: germanName });
    expect(details.departures?.[0]).toMatchObject({ placeName: germanName });
  });

  it('determines the language of departures’ texts, but only in its own response', async () => {
    const path = `/api/departures?list=day&place=${encodeURIComponent(WALL_STREET.place)}`;
    const [departure] = (await fetchJson(path, 'de')) as TranslatedFields[];
    expect(departure).toMatchObject({
      place: WALL_STREET.place,
      placeName: germanName,
      meetingPoint: germanMeetingPoint,
    });
    const [englishDeparture] = (await fetchJson(path)) as TranslatedFields[];
    expect(englishDeparture).not.toHaveProperty('placeName');
    expect(englishDeparture).toMatchObject({ meetingPoint });
  });

  it('determines the language of tickets and lists of bookings, even if the bookings have a different one', async () => {
    const booking = await bookWallStreet(GERMAN_HEADERS, { language: 'fr' });
    expect(booking).toMatchObject({
      place: WALL_STREET.place,
      placeName: germanName,
      departure: { placeName: germanName, meetingPoint: germanMeetingPoint },
    });
    const ticket = (await fetchJson(`/api/bookings/${booking.id}`, 'de')) as TranslatedFields;
    expect(ticket).toEqual(booking);
    expect(await fetchJson('/api/bookings', 'de')).toEqual([booking]);
    expect(await fetchJson('/api/all', 'de')).toMatchObject([{ placeName: germanName }]);
    const englishTicket = (await fetchJson(`/api/bookings/${booking.id}`)) as TranslatedFields;
    expect(englishTicket).not.toHaveProperty('placeName');
    expect(englishTicket.departure).toMatchObject({ meetingPoint });
  });
});

describe('a booking’s language', () => {
  const findLanguages = async () =>
    (await app.database.collection('day_tours').find().toArray()).map(
      ({ language }) => language as unknown,
    );
  const bookOnList = (headers = {}, body = {}) =>
    visitor.post(DAY_LIST.create, { ...bookingInputOn(DATE), ...body }, headers);

  it('is the one in the request’s body, or else the one in its Accept-Language header', async () => {
    await bookWallStreet({ 'Accept-Language': 'de' }, { language: 'fr' });
    await bookWallStreet({ 'Accept-Language': 'pt-PT,pt;q=0.9' }, { overlapping: true });
    await bookWallStreet({ 'Accept-Language': 'ja' }, { overlapping: true });
    expect((await bookOnList({ 'Accept-Language': 'it' }, { language: 'zh' })).status).toBe(201);
    expect((await bookOnList({ 'Accept-Language': 'it' })).status).toBe(201);
    expect(await findLanguages()).toEqual(['fr', 'pt', 'en', 'zh', 'it']);
  });

  it.each(['xx', 'pt-BR', '', null, 7])('can’t be %j', async (language) => {
    const responses = [
      await bookOnList(GERMAN_HEADERS, { language }),
      await visitor.post(`/api/tours/${WALL_STREET.id}/bookings`, {
        date: DATE,
        people: 2,
        language,
      }),
    ];
    for (const { status, body } of responses) {
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([
        { field: 'language', message: 'Language must be one of en, es, fr, de, it, pt, zh.' },
      ]);
    }
    expect(await findLanguages()).toEqual([]);
  });

  it('stays the same when the visitor changes the booking in a different language', async () => {
    const { id } = await bookWallStreet({ 'Accept-Language': 'fr' });
    const change = { date: DATE, people: 3 };
    expect((await visitor.put(`/api/bookings/${id}`, change, GERMAN_HEADERS)).status).toBe(200);
    expect(await findLanguages()).toEqual(['fr']);
  });

  it('is stored for a party on the waitlist', async () => {
    await setDeparture(app, DAY_LIST, DATE, { capacity: 2 });
    expect((await bookOnList({}, { people: 2 })).status).toBe(201);
    const input = { date: DATE, people: 2, contact: { name: 'Ada', phone: '+12125550100' } };
    const path = `/api/tours/${tourId({ list: 'day', place: PLACE })}/bookings`;
    expect(
      (await visitor.post(path, { ...input, waiting: true, overlapping: true }, GERMAN_HEADERS))
        .status,
    ).toBe(201);
    expect(await app.database.collection('day_tours').find().toArray()).toMatchObject([
      { status: 'booked', language: 'en' },
      { status: 'waiting', language: 'de' },
    ]);
  });
});
