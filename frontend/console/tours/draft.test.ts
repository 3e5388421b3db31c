import type { GuideTour } from '../../api/schema';
import { getRemotelyChangedFields, rebase, startEdit, getTouchedFields } from '../forms/revision';
import { draftToPrice, describeKeptPrices, priceToDraft, unitsOf } from './price-draft';
import { firstIndexOf, tourToDraft, draftToInput } from './draft';

const TOUR: GuideTour = {
  id: 'day.harlem',
  list: 'day',
  place: 'Harlem',
  isHidden: true,
  revision: 3,
  lengthMinutes: 150,
  meetingPoint: 'The arch',
  writtenFor: 'The arch',
  title: 'Up in Harlem',
  shortDescription: 'Past the Apollo.',
  description: 'One.\n\nTwo.',
  durationMinutesFrom: 120,
  languages: ['en', 'pt-BR'],
  access: {
    miles: 2.5,
    stairs: 1,
    stepFree: 'DETOUR',
    stroller: 'NO',
    dogs: true,
    detour: 'Around the hill.',
  },
  price: { kind: 'PARTY', cents: 4050, note: 'Cash only' },
  promisedPrices: [],
  locations: [
    {
      types: ['START'],
      title: 'The arch',
      shortDescription: 'Look up.',
      minutesTo: 0,
      minutesAt: 10,
      place: { latitude: 40.8, longitude: -73.95 },
    },
    { types: ['POINT_OF_INTEREST', 'END'], title: 'The end', minutesTo: 5, minutesAt: 0 },
  ],
  features: [
    { type: 'HIGHLIGHT', shortDescription: 'Music' },
    { type: 'EXCLUSION', shortDescription: 'Tickets' },
    { type: 'EXCLUSION', shortDescription: 'Lunch' },
  ],
  faqs: [{ question: 'Rain?', answer: 'Rarely.' }],
  photos: [
    { src: '/api/tours/photos/1.webp', smallSrc: '/api/tours/photos/2.webp', title: 'The arch' },
    { src: '/api/tours/photos/3.webp', title: 'The street' },
  ],
};

test('converting a tour to a draft and back doesn’t change it', () => {
  const { title, shortDescription, description, durationMinutesFrom, languages } = TOUR;
  const { access, locations, features, faqs, photos } = TOUR;
  expect(draftToInput(tourToDraft(TOUR), 3)).toEqual({
    title,
    shortDescription,
    description,
    durationMinutesFrom,
    languages,
    access,
    price: TOUR.price,
    locations,
    features,
    faqs,
    photos,
    revision: 3,
  });
});

test('a price is sent with only the fields of its kind', () => {
  const draft = tourToDraft(TOUR);
  const priceInputFor = (changes: Partial<typeof draft.price>) =>
    draftToInput({ ...draft, price: { ...draft.price, ...changes } }, 0).price;
  expect(priceInputFor({ kind: 'NONE' })).toBeNull();
  expect(priceInputFor({ kind: 'TIPS', note: ' ' })).toEqual({ kind: 'TIPS' });
  expect(priceInputFor({ kind: 'WISH', amount: '' })).toEqual({ kind: 'WISH', note: 'Cash only' });
  expect(priceInputFor({ kind: 'PERSON', amount: '0.07' })).toMatchObject({ cents: 7 });
  expect(tourToDraft({ ...TOUR, price: null }).price.kind).toBe('NONE');
});

test('a price by age has only the groups that are switched on, oldest first', () => {
  const groups = [
    { unit: 'SENIOR' as const, minAge: 65, cents: 3000 },
    { unit: 'ADULT' as const, minAge: 13, cents: 4000 },
    { unit: 'INFANT' as const, minAge: 0, cents: 0 },
  ];
  const price = { kind: 'AGE' as const, groups };
  expect(draftToPrice(priceToDraft(price))).toEqual(price);
  const { ages } = priceToDraft(null);
  expect(unitsOf({ ages })).toEqual(['ADULT', 'CHILD']);
});

test('a sentence counts the bookings that keep a different price', () => {
  const fortyDollars = { kind: 'PERSON' as const, cents: 4000 };
  const promisedPrices = [
    { price: fortyDollars, bookings: 2 },
    { price: null, bookings: 1 },
  ];
  expect(describeKeptPrices(promisedPrices, { ...fortyDollars, cents: 5000 })).toBe(
    '3 upcoming bookings keep what they were promised: $40 each (2); no price (1).',
  );
  expect(describeKeptPrices(promisedPrices, fortyDollars)).toBe(
    '1 upcoming booking keeps what it was promised: no price (1).',
  );
  expect(describeKeptPrices([], fortyDollars)).toBe('');
});

test('the facts about the walk are sent as null if the guide doesn’t state them', () => {
  const draft = tourToDraft({ ...TOUR, access: null });
  expect(draftToInput(draft, 3).access).toBeNull();
});

test('a feature type’s first line follows the lines of all previous types', () => {
  expect(firstIndexOf(tourToDraft(TOUR), 'EXCLUSION')).toBe(1);
  expect(firstIndexOf(tourToDraft(TOUR), 'CANCELLATION_TERM')).toBe(3);
});

test('a draft adopts parts that only a different device changed', () => {
  const savedDraft = tourToDraft(TOUR);
  const values = { ...savedDraft, title: 'Mine', questions: [] };
  const edit = { ...startEdit(3, savedDraft), values };
  const latestDraft = tourToDraft({
    ...TOUR,
    title: 'Theirs',
    description: 'Theirs.',
    locations: [],
  });
  expect(getTouchedFields({ ...startEdit(3, savedDraft), values: tourToDraft(TOUR) })).toEqual([]);
  expect(getRemotelyChangedFields(edit, latestDraft)).toEqual(['title', 'description', 'stops']);
  const rebasedEdit = rebase(edit, { revision: 4, values: latestDraft });
  expect(rebasedEdit.values).toMatchObject({ title: 'Mine', description: 'Theirs.', stops: [] });
  expect(getTouchedFields(rebasedEdit)).toEqual(['title', 'questions']);
});
