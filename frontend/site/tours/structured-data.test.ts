import type { DepartureRecord, TourDetails } from '../../api/schema';
import { tourGraph } from './structured-data';

const DEPARTURE: DepartureRecord = {
  id: 'day.central-park.2030-01-07.1000',
  place: 'Central Park',
  date: '2030-01-07',
  localDateTimeStart: '2030-01-07T10:00:00-05:00',
  localDateTimeEnd: '2030-01-07T12:30:00-05:00',
  utcCutoffAt: '2030-01-07T13:00:00.000Z',
  utcChangeCutoffAt: '2030-01-07T13:00:00.000Z',
  status: 'AVAILABLE',
  vacancies: null,
  capacity: null,
  meetingPoint: 'Columbus Circle',
  cancelled: false,
  revision: 0,
};

const BUSINESS = { '@id': '{{origin}}/#business', image: '{{origin}}/social.png', address: {} };

const tourWith = (...departures: DepartureRecord[]): TourDetails => ({
  id: 'day.central-park',
  list: 'day',
  place: 'Central Park',
  title: 'Through the park',
  shortDescription: 'Past the lake.',
  description: 'One.',
  media: [
    {
      src: '/social/central-park.png',
      type: 'image/png',
      rel: 'COVER',
      title: 'The park',
      width: 1200,
      height: 630,
    },
  ],
  durationMinutesFrom: 150,
  durationMinutesTo: 150,
  meetingPoint: 'Columbus Circle',
  areas: [],
  languages: ['en'],
  locations: [
    {
      types: ['START'],
      title: 'Columbus Circle',
      minutesTo: 0,
      minutesAt: 10,
      place: { latitude: 40.768, longitude: -73.982 },
    },
  ],
  contactRequired: true,
  specialDays: [],
  seasons: [],
  features: [],
  faqs: [],
  departures,
});

const eventsOf = (...departures: DepartureRecord[]) =>
  tourGraph(tourWith(...departures), BUSINESS).slice(1);

test('a tour’s graph has a node for the trip, and an event for each departure', () => {
  const [trip, event, ...otherNodes] = tourGraph(tourWith(DEPARTURE), BUSINESS);
  expect(trip).toMatchObject({
    '@type': 'TouristTrip',
    url: '{{origin}}/tours/central-park',
    image: ['{{origin}}/social/central-park.png'],
    itinerary: { numberOfItems: 1, itemListElement: [{ item: { name: 'Columbus Circle' } }] },
  });
  expect(event).toMatchObject({
    '@type': 'Event',
    startDate: '2030-01-07T10:00:00-05:00',
    eventStatus: 'https://schema.org/EventScheduled',
    inLanguage: ['en'],
    location: { name: 'Columbus Circle', geo: { latitude: 40.768 } },
    offers: { availability: 'https://schema.org/InStock' },
  });
  expect(event).not.toHaveProperty('previousStartDate');
  expect(event).not.toHaveProperty('offers.price');
  expect(otherNodes).toEqual([]);
});

test('the tour’s only guide is the performer of each event', () => {
  const guide = {
    name: 'Dana Rivera',
    languages: ['en', 'es'],
    photo: { src: '/api/tours/photos/dana.webp', width: 600, height: 800 },
  };
  expect(tourGraph({ ...tourWith(DEPARTURE), guide }, BUSINESS)[1]).toMatchObject({
    performer: {
      '@type': 'Person',
      name: 'Dana Rivera',
      image: '{{origin}}/api/tours/photos/dana.webp',
      knowsLanguage: ['en', 'es'],
    },
  });
});

test('an event shows how easy the tour is to walk, if the guide has entered it', () => {
  const access = { miles: 2, stairs: 1, stepFree: 'DETOUR', stroller: 'NO', dogs: true } as const;
  const [, event] = tourGraph({ ...tourWith(DEPARTURE), access }, BUSINESS);
  const { amenityFeature } = (event as { location: { amenityFeature: object[] } }).location;
  expect(amenityFeature).toContainEqual({
    '@type': 'LocationFeatureSpecification',
    name: 'Step-free',
    value: true,
  });
  expect(amenityFeature).toMatchObject([
    {},
    { value: false },
    { value: true },
    { value: false },
    { value: 2 },
    { value: 1 },
  ]);
  expect(tourGraph(tourWith(DEPARTURE), BUSINESS)[1]).not.toHaveProperty('location.amenityFeature');
});

test.each([
  [{ status: 'LIMITED', vacancies: 3 }, 'LimitedAvailability', 'EventScheduled'],
  [{ status: 'SOLD_OUT', vacancies: 0 }, 'SoldOut', 'EventScheduled'],
  [{ status: 'CLOSED' }, 'OutOfStock', 'EventScheduled'],
  [{ status: 'CLOSED', cancelled: true }, 'OutOfStock', 'EventCancelled'],
] as const)('a departure with %j becomes %s and %s', (details, availability, eventStatus) => {
  expect(eventsOf({ ...DEPARTURE, ...details })).toMatchObject([
    {
      eventStatus: `https://schema.org/${eventStatus}`,
      offers: { availability: `https://schema.org/${availability}` },
    },
  ]);
});

test('the event of a rescheduled departure includes the original start', () => {
  const rescheduled = { ...DEPARTURE, localDateTimeStart: '2030-01-07T11:30:00-05:00' };
  expect(eventsOf(rescheduled)).toMatchObject([
    {
      eventStatus: 'https://schema.org/EventRescheduled',
      startDate: '2030-01-07T11:30:00-05:00',
      previousStartDate: '2030-01-07T10:00:00-05:00',
    },
  ]);
});

test('departures moved to a different date, and coordinates that may be wrong, are omitted', () => {
  const withOtherMeetingPoint = { ...DEPARTURE, meetingPoint: 'Duffy Square' };
  const moved = { ...DEPARTURE, movedTo: '2030-01-08' };
  const [event, ...otherEvents] = eventsOf(moved, withOtherMeetingPoint);
  expect(event).toMatchObject({ location: { name: 'Duffy Square' } });
  expect(event).not.toHaveProperty('location.geo');
  expect(otherEvents).toEqual([]);
});

test('an event includes a price only if the guide has set an amount', () => {
  const offersOf = (price: TourDetails['price']) => {
    const tour = { ...tourWith(DEPARTURE), ...(price && { price }) };
    const [event] = tourGraph(tour, BUSINESS).slice(1) as { offers: Record<string, unknown> }[];
    return event?.offers;
  };
  expect(JSON.stringify(offersOf({ kind: 'WORDS', note: 'Ask me' }))).not.toMatch(/price/i);
  expect(JSON.stringify(offersOf(undefined))).not.toMatch(/price/i);
  expect(offersOf({ kind: 'PARTY', cents: 4050 })).toMatchObject({
    price: '40.50',
    priceCurrency: 'USD',
    priceSpecification: { price: '40.50', priceCurrency: 'USD', unitText: 'party' },
  });
  const groups = [
    { unit: 'ADULT' as const, minAge: 13, cents: 4000 },
    { unit: 'CHILD' as const, minAge: 0, cents: 0 },
  ];
  expect(offersOf({ kind: 'AGE', groups })).toMatchObject({
    price: '40.00',
    priceSpecification: [
      { price: '40.00', unitText: 'adult' },
      { price: '0.00', unitText: 'child' },
    ],
  });
  expect(offersOf({ kind: 'WISH', cents: 2000 })).toMatchObject({ price: '0.00' });
});
