import type { GuideTour } from '../../api/schema';
import { remotelyChangedFields, rebase, startEdit, touchedFields } from '../forms/revision';
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
  price: { text: '$40', isPayWhatYouWish: false, amount: 40, currency: 'USD', unit: 'PARTY' },
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

test('an unchanged tour is sent as it was', () => {
  const { title, shortDescription, description, durationMinutesFrom, languages } = TOUR;
  const { access, locations, features, faqs, photos } = TOUR;
  expect(draftToInput(tourToDraft(TOUR), 3)).toEqual({
    title,
    shortDescription,
    description,
    durationMinutesFrom,
    languages,
    access,
    // The server derives the price's text from the amount.
    price: { isPayWhatYouWish: false, amount: 40, currency: 'USD', unit: 'PARTY' },
    locations,
    features,
    faqs,
    photos,
    revision: 3,
  });
});

test('a price is sent with only the fields of its kind', () => {
  const draft = tourToDraft(TOUR);
  const priced = (kind: typeof draft.price.kind) =>
    draftToInput({ ...draft, price: { ...draft.price, kind } }, 0).price;
  expect(priced('none')).toBeNull();
  expect(priced('text')).toEqual({ text: '$40', isPayWhatYouWish: false });
  expect(priced('wish')).toEqual({ text: '$40', isPayWhatYouWish: true });
  expect(tourToDraft({ ...TOUR, price: null }).price.kind).toBe('none');
});

test('facts that the guide doesn’t state are sent as null', () => {
  const draft = tourToDraft({ ...TOUR, access: null });
  expect(draftToInput(draft, 3).access).toBeNull();
});

test('a feature type’s first line has the index after the lines of all previous types', () => {
  expect(firstIndexOf(tourToDraft(TOUR), 'EXCLUSION')).toBe(1);
  expect(firstIndexOf(tourToDraft(TOUR), 'CANCELLATION_TERM')).toBe(3);
});

test('a draft adopts the parts that only another device changed', () => {
  const saved = tourToDraft(TOUR);
  const edit = { ...startEdit(3, saved), values: { ...saved, title: 'Mine', questions: [] } };
  const latest = tourToDraft({ ...TOUR, title: 'Theirs', description: 'Theirs.', locations: [] });
  expect(touchedFields({ ...startEdit(3, saved), values: tourToDraft(TOUR) })).toEqual([]);
  expect(remotelyChangedFields(edit, latest)).toEqual(['title', 'description', 'stops']);
  const rebased = rebase(edit, { revision: 4, values: latest });
  expect(rebased.values).toMatchObject({ title: 'Mine', description: 'Theirs.', stops: [] });
  expect(touchedFields(rebased)).toEqual(['title', 'questions']);
});
