import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { tourPath } from 'shared/tour-page';
import { MAX_PHOTOS, MAX_UNSAVED_PHOTOS, MAX_PHOTO_BYTES, photoPath } from 'shared/tour-photos';
import { resetTours, useApp } from './support/app';
import { signUpGuide } from './support/guide';
import { makePagesFolder } from './support/pages';
import {
  makeWebpChunk,
  EXIF,
  makeExtendedChunk,
  makeJpeg,
  makeLosslessWebp,
  makeRiff,
  makeJpegSegment,
  makeWebp,
} from './support/photos';
import { expectFieldErrors, expectProblem, expectRefusal } from './support/problems';
import { sendRaw } from './support/raw';
import type { Visitor } from './support/visitor';

const folder = makePagesFolder();
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const app = useApp({ PAGES_DIR: folder, DEPARTURES_FRESH_SECONDS: '1' });
const TOUR = 'day.central-park';
const OTHER_TOUR = 'night.times-square';
/** After this time, pages show a change that the guide has saved. */
const PAGE_UPDATE_MS = 3100;
const guideTourPath = (tour: string) => `/api/guide/tours/${tour}`;

const CONTENT = {
  title: 'Through the park',
  shortDescription: 'Past the lake.',
  description: '',
  durationMinutesFrom: null,
  locations: [],
  features: [],
  faqs: [],
  languages: ['en'],
  access: null,
  price: null,
};
const JPEG_TYPE = 'image/jpeg';
const WEBP_TYPE = 'image/webp';

interface AddedPhoto {
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
const parseJson = ({ text }: { text: string }) => JSON.parse(text) as unknown;
const uploadPhoto = (file: Buffer, type = JPEG_TYPE, tour = TOUR, visitor = guide) =>
  visitor.send('POST', `${guideTourPath(tour)}/photos`, {
    headers: { 'Content-Type': type },
    body: new Uint8Array(file),
  });
const addPhoto = async (file: Buffer, type = JPEG_TYPE, tour = TOUR) => {
  const response = await uploadPhoto(file, type, tour);
  expect(response.status).toBe(201);
  return parseJson(response) as AddedPhoto;
};
const fetchTour = async (tour = TOUR) => parseJson(await guide.get(guideTourPath(tour))) as Tour;
const savePhotos = async (photoList: unknown, tour = TOUR) => {
  const { revision } = await fetchTour(tour);
  return guide.put(guideTourPath(tour), { ...CONTENT, revision, photos: photoList });
};
const fetchMedia = async (tour = TOUR) =>
  (parseJson(await app.visitor().get(`/api/tours/${tour}`)) as Tour).media;
const fetchBytes = async (src: string) => {
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
  it('can be added, is shown with its title, and can be reordered', async () => {
    expect((await fetchTour()).photos).toEqual([]);
    expect(await fetchMedia()).toEqual([COVER]);
    const firstPhoto = await addPhoto(makeJpeg({ width: 800, height: 600 }));
    const secondPhoto = await addPhoto(makeWebp({ width: 1200, height: 1600 }), WEBP_TYPE);
    const thirdPhoto = await addPhoto(makeLosslessWebp({ width: 1600, height: 1 }), WEBP_TYPE);
    expect(firstPhoto).toEqual({
      src: expect.stringMatching(/^\/api\/tours\/photos\/[0-9a-f]{32}\.jpg$/) as unknown,
      width: 800,
      height: 600,
    });
    // Visitors don't see a photograph until the guide saves the tour with it.
    expect(await fetchMedia()).toEqual([COVER]);

    const saveResponse = await savePhotos([
      { src: secondPhoto.src, title: ' The lake ' },
      { src: firstPhoto.src, title: 'The bridge' },
      { src: thirdPhoto.src, title: 'The edge' },
    ]);
    expect(saveResponse.status).toBe(200);
    expect((await fetchTour()).photos).toEqual([
      { src: secondPhoto.src, title: 'The lake' },
      { src: firstPhoto.src, title: 'The bridge' },
      { src: thirdPhoto.src, title: 'The edge' },
    ]);
    expect(await fetchMedia()).toEqual([
      COVER,
      { ...secondPhoto, type: WEBP_TYPE, rel: 'GALLERY', title: 'The lake' },
      { ...firstPhoto, type: JPEG_TYPE, rel: 'GALLERY', title: 'The bridge' },
      { ...thirdPhoto, type: WEBP_TYPE, rel: 'GALLERY', title: 'The edge' },
    ]);
    // Saving the tour without a list of photographs leaves its photographs unchanged.
    expect((await savePhotos(undefined)).status).toBe(200);
    expect((await fetchTour()).photos).toHaveLength(3);
  });

  it('can have a smaller version, which is deleted with it', async () => {
    const [largePhoto, smallPhoto] = [
      await addPhoto(makeJpeg()),
      await addPhoto(makeWebp({ width: 80, height: 60 }), WEBP_TYPE),
    ];
    const photo = { src: largePhoto.src, smallSrc: smallPhoto.src, title: 'The bridge' };
    const saveResponse = await savePhotos([photo]);
    expect(saveResponse.body).toMatchObject({ photos: [photo] });
    const [, galleryEntry] = await fetchMedia();
    expect(galleryEntry).toEqual({
      ...largePhoto,
      type: JPEG_TYPE,
      rel: 'GALLERY',
      title: photo.title,
      small: smallPhoto,
    });
    const missingPath = photoPath(`${'0'.repeat(32)}.webp`);
    expectFieldErrors(await savePhotos([{ ...photo, smallSrc: missingPath }]), 400, [
      'photos.0.smallSrc',
    ]);
    expectFieldErrors(await savePhotos([{ ...photo, smallSrc: null }]), 400, ['photos.0.smallSrc']);
    await photos().updateMany({}, { $set: { addedAt: new Date(0) } });
    await addPhoto(makeJpeg({ content: 'other' }));
    expect((await fetchBytes(smallPhoto.src)).status).toBe(200);
    expect((await savePhotos([])).status).toBe(200);
    for (const { src } of [largePhoto, smallPhoto])
      expect((await fetchBytes(src)).status).toBe(404);
  });

  it('has a unique URL that always returns the same picture', async () => {
    const file = makeJpeg();
    const { src } = await addPhoto(file);
    const { status, headers, data } = await fetchBytes(src);
    expect(status).toBe(200);
    expect(data.equals(file)).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': JPEG_TYPE,
      'content-length': String(file.length),
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await addPhoto(file)).src).toBe(src);
    expect((await addPhoto(makeJpeg({ content: 'other' }))).src).not.toBe(src);
    expect(
      (await fetchBytes((await addPhoto(makeWebp(), WEBP_TYPE)).src)).headers.get('content-type'),
    ).toBe(WEBP_TYPE);
  });

  it('appears on the tour’s page a few seconds after it is saved, and disappears a few seconds after it is removed', async () => {
    const fetchPage = async () => (await fetch(app.url + tourPath(TOUR))).text();
    const { src } = await addPhoto(makeJpeg());
    expect(await fetchPage()).not.toContain(src);
    await savePhotos([{ src, title: 'The bridge' }]);
    await wait(PAGE_UPDATE_MS);
    expect(await fetchPage()).toContain(src);
    await savePhotos([]);
    await wait(PAGE_UPDATE_MS);
    expect(await fetchPage()).not.toContain(src);
  });

  it('is in the preview of the tour’s page before it is saved', async () => {
    const { src } = await addPhoto(makeJpeg());
    const preview = (photoList: unknown) =>
      guide.post(`${guideTourPath(TOUR)}/preview`, { ...CONTENT, revision: 0, photos: photoList });
    const { html } = parseJson(await preview([{ src, title: 'The bridge' }])) as { html: string };
    expect(html).toContain(src);
    expectFieldErrors(await preview([{ src, title: '' }]), 400, ['photos.0.title']);
    expect(await fetchMedia()).toEqual([COVER]);
  });

  it('is deleted when it is removed from its tour, unless a different tour shows it', async () => {
    const { src } = await addPhoto(makeJpeg());
    await addPhoto(makeJpeg(), JPEG_TYPE, OTHER_TOUR);
    const keptPhoto = await addPhoto(makeJpeg({ content: 'kept' }));
    const title = 'The bridge';
    await savePhotos([
      { src, title },
      { src: keptPhoto.src, title },
    ]);
    expect((await savePhotos([{ src, title }], OTHER_TOUR)).status).toBe(200);
    await savePhotos([{ src: keptPhoto.src, title }]);
    expect((await fetchBytes(src)).status).toBe(200);
    expect(await fetchMedia(OTHER_TOUR)).toHaveLength(2);
    expect((await savePhotos([], OTHER_TOUR)).status).toBe(200);
    expect((await fetchBytes(src)).status).toBe(404);
    expect((await fetchBytes(keptPhoto.src)).status).toBe(200);
    expect(await photos().countDocuments()).toBe(1);
  });

  it('is deleted after a day if it was never saved', async () => {
    const [savedPhoto, unsavedPhoto] = [
      await addPhoto(makeJpeg()),
      await addPhoto(makeJpeg({ content: 'unsaved' })),
    ];
    const photoOfOtherTour = await addPhoto(
      makeJpeg({ content: 'other tour' }),
      JPEG_TYPE,
      OTHER_TOUR,
    );
    await savePhotos([{ src: savedPhoto.src, title: 'The bridge' }]);
    const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
    await photos().updateMany({}, { $set: { addedAt: yesterday } });
    const freshPhoto = await addPhoto(makeJpeg({ content: 'fresh' }));
    expect((await fetchBytes(unsavedPhoto.src)).status).toBe(404);
    for (const { src } of [savedPhoto, photoOfOtherTour, freshPhoto]) {
      expect((await fetchBytes(src)).status).toBe(200);
    }
    const refusal = await savePhotos([{ src: unsavedPhoto.src, title: 'Gone' }]);
    expectFieldErrors(refusal, 400, ['photos.0.src']);
    expectRefusal(refusal, 400, 'photo-gone');
  });

  it('can’t be changed by a tab with an older revision', async () => {
    const { src } = await addPhoto(makeJpeg());
    const { revision } = await fetchTour();
    expect((await savePhotos([{ src, title: 'Mine' }])).status).toBe(200);
    const outdatedSave = await guide.put(guideTourPath(TOUR), { ...CONTENT, revision, photos: [] });
    expectRefusal(outdatedSave, 409, 'tour-changed');
    expect((await fetchBytes(src)).status).toBe(200);
    expect((await fetchTour()).photos).toEqual([{ src, title: 'Mine' }]);
  });
});

describe('the camera’s metadata', () => {
  const PRIVATE_DATA = /GPSLatitude|xmp|Photoshop|comment|film/i;

  it.each([
    ['EXIF', makeJpeg({}, [makeJpegSegment(0xe1, EXIF)])],
    ['XMP', makeJpeg({}, [makeJpegSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>')])],
    ['IPTC', makeJpeg({}, [makeJpegSegment(0xed, 'Photoshop 3.0\0')])],
    ['a comment', makeJpeg({}, [makeJpegSegment(0xfe, 'a comment')])],
    ['a second picture', makeJpeg({}, [makeJpegSegment(0xe2, 'MPF\0 film')])],
    ['a thumbnail', makeJpeg({}, [makeJpegSegment(0xe0, 'JFXX\0 film')])],
    ['a video appended to it', Buffer.concat([makeJpeg(), Buffer.from('film')])],
  ])('in a JPEG isn’t stored (%s)', async (_, file) => {
    expect(file.toString('latin1')).toMatch(PRIVATE_DATA);
    const { data } = await fetchBytes((await addPhoto(file)).src);
    expect(data.equals(makeJpeg())).toBe(true);
  });

  it('is removed, but the color profile is kept', async () => {
    const file = makeJpeg({}, [
      makeJpegSegment(0xe2, 'ICC_PROFILE\0 P3'),
      makeJpegSegment(0xee, 'Adobe\0d'),
    ]);
    expect((await fetchBytes((await addPhoto(file)).src)).data.equals(file)).toBe(true);
    const profile = [makeExtendedChunk(0x20), makeWebpChunk('ICCP', Buffer.from('P3 '))];
    const { data } = await fetchBytes((await addPhoto(makeWebp({}, profile), WEBP_TYPE)).src);
    expect(data.equals(makeWebp({}, profile))).toBe(true);
  });

  it('in a WebP isn’t stored', async () => {
    const metadata = [
      makeWebpChunk('EXIF', EXIF),
      makeWebpChunk('XMP ', Buffer.from('<x:xmpmeta/>')),
    ];
    const file = Buffer.concat([
      makeWebp({}, [makeExtendedChunk(0x0c)], metadata),
      Buffer.from('film'),
    ]);
    const { data } = await fetchBytes((await addPhoto(file, WEBP_TYPE)).src);
    expect(data.equals(makeWebp({}, [makeExtendedChunk(0)]))).toBe(true);
  });
});

describe('an uploaded file', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const animation = makeRiff([
    makeExtendedChunk(2),
    makeWebpChunk('ANIM', Buffer.alloc(6)),
    makeWebpChunk('ANMF', Buffer.alloc(16)),
  ]);

  it.each<[string, Buffer, string, number]>([
    ['an SVG', svg, 'image/svg+xml', 415],
    ['an SVG that is declared as WebP', svg, WEBP_TYPE, 400],
    ['an HTML page', html, 'text/html', 415],
    ['an HTML page that is declared as JPEG', html, JPEG_TYPE, 400],
    [
      'an HTML page after the first bytes of a JPEG',
      Buffer.concat([makeJpeg().subarray(0, 4), html]),
      JPEG_TYPE,
      400,
    ],
    ['JSON', Buffer.from('{}'), 'application/json', 415],
    ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'image/png', 415],
    ['a JPEG without a type', makeJpeg(), '', 415],
    ['a JPEG with a type and a charset', makeJpeg(), 'image/jpeg; charset=utf-8', 415],
    ['a WebP that is declared as JPEG', makeWebp(), JPEG_TYPE, 400],
    ['a JPEG that is declared as WebP', makeJpeg(), WEBP_TYPE, 400],
    ['half a JPEG', makeJpeg().subarray(0, -20), JPEG_TYPE, 400],
    ['half a WebP', makeWebp().subarray(0, -2), WEBP_TYPE, 400],
    ['an animation', animation, WEBP_TYPE, 400],
    ['empty', Buffer.alloc(0), JPEG_TYPE, 400],
    ['a JPEG without a width', makeJpeg({ width: 0 }), JPEG_TYPE, 400],
    ['a JPEG that is too wide', makeJpeg({ width: 1601 }), JPEG_TYPE, 400],
    ['a WebP that is too tall', makeLosslessWebp({ height: 1601 }), WEBP_TYPE, 400],
    [
      'a JPEG that is too large',
      makeJpeg({ content: 'a'.repeat(MAX_PHOTO_BYTES) }),
      JPEG_TYPE,
      413,
    ],
  ])('is rejected if it is %s', async (_, file, type, status) => {
    expectProblem(await uploadPhoto(file, type), status);
    expect(await photos().countDocuments()).toBe(0);
  });

  it('is rejected with different codes if it is too large, is damaged, or has the wrong type', async () => {
    const largeUpload = await uploadPhoto(makeJpeg({ width: 1601 }));
    expectRefusal(largeUpload, 400, 'photo-too-large', { most: 1600 });
    expectRefusal(await uploadPhoto(makeJpeg({ width: 0 })), 400, 'photo-damaged');
    expectRefusal(await uploadPhoto(makeJpeg(), 'image/png'), 415, 'photo-type');
  });

  it('is rejected if it is a truncated photograph of any length', async () => {
    const file = makeJpeg({}, [makeJpegSegment(0xe1, EXIF)]);
    for (let length = 0; length < file.length; length++) {
      expect((await uploadPhoto(file.subarray(0, length))).status).toBe(400);
    }
    const webpFile = makeWebp({}, [makeExtendedChunk(8)], [makeWebpChunk('EXIF', EXIF)]);
    for (let length = 0; length < webpFile.length; length++) {
      expect((await uploadPhoto(webpFile.subarray(0, length), WEBP_TYPE)).status).toBe(400);
    }
  });

  it('can be as large as a photograph only if it is a photograph', async () => {
    const contentLength = MAX_PHOTO_BYTES - makeJpeg().length;
    const largestFile = makeJpeg({ content: 'a'.repeat(contentLength) });
    expect((await uploadPhoto(largestFile)).status).toBe(201);
    const otherCall = await guide.send('POST', '/api/new', {
      headers: { 'Content-Type': JPEG_TYPE },
      body: new Uint8Array(makeJpeg()),
    });
    expectProblem(otherCall, 415);
    expectProblem(
      await guide.put(guideTourPath(TOUR), { title: 'a'.repeat(MAX_PHOTO_BYTES - 100) }),
      413,
    );
  });
});

describe('unsaved photographs', () => {
  const addPhotos = async (from: number, to: number) => {
    const addedPhotos: AddedPhoto[] = [];
    for (let index = from; index < to; index++) {
      addedPhotos.push(await addPhoto(makeJpeg({ content: String(index) })));
    }
    return addedPhotos;
  };
  const countUnsaved = (tour = TOUR) => photos().countDocuments({ tour });

  it('are limited until some are saved or a day has passed', async () => {
    const addedPhotos = await addPhotos(0, MAX_UNSAVED_PHOTOS);
    const refusal = await uploadPhoto(makeJpeg({ content: 'one more' }));
    expectRefusal(refusal, 409, 'too-many-photos');
    expect(refusal.body.errorMessage).toMatch(/unsaved photographs/);
    expect(await countUnsaved()).toBe(MAX_UNSAVED_PHOTOS);
    // A photograph that already exists doesn't count again, and each tour has its own limit.
    expect((await uploadPhoto(makeJpeg({ content: '0' }))).status).toBe(201);
    expect((await uploadPhoto(makeJpeg(), JPEG_TYPE, OTHER_TOUR)).status).toBe(201);

    const savedPhotos = addedPhotos.slice(0, 2).map(({ src }) => ({ src, title: 'The bridge' }));
    expect((await savePhotos(savedPhotos)).status).toBe(200);
    await addPhotos(MAX_UNSAVED_PHOTOS, MAX_UNSAVED_PHOTOS + 2);
    expectProblem(await uploadPhoto(makeJpeg({ content: 'one more' })), 409);
    for (const { src } of savedPhotos) expect((await fetchBytes(src)).status).toBe(200);

    await photos().updateMany({}, { $set: { addedAt: new Date(Date.now() - 25 * 60 * 60_000) } });
    expect((await uploadPhoto(makeJpeg({ content: 'one more' }))).status).toBe(201);
    expect(await countUnsaved()).toBe(savedPhotos.length + 1);
  });

  it('stay within the limit when many are uploaded at once', async () => {
    await addPhotos(0, MAX_UNSAVED_PHOTOS - 3);
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        uploadPhoto(makeJpeg({ content: `at once ${String(index)}` })),
      ),
    );
    const acceptedResponses = responses.filter(({ status }) => status === 201);
    for (const response of responses) if (response.status !== 201) expectProblem(response, 409);
    expect(acceptedResponses.length).toBeLessThanOrEqual(3);
    expect(await countUnsaved()).toBe(MAX_UNSAVED_PHOTOS - 3 + acceptedResponses.length);
  });
});

it('only the guide can add photographs, and only to existing tours', async () => {
  const user = app.visitor();
  await user.signUp();
  for (const visitor of [app.visitor(), user]) {
    expectProblem(await uploadPhoto(makeJpeg(), JPEG_TYPE, TOUR, visitor), 404);
  }
  expectProblem(await uploadPhoto(makeJpeg(), JPEG_TYPE, 'day.atlantis'), 404);
  const crossSiteResponse = await guide.send('POST', `${guideTourPath(TOUR)}/photos`, {
    headers: { 'Content-Type': JPEG_TYPE, 'Sec-Fetch-Site': 'cross-site' },
    body: new Uint8Array(makeJpeg()),
  });
  expectProblem(crossSiteResponse, 403);
  expect(await photos().countDocuments()).toBe(0);
});

it('an upload from a caller who isn’t the guide is rejected before it is read', async () => {
  const startMs = performance.now();
  const response = await sendRaw(
    app.port,
    [
      `POST ${guideTourPath(TOUR)}/photos HTTP/1.1`,
      `Host: 127.0.0.1:${String(app.port)}`,
      `Content-Type: ${JPEG_TYPE}`,
      `Content-Length: ${String(MAX_PHOTO_BYTES)}`,
      'Connection: close',
      '\r\n',
    ].join('\r\n'),
  );
  expect(response).toMatch(/^HTTP\/1\.1 404 /);
  expect(performance.now() - startMs).toBeLessThan(5000);
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
])('the API returns 404 for the photograph %s', async (file) => {
  await addPhoto(makeJpeg());
  const response = await app.visitor().get(photoPath(file));
  expectProblem(response, 404);
  expect(response.headers.get('content-security-policy')).not.toContain('sandbox');
});

it('a tour accepts only its own photographs, each once and with a title', async () => {
  const { src } = await addPhoto(makeJpeg());
  const photoOfOtherTour = await addPhoto(
    makeJpeg({ content: 'other tour' }),
    JPEG_TYPE,
    OTHER_TOUR,
  );
  const title = 'The bridge';
  const missingPath = photoPath(`${'0'.repeat(32)}.webp`);
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
        { src: missingPath, title },
      ],
      ['photos.1.src'],
    ],
    [[{ src: photoOfOtherTour.src, title }], ['photos.0.src']],
    [
      [
        { src, title },
        { src, title: 'Again' },
      ],
      ['photos'],
    ],
    [Array.from({ length: MAX_PHOTOS + 1 }, () => ({ src, title })), ['photos']],
  ];
  for (const [photoList, fields] of cases) {
    const refusal = await savePhotos(photoList);
    expectFieldErrors(refusal, 400, fields);
    expect(refusal.text).not.toMatch(/nested|each value|not valid/);
  }
  expect((await fetchTour()).revision).toBe(0);
});

it('a tour accepts at most eight photographs', async () => {
  const addedPhotos: AddedPhoto[] = [];
  for (let index = 0; index < MAX_PHOTOS; index++) {
    addedPhotos.push(await addPhoto(makeJpeg({ content: String(index) })));
  }
  const photoList = addedPhotos.map(({ src }, index) => ({
    src,
    title: `Photograph ${String(index)}`,
  }));
  expect((await savePhotos(photoList)).status).toBe(200);
  expect(await fetchMedia()).toHaveLength(MAX_PHOTOS + 1);
});
