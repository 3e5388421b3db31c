import { rmSync } from 'node:fs';
import type { TranslationRecord } from '../src/planning/translations.dto';
import { addSeedTranslations, loadSeedTranslations } from '../src/tours/seed/seed-translations';
import {
  translationId,
  type TranslatedText,
  type Translation,
} from '../src/tours/translations/translation';
import { resetTours, useApp } from './support/app';
import { signUpGuide } from './support/guide';
import { makePagesFolder } from './support/pages';
import { expectFieldErrors, expectProblem, expectRefusal } from './support/problems';
import type { ApiResponse, Visitor } from './support/visitor';

const folder = makePagesFolder();
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const app = useApp({ PAGES_DIR: folder, DEPARTURES_FRESH_SECONDS: '0' });
const TOURS_PATH = '/api/guide/tours';
const TOUR_PATH = `${TOURS_PATH}/day.central-park`;
const TRANSLATIONS_PATH = `${TOUR_PATH}/translations`;

const CONTENT = {
  title: 'Through the park',
  shortDescription: 'Past the lake.',
  description: 'One.\n\nTwo.',
  durationMinutesFrom: null,
  locations: [],
  features: [{ type: 'HIGHLIGHT', shortDescription: 'A boathouse' }],
  faqs: [],
  access: null,
  languages: ['en'],
  price: null,
};
const GERMAN_TEXTS: TranslatedText[] = [
  { source: 'Through the park', text: 'Durch den Park' },
  { source: 'Past the lake.', text: 'Am See vorbei.' },
  { source: 'One.\n\nTwo.', text: 'Eins.\n\nZwei.' },
  { source: 'A boathouse', text: 'Ein Bootshaus' },
];

let guide: Visitor;
beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
});
beforeEach(async () => {
  await resetTours(app);
  await saveContent({});
});

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- each caller names the type of the body
const parseJson = <Body>({ text }: ApiResponse) => JSON.parse(text) as Body;

async function saveContent(changes: object) {
  const { revision } = parseJson<{ revision: number }>(await guide.get(TOUR_PATH));
  const response = await guide.put(TOUR_PATH, { ...CONTENT, ...changes, revision });
  expect(response.status).toBe(200);
}

async function loadTranslation(language: string) {
  const translations = parseJson<TranslationRecord[]>(await guide.get(TRANSLATIONS_PATH));
  const { revision, texts } = translations.find((each) => each.language === language) ?? {};
  return { revision, texts };
}

const saveTranslation = async (texts: object[], language = 'de') =>
  guide.put(`${TRANSLATIONS_PATH}/${language}`, {
    texts,
    revision: (await loadTranslation(language)).revision,
  });

interface Page {
  data: { title: string; shortDescription: string; untranslated?: string[] };
}

/** Returns the data of the tour's German page. */
const fetchGermanPage = async () =>
  parseJson<Page>(await app.visitor().get('/de/tours/central-park')).data;

describe('a tour’s translations', () => {
  it('can be saved for each language, without empty texts and texts that the tour doesn’t have', async () => {
    const languages = parseJson<TranslationRecord[]>(await guide.get(TRANSLATIONS_PATH)).map(
      ({ language }) => language,
    );
    expect(languages).toEqual(['es', 'fr', 'de', 'it', 'pt', 'zh']);
    const response = await saveTranslation([
      ...GERMAN_TEXTS.slice(0, 2),
      { source: 'A boathouse', text: ' ' },
      { source: 'No such text', text: 'Kein Text' },
    ]);
    expect(response.status).toBe(200);
    expect((await loadTranslation('de')).texts).toEqual(GERMAN_TEXTS.slice(0, 2));
    expect(await fetchGermanPage()).toMatchObject({
      title: 'Durch den Park',
      shortDescription: 'Am See vorbei.',
      untranslated: ['One.\n\nTwo.', 'A boathouse'],
    });
    await saveTranslation(GERMAN_TEXTS);
    expect((await fetchGermanPage()).untranslated).toBeUndefined();
  });

  it('are hidden after the English text changes, until the guide confirms them', async () => {
    await saveTranslation(GERMAN_TEXTS);
    await saveContent({ title: 'Across the park' });
    const outdatedText = {
      source: 'Across the park',
      text: 'Durch den Park',
      writtenFor: 'Through the park',
    };
    const { texts } = await loadTranslation('de');
    expect(texts).toContainEqual(outdatedText);
    expect(await fetchGermanPage()).toMatchObject({
      title: 'Across the park',
      untranslated: ['Across the park'],
    });
    await saveTranslation([outdatedText, ...GERMAN_TEXTS.slice(1)]);
    expect(await fetchGermanPage()).toMatchObject({ title: 'Across the park' });

    await saveTranslation([
      { source: outdatedText.source, text: outdatedText.text },
      ...GERMAN_TEXTS.slice(1),
    ]);
    const page = await fetchGermanPage();
    expect(page.title).toBe('Durch den Park');
    expect(page.untranslated).toBeUndefined();
  });

  it('are shown again if the guide restores the English text', async () => {
    await saveTranslation(GERMAN_TEXTS);
    await saveContent({ title: 'Across the park' });
    await saveContent({});
    expect((await loadTranslation('de')).texts).toEqual(GERMAN_TEXTS);
    expect(await fetchGermanPage()).toMatchObject({ title: 'Durch den Park' });
  });

  it('of the meeting point become outdated when it changes in the tour’s settings', async () => {
    const { meetingPoint, revision } = parseJson<{ meetingPoint: string; revision: number }>(
      await guide.get(TOUR_PATH),
    );
    await saveTranslation([...GERMAN_TEXTS, { source: meetingPoint, text: 'Am Eingang' }]);
    const changes = { meetingPoint: 'The gate', findMe: 'Left of it.', revision };
    expect((await guide.patch('/api/guide/places/day.central-park', changes)).status).toBe(200);
    const outdatedText = { source: 'The gate', text: 'Am Eingang', writtenFor: meetingPoint };
    expect((await loadTranslation('de')).texts).toContainEqual(outdatedText);
  });

  it('aren’t overwritten by a device that loaded an earlier revision', async () => {
    const { revision } = await loadTranslation('de');
    await guide.put(`${TRANSLATIONS_PATH}/de`, { texts: GERMAN_TEXTS, revision });
    const secondSave = await guide.put(`${TRANSLATIONS_PATH}/de`, { texts: [], revision });
    expectRefusal(secondSave, 409, 'translation-changed');
    await saveContent({ title: 'Across the park' });
    const outdatedSave = await guide.put(`${TRANSLATIONS_PATH}/de`, {
      texts: GERMAN_TEXTS,
      revision: Number(revision) + 1,
    });
    expectRefusal(outdatedSave, 409, 'translation-changed');
  });

  it('are in the tour’s history, with the language and the number of texts', async () => {
    await saveTranslation([]);
    await saveTranslation(GERMAN_TEXTS);
    await saveTranslation(GERMAN_TEXTS);
    await saveTranslation(GERMAN_TEXTS.slice(1));
    const history = await guide.get('/api/guide/history?tour=day.central-park&kind=tour');
    const { entries } = parseJson<{ entries: { name: string; changes: object[] }[] }>(history);
    expect(entries.slice(0, 2)).toMatchObject([
      { name: 'Central Park', changes: [{ field: 'translations', to: 'Deutsch: 1 text' }] },
      { name: 'Central Park', changes: [{ field: 'translations', to: 'Deutsch: 4 texts' }] },
    ]);
  });

  it('must fit into the fields of their English texts', async () => {
    const responses = await Promise.all([
      saveTranslation([
        { source: 'Through the park', text: 'a'.repeat(101) },
        ...GERMAN_TEXTS.slice(1),
      ]),
      saveTranslation([...GERMAN_TEXTS.slice(0, 1), { source: 'Past the lake.', text: 'a\nb' }]),
      saveTranslation([{ source: 'Through the park', text: 'a'.repeat(5001) }]),
      saveTranslation([{ source: 'Through the park' }]),
    ]);
    const fields = ['texts.0.text', 'texts.1.text', 'texts.0.text', 'texts.0.text'];
    responses.forEach((response, index) => {
      expectFieldErrors(response, 400, [fields[index] ?? '']);
    });
    expectFieldErrors(await saveTranslation([GERMAN_TEXTS[0] ?? {}, GERMAN_TEXTS[0] ?? {}]), 400, [
      'texts',
    ]);
    expectFieldErrors(
      await saveTranslation(Array<object>(201).fill({ source: '', text: '' })),
      400,
      ['texts'],
    );
  });

  it('exist only for tours and languages that exist', async () => {
    expectProblem(await guide.get(`${TOURS_PATH}/day.atlantis/translations`), 404);
    const input = { texts: GERMAN_TEXTS, revision: 0 };
    expectProblem(await guide.put(`${TOURS_PATH}/day.atlantis/translations/de`, input), 404);
    for (const language of ['en', 'xx']) {
      expectProblem(await guide.put(`${TRANSLATIONS_PATH}/${language}`, input), 404);
    }
  });

  it('are deleted with the tour', async () => {
    const tour = { list: 'day', name: 'Hidden Harlem' };
    await guide.post(TOURS_PATH, tour);
    const path = `${TOURS_PATH}/day.hidden-harlem`;
    const texts = [{ source: 'Hidden Harlem', text: 'Verborgenes Harlem' }];
    await guide.put(`${path}/translations/de`, { texts, revision: 0 });
    const countTranslations = () =>
      app.database.collection('translations').countDocuments({ tour: 'day.hidden-harlem' });
    expect(await countTranslations()).toBe(1);
    await guide.delete(path);
    expect(await countTranslations()).toBe(0);
  });
});

it('a preview can be in a different language, with unsaved translations', async () => {
  const preview = async (translation?: object) =>
    guide.post(`${TOUR_PATH}/preview`, { ...CONTENT, title: 'New', revision: 0, translation });
  const texts = [
    { source: 'New', text: 'Neu' },
    { source: 'Past the lake.', text: 'Am Teich vorbei.', writtenFor: 'Past the pond.' },
  ];
  const { html } = parseJson<{ html: string }>(await preview({ language: 'de', texts }));
  expect(JSON.parse(html)).toMatchObject({
    data: { title: 'Neu', shortDescription: 'Past the lake.' },
  });
  const englishPreview = parseJson<{ html: string }>(await preview());
  expect(JSON.parse(englishPreview.html)).toMatchObject({ data: { title: 'New' } });
  expectFieldErrors(await preview({ language: 'en', texts }), 400, ['translation.language']);
});

it('an older site gets the seed’s translations, except for texts that the guide has written or translated', async () => {
  const translations = app.database.collection<Translation>('translations');
  await translations.deleteMany({});
  const guideTranslation: Translation = {
    _id: translationId('day.central-park', 'it'),
    tour: 'day.central-park',
    language: 'it',
    texts: [{ source: CONTENT.title, text: 'Nel parco' }],
    revision: 1,
  };
  await translations.insertOne(guideTranslation);
  if (!app.database.db) throw new Error('The database is closed.');
  // Adds the translations twice, because the second time must have no effect.
  for (let run = 0; run < 2; run++) await addSeedTranslations(app.database.db);

  const seedTranslations = loadSeedTranslations();
  expect(await translations.countDocuments()).toBe(seedTranslations.length);
  expect(await translations.findOne({ _id: guideTranslation._id })).toEqual(guideTranslation);
  const fetchTitle = async (language: string, id: string) => {
    const response = await app.visitor().get(`/api/tours/${id}`, { 'Accept-Language': language });
    return parseJson<{ title: string }>(response).title;
  };
  expect(await fetchTitle('it', 'day.central-park')).toBe('Nel parco');
  expect(await fetchTitle('de', 'day.central-park')).toBe(CONTENT.title);
  const texts = seedTranslations.find(
    ({ _id }) => _id === translationId('day.brooklyn-bridge', 'de'),
  )?.texts;
  expect(texts?.map(({ text }) => text)).toContain(await fetchTitle('de', 'day.brooklyn-bridge'));
});
