import { rmSync } from 'node:fs';
import { tourPath } from 'shared/tour-page';
import { MAX_PHOTOS, MAX_UNSAVED_PHOTOS, MAX_PHOTO_BYTES, photoPath } from 'shared/tour-photos';
import { resetTours, useApp } from './support/app';
import { signUpGuide } from './support/guide';
import { makePagesFolder } from './support/pages';
import {
  webpChunk,
  EXIF,
  extendedChunk,
  jpeg,
  losslessWebp,
  riff,
  jpegSegment,
  webp,
} from './support/photos';
import { expectFieldErrors, expectProblem } from './support/problems';
import { sendRaw } from './support/raw';
import type { Visitor } from './support/visitor';

const folder = makePagesFolder();
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const app = useApp({ PAGES_DIR: folder, DEPARTURES_FRESH_SECONDS: '1' });
const TOUR = 'day.central-park';
const OTHER = 'night.times-square';
const pathOf = (tour: string) => `/api/guide/tours/${tour}`;

const CONTENT = {
  title: 'Through the park',
  shortDescription: 'Past the lake.',
  description: '',
  durationMinutesFrom: null,
  locations: [],
  features: [],
  faqs: [],
  languages: ['en'],
  price: null,
};
const JPEG = 'image/jpeg';
const WEBP = 'image/webp';

interface Added {
  src: string;
  width: number;
  height: number;
}
interface Tour {
  revision: number;
  photos: { src: string; title: string }[];
  media: object[];
}

let guide: Visitor;
beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
});
beforeEach(async () => {
  await resetTours(app);
  await photos().deleteMany({});
});

const photos = () => app.database.collection<{ _id: string; addedAt: Date }>('photos');
const json = ({ text }: { text: string }) => JSON.parse(text) as unknown;
const upload = (file: Buffer, type = JPEG, tour = TOUR, visitor = guide) =>
  visitor.send('POST', `${pathOf(tour)}/photos`, {
    headers: { 'Content-Type': type },
    body: new Uint8Array(file),
  });
const add = async (file: Buffer, type = JPEG, tour = TOUR) => {
  const response = await upload(file, type, tour);
  expect(response.status).toBe(201);
  return json(response) as Added;
};
const tourOf = async (tour = TOUR) => json(await guide.get(pathOf(tour))) as Tour;
const show = async (shown: unknown, tour = TOUR, more: object = {}) => {
  const { revision } = await tourOf(tour);
  return guide.put(pathOf(tour), { ...CONTENT, revision, photos: shown, ...more });
};
const mediaOf = async (tour = TOUR) =>
  (json(await app.visitor().get(`/api/tours/${tour}`)) as Tour).media;
const bytesAt = async (src: string) => {
  const response = await fetch(app.url + src);
  return {
    status: response.status,
    headers: response.headers,
    data: Buffer.from(await response.arrayBuffer()),
  };
};

const COVER = {
  src: '/cover.png',
  type: 'image/png',
  rel: 'COVER',
  title: 'Central Park',
  width: 1200,
  height: 630,
};

describe('a photograph', () => {
  it('is added, shown with its text, and moved in the order', async () => {
    expect((await tourOf()).photos).toEqual([]);
    expect(await mediaOf()).toEqual([COVER]);
    const one = await add(jpeg({ width: 800, height: 600 }));
    const other = await add(webp({ width: 1200, height: 1600 }), WEBP);
    const third = await add(losslessWebp({ width: 1600, height: 1 }), WEBP);
    expect(one).toEqual({
      src: expect.stringMatching(/^\/api\/tours\/photos\/[0-9a-f]{32}\.jpg$/) as unknown,
      width: 800,
      height: 600,
    });
    // A photograph is hidden until the tour includes it.
    expect(await mediaOf()).toEqual([COVER]);

    const saved = await show([
      { src: other.src, title: ' The lake ' },
      { src: one.src, title: 'The bridge' },
      { src: third.src, title: 'The edge' },
    ]);
    expect(saved.status).toBe(200);
    expect((await tourOf()).photos).toEqual([
      { src: other.src, title: 'The lake' },
      { src: one.src, title: 'The bridge' },
      { src: third.src, title: 'The edge' },
    ]);
    expect(await mediaOf()).toEqual([
      COVER,
      { ...other, type: WEBP, rel: 'GALLERY', title: 'The lake' },
      { ...one, type: JPEG, rel: 'GALLERY', title: 'The bridge' },
      { ...third, type: WEBP, rel: 'GALLERY', title: 'The edge' },
    ]);
    // A save without photographs changes none.
    expect((await show(undefined)).status).toBe(200);
    expect((await tourOf()).photos).toHaveLength(3);
  });

  it('has a smaller version beside it, and loses both at once', async () => {
    const [large, small] = [await add(jpeg()), await add(webp({ width: 80, height: 60 }), WEBP)];
    const photo = { src: large.src, smallSrc: small.src, title: 'The bridge' };
    const saved = await show([photo]);
    expect(saved.body).toMatchObject({ photos: [photo] });
    const [, shown] = await mediaOf();
    expect(shown).toEqual({ ...large, type: JPEG, rel: 'GALLERY', title: photo.title, small });
    const missing = photoPath(`${'0'.repeat(32)}.webp`);
    expectFieldErrors(await show([{ ...photo, smallSrc: missing }]), 400, ['photos.0.smallSrc']);
    expectFieldErrors(await show([{ ...photo, smallSrc: null }]), 400, ['photos.0.smallSrc']);
    await photos().updateMany({}, { $set: { addedAt: new Date(0) } });
    await add(jpeg({ content: 'other' }));
    expect((await bytesAt(small.src)).status).toBe(200);
    expect((await show([])).status).toBe(200);
    for (const { src } of [large, small]) expect((await bytesAt(src)).status).toBe(404);
  });

  it('is a picture at its own URL that never changes', async () => {
    const file = jpeg();
    const { src } = await add(file);
    const { status, headers, data } = await bytesAt(src);
    expect(status).toBe(200);
    expect(data.equals(file)).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': JPEG,
      'content-length': String(file.length),
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await add(file)).src).toBe(src);
    expect((await add(jpeg({ content: 'other' }))).src).not.toBe(src);
    expect((await bytesAt((await add(webp(), WEBP)).src)).headers.get('content-type')).toBe(WEBP);
  });

  it('appears on the tour’s page within a few seconds, and disappears as fast', async () => {
    const page = async () => (await fetch(app.url + tourPath(TOUR))).text();
    const { src } = await add(jpeg());
    expect(await page()).not.toContain(src);
    await show([{ src, title: 'The bridge' }]);
    await new Promise((resolve) => setTimeout(resolve, 3100));
    expect(await page()).toContain(src);
    await show([]);
    await new Promise((resolve) => setTimeout(resolve, 3100));
    expect(await page()).not.toContain(src);
  });

  it('is in the preview before it is saved', async () => {
    const { src } = await add(jpeg());
    const preview = (shown: unknown) =>
      guide.post(`${pathOf(TOUR)}/preview`, { ...CONTENT, revision: 0, photos: shown });
    const { html } = json(await preview([{ src, title: 'The bridge' }])) as { html: string };
    expect(html).toContain(src);
    expectFieldErrors(await preview([{ src, title: '' }]), 400, ['photos.0.title']);
    expect(await mediaOf()).toEqual([COVER]);
  });

  it('is deleted with its bytes when it is removed, unless another tour has the same', async () => {
    const { src } = await add(jpeg());
    await add(jpeg(), JPEG, OTHER);
    const kept = await add(jpeg({ content: 'kept' }));
    const title = 'The bridge';
    await show([
      { src, title },
      { src: kept.src, title },
    ]);
    expect((await show([{ src, title }], OTHER)).status).toBe(200);
    await show([{ src: kept.src, title }]);
    expect((await bytesAt(src)).status).toBe(200);
    expect(await mediaOf(OTHER)).toHaveLength(2);
    expect((await show([], OTHER)).status).toBe(200);
    expect((await bytesAt(src)).status).toBe(404);
    expect((await bytesAt(kept.src)).status).toBe(200);
    expect(await photos().countDocuments()).toBe(1);
  });

  it('is deleted after a day if it was never saved', async () => {
    const [shown, unsaved] = [await add(jpeg()), await add(jpeg({ content: 'unsaved' }))];
    const elsewhere = await add(jpeg({ content: 'elsewhere' }), JPEG, OTHER);
    await show([{ src: shown.src, title: 'The bridge' }]);
    const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
    await photos().updateMany({}, { $set: { addedAt: yesterday } });
    const fresh = await add(jpeg({ content: 'fresh' }));
    expect((await bytesAt(unsaved.src)).status).toBe(404);
    for (const { src } of [shown, elsewhere, fresh]) {
      expect((await bytesAt(src)).status).toBe(200);
    }
    expectFieldErrors(await show([{ src: unsaved.src, title: 'Gone' }]), 400, ['photos.0.src']);
  });

  it('can’t be changed by a tab with an older revision', async () => {
    const { src } = await add(jpeg());
    const { revision } = await tourOf();
    expect((await show([{ src, title: 'Mine' }])).status).toBe(200);
    const late = await guide.put(pathOf(TOUR), { ...CONTENT, revision, photos: [] });
    expectProblem(late, 409);
    expect((await bytesAt(src)).status).toBe(200);
    expect((await tourOf()).photos).toEqual([{ src, title: 'Mine' }]);
  });
});

describe('the camera’s metadata', () => {
  const PRIVATE = /GPSLatitude|xmp|Photoshop|comment|film/i;

  it.each([
    ['EXIF', jpeg({}, [jpegSegment(0xe1, EXIF)])],
    ['XMP', jpeg({}, [jpegSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>')])],
    ['IPTC', jpeg({}, [jpegSegment(0xed, 'Photoshop 3.0\0')])],
    ['a comment', jpeg({}, [jpegSegment(0xfe, 'a comment')])],
    ['a second picture', jpeg({}, [jpegSegment(0xe2, 'MPF\0 film')])],
    ['a thumbnail', jpeg({}, [jpegSegment(0xe0, 'JFXX\0 film')])],
    ['a film behind it', Buffer.concat([jpeg(), Buffer.from('film')])],
  ])('in a JPEG isn’t stored: %s', async (_, file) => {
    expect(file.toString('latin1')).toMatch(PRIVATE);
    const { data } = await bytesAt((await add(file)).src);
    expect(data.equals(jpeg())).toBe(true);
  });

  it('in a JPEG keeps its color profile', async () => {
    const file = jpeg({}, [jpegSegment(0xe2, 'ICC_PROFILE\0 P3'), jpegSegment(0xee, 'Adobe\0d')]);
    expect((await bytesAt((await add(file)).src)).data.equals(file)).toBe(true);
    const profile = [extendedChunk(0x20), webpChunk('ICCP', Buffer.from('P3 '))];
    const { data } = await bytesAt((await add(webp({}, profile), WEBP)).src);
    expect(data.equals(webp({}, profile))).toBe(true);
  });

  it('in a WebP isn’t stored', async () => {
    const notes = [webpChunk('EXIF', EXIF), webpChunk('XMP ', Buffer.from('<x:xmpmeta/>'))];
    const file = Buffer.concat([webp({}, [extendedChunk(0x0c)], notes), Buffer.from('film')]);
    const { data } = await bytesAt((await add(file, WEBP)).src);
    expect(data.equals(webp({}, [extendedChunk(0)]))).toBe(true);
  });
});

describe('an upload that isn’t a photograph', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const film = riff([
    extendedChunk(2),
    webpChunk('ANIM', Buffer.alloc(6)),
    webpChunk('ANMF', Buffer.alloc(16)),
  ]);

  it.each<[string, Buffer, string, number]>([
    ['a drawing', svg, 'image/svg+xml', 415],
    ['a drawing by another name', svg, WEBP, 400],
    ['a page', html, 'text/html', 415],
    ['a page by another name', html, JPEG, 400],
    ['a page after the first bytes', Buffer.concat([jpeg().subarray(0, 4), html]), JPEG, 400],
    ['JSON', Buffer.from('{}'), 'application/json', 415],
    ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'image/png', 415],
    ['one of no type', jpeg(), '', 415],
    ['one of two types', jpeg(), 'image/jpeg; charset=utf-8', 415],
    ['a WebP called JPEG', webp(), JPEG, 400],
    ['a JPEG called WebP', jpeg(), WEBP, 400],
    ['half a JPEG', jpeg().subarray(0, -20), JPEG, 400],
    ['half a WebP', webp().subarray(0, -2), WEBP, 400],
    ['a film', film, WEBP, 400],
    ['nothing', Buffer.alloc(0), JPEG, 400],
    ['a JPEG of no size', jpeg({ width: 0 }), JPEG, 400],
    ['one that is too wide', jpeg({ width: 1601 }), JPEG, 400],
    ['one that is too high', losslessWebp({ height: 1601 }), WEBP, 400],
    ['one that is too large', jpeg({ content: 'a'.repeat(MAX_PHOTO_BYTES) }), JPEG, 413],
  ])('is rejected if it is %s', async (_, file, type, status) => {
    expectProblem(await upload(file, type), status);
    expect(await photos().countDocuments()).toBe(0);
  });

  it('is rejected if it is cut short anywhere', async () => {
    const file = jpeg({}, [jpegSegment(0xe1, EXIF)]);
    for (let length = 0; length < file.length; length++) {
      expect((await upload(file.subarray(0, length))).status).toBe(400);
    }
    const other = webp({}, [extendedChunk(8)], [webpChunk('EXIF', EXIF)]);
    for (let length = 0; length < other.length; length++) {
      expect((await upload(other.subarray(0, length), WEBP)).status).toBe(400);
    }
  });

  it('may be as large as the limit, unlike other bodies', async () => {
    const room = MAX_PHOTO_BYTES - jpeg().length;
    const largest = jpeg({ content: 'a'.repeat(room) });
    expect((await upload(largest)).status).toBe(201);
    const elsewhere = await guide.send('POST', '/api/new', {
      headers: { 'Content-Type': JPEG },
      body: new Uint8Array(jpeg()),
    });
    expectProblem(elsewhere, 415);
    expectProblem(await guide.put(pathOf(TOUR), { title: 'a'.repeat(MAX_PHOTO_BYTES - 100) }), 413);
  });
});

describe('unsaved photographs', () => {
  const addMany = async (from: number, to: number) => {
    const added: Added[] = [];
    for (let number = from; number < to; number++) {
      added.push(await add(jpeg({ content: String(number) })));
    }
    return added;
  };
  const unsaved = (tour = TOUR) => photos().countDocuments({ tour });

  it('are limited, until some are saved or a day has passed', async () => {
    const added = await addMany(0, MAX_UNSAVED_PHOTOS);
    const refused = await upload(jpeg({ content: 'one more' }));
    expectProblem(refused, 409);
    expect(refused.body.errorMessage).toMatch(/unsaved photographs/);
    expect(await unsaved()).toBe(MAX_UNSAVED_PHOTOS);
    // An existing photograph takes no more room, and each tour has its own limit.
    expect((await upload(jpeg({ content: '0' }))).status).toBe(201);
    expect((await upload(jpeg(), JPEG, OTHER)).status).toBe(201);

    const shown = added.slice(0, 2).map(({ src }) => ({ src, title: 'The bridge' }));
    expect((await show(shown)).status).toBe(200);
    await addMany(MAX_UNSAVED_PHOTOS, MAX_UNSAVED_PHOTOS + 2);
    expectProblem(await upload(jpeg({ content: 'one more' })), 409);
    for (const { src } of shown) expect((await bytesAt(src)).status).toBe(200);

    await photos().updateMany({}, { $set: { addedAt: new Date(Date.now() - 25 * 60 * 60_000) } });
    expect((await upload(jpeg({ content: 'one more' }))).status).toBe(201);
    expect(await unsaved()).toBe(shown.length + 1);
  });

  it('stay within the limit when many arrive at once', async () => {
    await addMany(0, MAX_UNSAVED_PHOTOS - 3);
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        upload(jpeg({ content: `at once ${String(number)}` })),
      ),
    );
    const accepted = responses.filter(({ status }) => status === 201);
    for (const response of responses) if (response.status !== 201) expectProblem(response, 409);
    expect(accepted.length).toBeLessThanOrEqual(3);
    expect(await unsaved()).toBe(MAX_UNSAVED_PHOTOS - 3 + accepted.length);
  });
});

it('photographs can be added by the guide alone, to existing tours', async () => {
  const user = app.visitor();
  await user.signUp();
  for (const visitor of [app.visitor(), user]) {
    expectProblem(await upload(jpeg(), JPEG, TOUR, visitor), 404);
  }
  expectProblem(await upload(jpeg(), JPEG, 'day.atlantis'), 404);
  const crossSite = await guide.send('POST', `${pathOf(TOUR)}/photos`, {
    headers: { 'Content-Type': JPEG, 'Sec-Fetch-Site': 'cross-site' },
    body: new Uint8Array(jpeg()),
  });
  expectProblem(crossSite, 403);
  expect(await photos().countDocuments()).toBe(0);
});

it('an upload from anybody but the guide is rejected before it is read', async () => {
  const began = performance.now();
  const response = await sendRaw(
    app.port,
    [
      `POST ${pathOf(TOUR)}/photos HTTP/1.1`,
      `Host: 127.0.0.1:${String(app.port)}`,
      `Content-Type: ${JPEG}`,
      `Content-Length: ${String(MAX_PHOTO_BYTES)}`,
      'Connection: close',
      '\r\n',
    ].join('\r\n'),
  );
  expect(response).toMatch(/^HTTP\/1\.1 404 /);
  expect(performance.now() - began).toBeLessThan(5000);
});

it.each([
  'nothing.webp',
  `${'0'.repeat(32)}.webp`,
  `${'0'.repeat(32)}.svg`,
  `${'A'.repeat(32)}.webp`,
  '..%2F..%2Fetc%2Fpasswd',
  '%00',
  '__proto__',
  '%7B%22$gt%22:%22%22%7D',
  'x'.repeat(500),
])('returns 404 for the photograph %s', async (file) => {
  await add(jpeg());
  const response = await app.visitor().get(photoPath(file));
  expectProblem(response, 404);
  expect(response.headers.get('content-security-policy')).not.toContain('sandbox');
});

it('a tour accepts only its own photographs, each once and with a text', async () => {
  const { src } = await add(jpeg());
  const elsewhere = await add(jpeg({ content: 'elsewhere' }), JPEG, OTHER);
  const title = 'The bridge';
  const missing = photoPath(`${'0'.repeat(32)}.webp`);
  const cases: [unknown, string[]][] = [
    [null, ['photos']],
    [{}, ['photos']],
    ['x', ['photos']],
    [[src], ['photos.0']],
    [[null], ['photos.0']],
    [[{ src }], ['photos.0.title']],
    [[{ src, title: ' ' }], ['photos.0.title']],
    [[{ src, title: 'Two\nlines' }], ['photos.0.title']],
    [[{ src, title: 'a'.repeat(201) }], ['photos.0.title']],
    [[{ src: 'https://example.com/a.webp', title }], ['photos.0.src']],
    [[{ src: `${src}?x`, title }], ['photos.0.src']],
    [[{ src: { $gt: '' }, title }], ['photos.0.src']],
    [[{ title }], ['photos.0.src']],
    [
      [
        { src, title },
        { src: missing, title },
      ],
      ['photos.1.src'],
    ],
    [[{ src: elsewhere.src, title }], ['photos.0.src']],
    [
      [
        { src, title },
        { src, title: 'Again' },
      ],
      ['photos'],
    ],
    [Array.from({ length: MAX_PHOTOS + 1 }, () => ({ src, title })), ['photos']],
  ];
  for (const [shown, fields] of cases) {
    const refused = await show(shown);
    expectFieldErrors(refused, 400, fields);
    expect(refused.text).not.toMatch(/nested|each value|not valid/);
  }
  expect((await tourOf()).revision).toBe(0);
});

it('a tour accepts eight photographs at most', async () => {
  const added: Added[] = [];
  for (let number = 0; number < MAX_PHOTOS; number++) {
    added.push(await add(jpeg({ content: String(number) })));
  }
  const shown = added.map(({ src }, index) => ({ src, title: `Photograph ${String(index)}` }));
  expect((await show(shown)).status).toBe(200);
  expect(await mediaOf()).toHaveLength(MAX_PHOTOS + 1);
});
