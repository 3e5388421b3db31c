import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { GuideTour, TranslationInput, TranslationRecord } from '../../api/schema';
import {
  callsTo,
  fieldRefusal,
  Refusal,
  respondWith,
  type ReceivedCall,
} from '../../test/fake-api';
import { expectNoViolations, renderInConsole } from '../../test/render-page';
import { forgetTourDrafts } from './kept-drafts';
import { Tours } from './Tours';

const TOUR: GuideTour = {
  id: 'day.central-park',
  list: 'day',
  place: 'Central Park',
  isHidden: false,
  revision: 4,
  lengthMinutes: 150,
  meetingPoint: 'Columbus Circle',
  writtenFor: 'Columbus Circle',
  title: 'Across the park',
  shortDescription: 'Past the lake.',
  description: 'One.\n\nTwo.',
  durationMinutesFrom: null,
  locations: [{ types: ['START'], title: 'Columbus Circle', minutesTo: 0, minutesAt: 10 }],
  features: [{ type: 'HIGHLIGHT', shortDescription: 'A boathouse' }],
  faqs: [{ question: 'Does it rain?', answer: 'At times.' }],
  photos: [{ src: '/photos/lake.webp', title: 'The lake' }],
  languages: ['en'],
  access: null,
  price: null,
  promisedPrices: [],
};

const OUTDATED_TEXT = {
  source: TOUR.title,
  text: 'Durch den Park',
  writtenFor: 'Through the park',
};
const UP_TO_DATE_TEXTS = [
  'Columbus Circle',
  'Past the lake.',
  'One.\n\nTwo.',
  'A boathouse',
  'Does it rain?',
  'The lake',
].map((source) => ({ source, text: `${source} (de)` }));
const GERMAN: TranslationRecord = {
  language: 'de',
  revision: 2,
  texts: [OUTDATED_TEXT, ...UP_TO_DATE_TEXTS],
};
const FRENCH: TranslationRecord = { language: 'fr', revision: 0, texts: [] };

/** Opens a tour’s German texts. The simulated API saves all changes. */
async function openGerman(german = GERMAN) {
  respondWith({
    'GET /guide/tours/{id}/translations': [FRENCH, german],
    'GET /guide/tours/{id}': TOUR,
    'PUT /guide/tours/{id}/translations/{language}': ({ body }: ReceivedCall) => {
      const { texts, revision } = body as TranslationInput;
      return { language: 'de' as const, revision: revision + 1, texts };
    },
  });
  const guide = renderInConsole(<Tours />, `?view=tours&tour=${TOUR.id}&language=de`);
  await screen.findByRole('form');
  return guide;
}

afterEach(() => {
  forgetTourDrafts(TOUR.id);
});

const button = (name: string) => screen.getByRole('button', { name });
const tabs = () => within(screen.getByRole('navigation', { name: 'Languages' }));
const lastSavedBody = () => callsTo('PUT').at(-1)?.body as TranslationInput;
const fieldNames = () =>
  screen
    .getAllByRole('textbox')
    .map((each) => each.closest('div')?.querySelector('label')?.textContent);

test('each language shows how many texts are missing or outdated', async () => {
  await openGerman();
  expect(tabs().getByRole('link', { name: 'English' })).not.toHaveAttribute('aria-current');
  expect(tabs().getByRole('link', { name: 'Deutsch 1 missing, 1 outdated' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  tabs().getByRole('link', { name: 'Français 8 missing' });
  screen.getByText('1 missing, 1 outdated. Visitors read these texts in English.');
  const story = screen.getByLabelText('Story');
  expect(story).toHaveAttribute('lang', 'de');
  expect(story).toHaveAccessibleDescription('One. Two.');
  await expectNoViolations();
});

test('an outdated translation can be confirmed with one tap, and no text is required', async () => {
  const guide = await openGerman();
  screen.getByText('Through the park');
  await guide.click(button('Still correct: Title'));
  expect(screen.getByLabelText('Title')).toHaveFocus();
  expect(screen.queryByText(/^Outdated/)).toBeNull();
  await guide.click(button('Save'));
  await screen.findByText('Saved.');
  const { writtenFor, ...confirmed } = OUTDATED_TEXT;
  expect(writtenFor).toBeDefined();
  expect(lastSavedBody().revision).toBe(2);
  expect(lastSavedBody().texts).toEqual(expect.arrayContaining([confirmed, ...UP_TO_DATE_TEXTS]));
  expect(lastSavedBody().texts).toHaveLength(7);
  tabs().getByRole('link', { name: 'Deutsch 1 missing' });
});

test('an unchanged outdated translation stays outdated, and a rewritten translation is up to date', async () => {
  const guide = await openGerman();
  fireEvent.change(screen.getByLabelText('Answer 1'), { target: { value: 'Manch\nmal.' } });
  await guide.click(button('Save'));
  await screen.findByText('Saved.');
  expect(lastSavedBody().texts).toContainEqual(OUTDATED_TEXT);
  expect(lastSavedBody().texts).toContainEqual({ source: 'At times.', text: 'Manch mal.' });
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Quer durch den Park' } });
  await guide.click(button('Save'));
  await waitFor(() => {
    expect(lastSavedBody()).toMatchObject({ revision: 3 });
  });
  expect(lastSavedBody().texts).toContainEqual({ source: TOUR.title, text: 'Quer durch den Park' });
});

test('a filter shows only missing or outdated texts, which stay visible after they are translated', async () => {
  const guide = await openGerman();
  await guide.click(screen.getByRole('checkbox', { name: 'Only missing or outdated' }));
  expect(fieldNames()).toEqual(['Title', 'Answer 1']);
  await guide.type(screen.getByLabelText('Answer 1'), 'Ja');
  expect(fieldNames()).toEqual(['Title', 'Answer 1']);
});

test('a preview is requested with the unsaved translations', async () => {
  const guide = await openGerman();
  // jsdom can’t show the page.
  respondWith({ 'POST /guide/tours/{id}/preview': new Refusal(503) });
  await guide.type(screen.getByLabelText('Answer 1'), 'Ja');
  await guide.click(button('Preview'));
  await screen.findByRole('alert');
  const { body } = callsTo('POST /guide/tours').at(-1) ?? {};
  expect(body).toMatchObject({ title: TOUR.title, translation: { language: 'de' } });
  expect((body as { translation: TranslationInput }).translation.texts).toContainEqual({
    source: 'At times.',
    text: 'Ja',
  });
});

test('unsaved texts are kept while the guide opens a different language', async () => {
  const guide = await openGerman();
  await guide.type(screen.getByLabelText('Answer 1'), 'Ja');
  await guide.click(tabs().getByRole('link', { name: /Français/ }));
  expect(screen.getByLabelText('Answer 1')).toHaveValue('');
  await guide.click(tabs().getByRole('link', { name: /Deutsch/ }));
  expect(screen.getByLabelText('Answer 1')).toHaveValue('Ja');
  await guide.click(button('Discard changes'));
  await guide.click(button('Discard'));
  await waitFor(() => {
    expect(screen.getByLabelText('Answer 1')).toHaveValue('');
  });
});

test('an error is shown next to its field', async () => {
  const guide = await openGerman();
  respondWith({
    'PUT /guide/tours/{id}/translations/{language}': fieldRefusal(400, 'texts.1.text', 'Too long.'),
  });
  await guide.click(button('Save'));
  const field = screen.getByLabelText('Short description');
  await waitFor(() => {
    expect(field).toHaveFocus();
  });
  expect(field).toHaveAccessibleDescription('Past the lake. Too long.');
});

test('texts from a different device, and changes to the English text, are adopted', async () => {
  const guide = await openGerman();
  await guide.type(screen.getByLabelText('Answer 1'), 'Ja');
  let revision = 2;
  const title = 'Over the park';
  respondWith({
    'GET /guide/tours/{id}/translations': [
      FRENCH,
      { ...GERMAN, revision: 5, texts: [{ ...OUTDATED_TEXT, source: title }, ...UP_TO_DATE_TEXTS] },
    ],
    'GET /guide/tours/{id}': { ...TOUR, title },
    'PUT /guide/tours/{id}/translations/{language}': ({ body }: ReceivedCall) => {
      const input = body as TranslationInput;
      revision = input.revision;
      if (revision < 5) return new Refusal(409, { code: 'translation-changed' });
      return { language: 'de' as const, revision: 6, texts: input.texts };
    },
  });
  await guide.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Title');
  await guide.click(button('Save'));
  await screen.findByText('Saved.');
  expect(revision).toBe(5);
  expect(lastSavedBody().texts).toContainEqual({ ...OUTDATED_TEXT, source: title });
  expect(lastSavedBody().texts).toContainEqual({ source: 'At times.', text: 'Ja' });
});
