import { existsSync, rmSync } from 'node:fs';
import { weekdayOf } from 'shared/new-york';
import { TOURS } from 'shared/tour-settings';
import { resetTours, useApp } from './support/app';
import { dateAhead } from './support/departures';
import { signUpGuide } from './support/guide';
import { LISTS } from './support/lists';
import { makePagesFolder } from './support/pages';
import { expectFieldErrors, expectProblem, expectRefusal } from './support/problems';
import type { Visitor } from './support/visitor';

/** The files of a fake renderer, which returns its input. */
const folder = makePagesFolder({
  'render.cjs': `exports.renderPage = async (shells, name, pathname, data) =>
      '<title>{{origin}}</title><img src="' + pathname + '/map.svg">' + JSON.stringify({ name, data });
    exports.coverOf = () => ({});
    exports.renderMap = ({ locations }) => (locations.length > 1 ? '<svg/>' : undefined);`,
  'shells.json': '{}',
  '404.html': '<style>a{}</style>no such page',
  'unavailable.html': '<style>a{}</style>back in a moment',
});
afterAll(() => {
  if (existsSync(folder)) rmSync(folder, { recursive: true });
});

const app = useApp({ PAGES_DIR: folder, DEPARTURES_FRESH_SECONDS: '0' });
const PATH = '/api/guide/tours';
const PARK_PATH = `${PATH}/day.central-park`;

const CONTENT = {
  title: 'Through the park',
  shortDescription: 'Past the lake and over the bridge.',
  description: 'One.\n\nTwo.',
  durationMinutesFrom: 120,
  locations: [
    {
      types: ['START'],
      title: 'Columbus Circle',
      shortDescription: 'Look for the yellow umbrella.',
      minutesTo: 0,
      minutesAt: 10,
      place: { latitude: 40.7681, longitude: -73.9819 },
    },
    { types: ['END'], title: 'The lake', minutesTo: 20, minutesAt: 0 },
  ],
  features: [{ type: 'CANCELLATION_TERM', shortDescription: 'Until the evening before.' }],
  faqs: [{ question: 'Does it rain?', answer: 'At times.' }],
  access: { miles: 2.5, stairs: 0, stepFree: 'YES', stroller: 'NO', dogs: true },
  languages: ['en', 'pt-BR'],
  price: { kind: 'PERSON', cents: 4000, note: 'Cash only' },
};

const ADULTS = { unit: 'ADULT', minAge: 13, cents: 4000 };
const CHILDREN = { unit: 'CHILD', minAge: 3, cents: 2000 };

let guide: Visitor;
beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
});
beforeEach(() => resetTours(app));

interface Summary {
  id: string;
  place: string;
  revision: number;
  isHidden: boolean;
}

const parseJson = ({ text }: { text: string }) => JSON.parse(text) as unknown;
const fetchSummaries = async () => parseJson(await guide.get(PATH)) as Summary[];
const saveContent = async (content: object, path = PARK_PATH) => {
  const { revision } = parseJson(await guide.get(path)) as Summary;
  return guide.put(path, { ...CONTENT, revision, ...content });
};
const fetchPublicIds = async () =>
  (parseJson(await app.visitor().get('/api/tours')) as Summary[]).map(({ id }) => id);
const fetchPublicTour = async (id: string) => {
  const response = await app.visitor().get(`/api/tours/${id}`);
  return response.status === 200 ? (parseJson(response) as Record<string, unknown>) : null;
};

describe('the guide’s tours', () => {
  it('exist in a new database, day tours first', async () => {
    expect((await fetchSummaries()).map(({ id }) => id)).toEqual(TOURS.map(({ id }) => id));
    const tour = parseJson(await guide.get(PARK_PATH)) as object;
    expect(tour).toMatchObject({ id: 'day.central-park', isHidden: false, price: null });
    expectProblem(await guide.get(`${PATH}/day.atlantis`), 404);
  });

  it('have the content that the guide saves', async () => {
    const response = await saveContent({});
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      ...CONTENT,
      revision: 1,
      writtenFor: expect.any(String) as unknown,
    });
    // Unset optional fields of a stop or a price are omitted, not null.
    const payWhatYouWish = { kind: 'WISH' };
    const { locations, price } = parseJson(await saveContent({ price: payWhatYouWish })) as Record<
      string,
      unknown
    >;
    expect({ locations, price }).toStrictEqual({
      locations: CONTENT.locations,
      price: payWhatYouWish,
    });
    await saveContent({});
    const { durationMinutesFrom, features, ...texts } = CONTENT;
    expect(await fetchPublicTour('day.central-park')).toMatchObject({
      ...texts,
      // The API adds features that it generates from the access facts.
      features: expect.arrayContaining(features) as unknown,
      durationMinutesFrom,
      durationMinutesTo: 150,
    });
    // A tour without a price has no price field. Paragraphs are separated by one empty line.
    const changes = { price: null, durationMinutesFrom: null, description: ' One.\n \n\n\nTwo.\n' };
    expect((await saveContent(changes)).status).toBe(200);
    const tour = await fetchPublicTour('day.central-park');
    expect(tour).toMatchObject({ durationMinutesFrom: 150, description: 'One.\n\nTwo.' });
    expect(tour).not.toHaveProperty('price');
  });

  it('have prices in OCTO’s format, too', async () => {
    await saveContent({ price: { kind: 'AGE', groups: [ADULTS, CHILDREN], cents: 1 } });
    const amount = { net: null, currency: 'USD', currencyPrecision: 2, includedTaxes: [] };
    const tour = await fetchPublicTour('day.central-park');
    expect(tour).toMatchObject({
      price: { kind: 'AGE', groups: [ADULTS, CHILDREN] },
      defaultCurrency: 'USD',
      pricingPer: 'UNIT',
      units: [
        {
          id: 'adult',
          type: 'ADULT',
          restrictions: { minAge: 13, maxAge: 100 },
          pricingFrom: [{ ...amount, original: 4000, retail: 4000 }],
        },
        {
          id: 'child',
          type: 'CHILD',
          restrictions: { minAge: 3, maxAge: 12 },
          pricingFrom: [{ ...amount, original: 2000, retail: 2000 }],
        },
      ],
    });
    // The amount that the kind doesn't use isn't stored.
    expect(tour?.price).not.toHaveProperty('cents');
    await saveContent({ price: { kind: 'PARTY', cents: 25_000 } });
    expect(await fetchPublicTour('day.central-park')).toMatchObject({
      pricingPer: 'BOOKING',
      pricingFrom: [{ retail: 25_000 }],
      units: [{ pricingFrom: [{ retail: 0 }] }],
    });
    await saveContent({ price: { kind: 'WORDS', note: '€30 each' } });
    expect(await fetchPublicTour('day.central-park')).not.toHaveProperty('pricingPer');
  });

  it('can’t be overwritten by a tab with an older revision', async () => {
    const originalTour = parseJson(await guide.get(PARK_PATH)) as Summary;
    expect((await saveContent({ title: 'Mine' })).status).toBe(200);
    const outdatedSave = await guide.put(PARK_PATH, {
      ...CONTENT,
      revision: originalTour.revision,
    });
    expectRefusal(outdatedSave, 409, 'tour-changed');
    expect(outdatedSave.body.errorMessage).toMatch(/^This tour was changed in the meantime/);
    expect(await fetchPublicTour('day.central-park')).toMatchObject({ title: 'Mine' });
    const responses = await Promise.all(['One', 'Other'].map((title) => saveContent({ title })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('keep their content when their settings change, and their settings when their content changes', async () => {
    await saveContent({});
    const places = parseJson(await guide.get('/api/guide/places')) as { id: string }[];
    const place = places.find(({ id }) => id === 'day.central-park');
    const settings = {
      ...place,
      meetingPoint: 'The gate',
      capacity: 12,
      maxPartySize: 6,
      minPeople: 3,
    };
    expect((await guide.patch('/api/guide/places/day.central-park', settings)).status).toBe(200);
    // The directions to the old meeting point are no longer shown.
    expect(await fetchPublicTour('day.central-park')).toMatchObject({
      title: CONTENT.title,
      maxPartySize: 6,
      minPeople: 3,
      meetingPoint: 'The gate',
      locations: [{ title: 'The gate' }, { title: 'The lake' }],
    });
    // Saving other texts doesn't restore the old directions.
    expect((await saveContent({ title: 'Across the park' })).status).toBe(200);
    const start = { types: ['START'], title: 'The gate', minutesTo: 0, minutesAt: 10 };
    const movedTour = (await fetchPublicTour('day.central-park')) as { locations: object[] };
    expect(movedTour.locations[0]).toStrictEqual(start);
    const [oldStart, ...otherStops] = CONTENT.locations;
    const newStart = { ...oldStart, shortDescription: 'Look for me left of the gate.' };
    expect((await saveContent({ locations: [newStart, ...otherStops] })).status).toBe(200);
    expect(await fetchPublicTour('day.central-park')).toMatchObject({
      locations: [newStart, ...otherStops],
    });
    const placesAfterChange = parseJson(await guide.get('/api/guide/places')) as { id: string }[];
    expect(placesAfterChange.find(({ id }) => id === 'day.central-park')).toMatchObject({
      ...settings,
      revision: 4,
    });
  });

  it.each<[object, string]>([
    [{ title: '' }, 'title'],
    [{ title: 'Two\nlines' }, 'title'],
    [{ title: 'a'.repeat(101) }, 'title'],
    [{ title: undefined }, 'title'],
    [{ shortDescription: ' ' }, 'shortDescription'],
    [{ description: 'a'.repeat(5001) }, 'description'],
    [{ description: '\u0000' }, 'description'],
    [{ description: ['One'] }, 'description'],
    [{ durationMinutesFrom: 0 }, 'durationMinutesFrom'],
    [{ locations: {} }, 'locations'],
    [{ locations: Array(21).fill(CONTENT.locations[0]) }, 'locations'],
    [{ locations: Array(201).fill(CONTENT.locations[0]) }, 'locations'],
    [{ locations: ['Columbus Circle'] }, 'locations.0'],
    [{ locations: [null] }, 'locations.0'],
    [{ locations: [{ ...CONTENT.locations[1], title: '' }] }, 'locations.0.title'],
    [{ locations: [{ ...CONTENT.locations[1], types: [] }] }, 'locations.0.types'],
    [{ locations: [{ ...CONTENT.locations[1], types: ['STOP'] }] }, 'locations.0.types'],
    [{ locations: [{ ...CONTENT.locations[1], minutesAt: -1 }] }, 'locations.0.minutesAt'],
    [{ locations: [{ ...CONTENT.locations[1], place: null }] }, 'locations.0.place'],
    [
      { locations: [{ ...CONTENT.locations[1], place: {} }] },
      'locations.0.place.latitude locations.0.place.longitude',
    ],
    [
      { locations: [{ ...CONTENT.locations[1], place: { latitude: 91, longitude: { $gt: 0 } } }] },
      'locations.0.place.latitude locations.0.place.longitude',
    ],
    [{ features: Array(41).fill(CONTENT.features[0]) }, 'features'],
    [{ features: [{ type: 'RATING', shortDescription: 'Five stars' }] }, 'features.0.type'],
    [{ faqs: Array(21).fill(CONTENT.faqs[0]) }, 'faqs'],
    [{ faqs: [...CONTENT.faqs, { question: 'Why?' }] }, 'faqs.1.answer'],
    [{ access: undefined }, 'access'],
    [{ access: { ...CONTENT.access, miles: '2' } }, 'access.miles'],
    [{ access: { ...CONTENT.access, miles: 2.25 } }, 'access.miles'],
    [{ access: { ...CONTENT.access, miles: 5e-324 } }, 'access.miles'],
    [{ access: { ...CONTENT.access, stairs: 1 } }, 'access.stairs'],
    [{ access: { ...CONTENT.access, stroller: 'MAYBE' } }, 'access.stroller'],
    [{ access: { ...CONTENT.access, restrooms: '' } }, 'access.restrooms'],
    [{ languages: [] }, 'languages'],
    [{ languages: ['English'] }, 'languages'],
    [{ languages: ['en', 'en'] }, 'languages'],
    [{ price: 40 }, 'price'],
    [{ price: { kind: 'DOG' } }, 'price.kind'],
    [{ price: { kind: 'PARTY' } }, 'price.cents'],
    [{ price: { kind: 'WORDS' } }, 'price.note'],
    [{ price: { ...CONTENT.price, note: '' } }, 'price.note'],
    [{ price: { ...CONTENT.price, cents: 40.5 } }, 'price.cents'],
    [{ price: { ...CONTENT.price, cents: -1 } }, 'price.cents'],
    [{ price: { kind: 'AGE', groups: [CHILDREN] } }, 'price.groups'],
    [{ price: { kind: 'AGE', groups: [CHILDREN, ADULTS] } }, 'price.groups.1.unit'],
    [
      { price: { kind: 'AGE', groups: [ADULTS, { ...CHILDREN, minAge: 13 }] } },
      'price.groups.1.minAge',
    ],
    [{ price: { kind: 'AGE', groups: [ADULTS, ADULTS] } }, 'price.groups.1.unit'],
    [{ revision: -1 }, 'revision'],
    [{ revision: 'x' }, 'revision'],
  ])('reject content with an invalid $1', async (content, fields) => {
    const refusal = await saveContent(content);
    expectFieldErrors(refusal, 400, fields.split(' '));
    // The messages come from the API, not from the validation library.
    expect(refusal.text).not.toMatch(/nestedObject|each value|not valid/);
    expectFieldErrors(
      await guide.post(`${PARK_PATH}/preview`, { ...CONTENT, revision: 0, ...content }),
      400,
      fields.split(' '),
    );
    expect((await fetchSummaries())[0]).toMatchObject({ revision: 0 });
  });

  it('are stored without unknown fields, at any depth', async () => {
    const [start] = CONTENT.locations;
    const nestedObject = { a: { b: { c: { d: {} } } } };
    const place = { ...start?.place, ...nestedObject };
    const response = await saveContent({
      locations: [{ ...start, place, owner: 'me' }],
      extra: nestedObject,
    });
    expect(response.status).toBe(200);
    const storedTour = await app.database
      .collection('tours')
      .findOne({ _id: 'day.central-park' as never });
    expect(storedTour?.locations).toEqual([start]);
    expect(storedTour).not.toHaveProperty('extra');
  });

  it('accept texts up to the maximum length, but reject a larger body', async () => {
    const location = {
      ...CONTENT.locations[0],
      title: '’'.repeat(100),
      shortDescription: '’'.repeat(500),
    };
    const longestContent = { locations: Array(20).fill(location), description: '’'.repeat(5000) };
    expect((await saveContent(longestContent)).status).toBe(200);
    expectProblem(await saveContent({ description: 'a'.repeat(140_000) }), 413);
  });
});

describe('a tour that the guide adds', () => {
  const addTour = (name: unknown, list: unknown = 'day') => guide.post(PATH, { list, name });

  it.each(LISTS)(
    'to $name can be booked like the others after the guide shows it',
    async (list) => {
      const name = 'Café Society Walk';
      const id = `${list.id}.cafe-society-walk`;
      const visitor = app.visitor();
      await visitor.signUp();
      const date = dateAhead(5);
      const book = () =>
        visitor.post(list.create, { place: name, day: weekdayOf(date), people: 2, date });

      const addResponse = await addTour(name, list.id);
      expect(addResponse.status).toBe(201);
      expect(addResponse.body).toMatchObject({ id, place: name, isHidden: true });
      expect(await fetchPublicIds()).not.toContain(id);
      expect(await fetchPublicTour(id)).toBeNull();
      expectFieldErrors(await book(), 400, ['place']);

      const show = () => guide.put(`${PATH}/${id}/visibility`, { isHidden: false });
      expectRefusal(await show(), 409, 'nothing-to-read');
      expect((await saveContent({}, `${PATH}/${id}`)).status).toBe(200);
      expect((await show()).body).toMatchObject({ isHidden: false });
      const idsOfList = (await fetchPublicIds()).filter((each) => each.startsWith(list.id));
      expect(idsOfList.at(-1)).toBe(id);
      expect(await fetchPublicTour(id)).toMatchObject({ place: name, title: CONTENT.title });

      expect((await book()).status).toBe(201);
      const departures = await app
        .visitor()
        .get(`/api/departures?list=${list.id}&place=${encodeURIComponent(name)}`);
      expect((parseJson(departures) as object[]).length).toBeGreaterThan(50);
      const sheet = await guide.get(`/api/guide/days/${date}`);
      expect(sheet.text).toContain(name);
      const figures = await guide.get(`/api/guide/figures?from=${date}&to=${date}`);
      expect(parseJson(figures)).toMatchObject({
        places: expect.arrayContaining([
          expect.objectContaining({ place: name, people: 2 }),
        ]) as unknown,
      });

      const hideInput = { isHidden: true, bookedDepartures: 'keep' };
      expect((await guide.put(`${PATH}/${id}/visibility`, hideInput)).status).toBe(200);
      expect(await fetchPublicTour(id)).toBeNull();
      expect((await visitor.get(list.all)).list).toHaveLength(1);
      const sitemap = await fetch(`${app.url}/tours/sitemap.xml`);
      expect(await sitemap.text()).not.toContain('cafe-society');
    },
  );

  it('must have a unique name', async () => {
    expect((await addTour('Harlem')).status).toBe(201);
    for (const name of ['Harlem', ' harlem! ', 'Central Park']) {
      expectRefusal(await addTour(name), 409, 'tour-name-taken', { list: 'day' });
    }
    expectRefusal(await addTour('!?'), 400, 'tour-name-without-letters');
    expectRefusal(await addTour('Broadway by night'), 400, 'tour-name-by-night');
    expect((await addTour('Harlem', 'night')).status).toBe(201);
    const [firstResponse, secondResponse] = await Promise.all([
      addTour('Inwood'),
      addTour('Inwood'),
    ]);
    expect([firstResponse.status, secondResponse.status].sort()).toEqual([201, 409]);
  });

  it.each(['', ' ', '!?', 'a'.repeat(61), 'Two\nlines', 5, null, 'Broadway by night'])(
    'can’t be named %j',
    async (name) => {
      expectFieldErrors(await addTour(name), 400, ['name']);
    },
  );

  it('must be on an existing list', async () => {
    expectFieldErrors(await addTour('Harlem', 'noon'), 400, ['list']);
  });
});

describe('the order of the tours', () => {
  it('can be changed by the guide, separately for each list', async () => {
    const ids = TOURS.map(({ id }) => id).reverse();
    const response = await guide.put(`${PATH}/order`, { tours: ids });
    expect(response.status).toBe(200);
    const dayIds = ids.filter((id) => id.startsWith('day'));
    const nightIds = ids.filter((id) => id.startsWith('night'));
    expect((parseJson(response) as Summary[]).map(({ id }) => id)).toEqual([
      ...dayIds,
      ...nightIds,
    ]);
    expect(await fetchPublicIds()).toEqual([...dayIds, ...nightIds]);
  });

  it.each<[unknown, number]>([
    [[], 409],
    [['day.central-park'], 409],
    [[...TOURS.slice(1).map(({ id }) => id), 'day.atlantis'], 409],
    [Array(15).fill('day.central-park'), 400],
    [[{ $gt: '' }], 400],
    ['day.central-park', 400],
    [undefined, 400],
  ])('can’t be set to the invalid list $0', async (tours, status) => {
    expectFieldErrors(await guide.put(`${PATH}/order`, { tours }), status, ['tours']);
    expect(await fetchPublicIds()).toEqual(TOURS.map(({ id }) => id));
  });
});

describe('a preview', () => {
  it('shows the page as visitors would see it, and changes nothing', async () => {
    await guide.put(`${PARK_PATH}/visibility`, { isHidden: true });
    const response = await guide.post(`${PARK_PATH}/preview`, {
      ...CONTENT,
      title: 'Mine',
      revision: 0,
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { html } = parseJson(response) as { html: string };
    expect(html).toContain('"title":"Mine"');
    expect(html).toContain(`<title>${app.url}</title>`);
    expect(html).toContain(`src="data:image/svg+xml;base64,${btoa('<svg/>')}"`);
    expect(parseJson(await guide.get(PARK_PATH))).not.toMatchObject({ title: 'Mine' });
    expectProblem(
      await guide.post(`${PATH}/day.atlantis/preview`, { ...CONTENT, revision: 0 }),
      404,
    );
  });
});

it('a tour’s visibility has to be true or false', async () => {
  for (const isHidden of ['true', 1, null, undefined]) {
    expectFieldErrors(await guide.put(`${PARK_PATH}/visibility`, { isHidden }), 400, ['isHidden']);
  }
  expectProblem(await guide.put(`${PATH}/day.atlantis/visibility`, { isHidden: true }), 404);
});
