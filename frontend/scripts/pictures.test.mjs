// @ts-check
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { build } from 'vite';
import { pictures, readPictures } from './pictures.mjs';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000"><path d="M0 0h9v9z"/></svg>';

test('a drawing is published unchanged', async () => {
  const { read, folder } = await createFolder({ 'hero.svg': DRAWING, 'places/soho.svg': DRAWING });
  const { pictures, files } = await read();
  const { hero, 'places/soho': soho } = pictures;
  assert.deepEqual(Object.keys(pictures), ['hero', 'places/soho']);
  assert.match(`${hero?.src}`, /^\/assets\/hero-[\da-f]{12}\.svg$/);
  assert.match(`${soho?.src}`, /^\/assets\/places\/soho-[\da-f]{12}\.svg$/);
  assert.deepEqual(hero, { width: 1600, height: 1000, src: hero?.src });
  assert.equal(String(await contentOf(files, hero?.src)), DRAWING);

  await writeFile(join(folder, 'hero.svg'), DRAWING.replace('h9', 'h8'));
  const changedSet = await read();
  assert.notEqual(changedSet.pictures.hero?.src, hero?.src);
  assert.equal(changedSet.pictures['places/soho']?.src, soho?.src);
});

test('a photo replaces the drawing with the same name, and is encoded in several formats and widths', async () => {
  const { read } = await createFolder({ 'hero.svg': DRAWING, 'hero.JPG': await jpeg(2400, 1200) });
  const { pictures, files } = await read();
  const { width, height, src = '', sources = [] } = pictures.hero ?? {};
  assert.deepEqual([width, height], [2400, 1200]);
  assert.equal(files.size, 11);
  assert.deepEqual(
    sources.map(({ type, srcSet }) => [type, widthsOf(srcSet)]),
    [
      ['image/avif', [480, 800, 1200, 1600, 2000]],
      ['image/webp', [480, 800, 1200, 1600, 2000]],
    ],
  );
  for (const { type, srcSet } of sources) {
    const [url, descriptor] = srcSet.split(', ')[0]?.split(' ') ?? [];
    assert.equal(descriptor, '480w');
    const { mediaType, width, height } = await sharp(await contentOf(files, url)).metadata();
    assert.deepEqual([mediaType, width, height], [type, 480, 240]);
  }
  const fallback = await sharp(await contentOf(files, src)).metadata();
  assert.deepEqual([fallback.mediaType, fallback.width], ['image/jpeg', 1200]);
});

test('a photo is never enlarged', async () => {
  for (const [width, expected] of /** @type {const} */ ([
    [300, [300]],
    [480, [480]],
    [500, [500]],
    [1000, [480, 800, 1000]],
    [1250, [480, 800, 1250]],
  ])) {
    const { read } = await createFolder({ 'hero.png': await png(width, 50) });
    const { hero } = (await read()).pictures;
    assert.deepEqual(widthsOf(`${hero?.sources?.[0]?.srcSet}`), expected);
    assert.ok(hero?.src.endsWith(`-${expected.findLast((each) => each <= 1200)}.jpeg`));
  }
});

test('a photo is rotated according to its metadata, and published without the metadata', async () => {
  const photo = await sharp(await jpeg(600, 400))
    .withExif({
      IFD0: { Make: 'Brownie' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 46/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { exif, icc } = await sharp(photo).metadata();
  assert.ok(exif?.includes('Brownie') && icc);

  const { read } = await createFolder({ 'hero.jpg': photo, 'social.jpg': photo });
  const { pictures, files } = await read();
  assert.deepEqual([pictures.hero?.width, pictures.hero?.height], [400, 600]);
  assert.equal(files.size, 4);
  for (const [file, content] of files) {
    const bytes = await content();
    const { width, height, orientation, exif, xmp, iptc, icc } = await sharp(bytes).metadata();
    assert.deepEqual([width, height], file === 'social.png' ? [1200, 630] : [400, 600]);
    assert.deepEqual([orientation, exif, xmp, iptc, icc], Array(5).fill(undefined), file);
    assert.ok(!bytes.includes('Brownie') && !bytes.includes('Exif'), file);
  }
  // After a clockwise rotation, the red half is on the right.
  const { data, info } = await sharp(await contentOf(files, pictures.hero?.src))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [leftRed, rightRed] = [data[0], data[(info.width - 1) * info.channels]];
  assert.ok(Number(rightRed) > 150 && Number(leftRed) < 100);
});

test('a transparent photo gets the page’s color in formats without transparency', async () => {
  const transparent = {
    width: 40,
    height: 40,
    channels: /** @type {const} */ (4),
    background: '#0000',
  };
  const content = await sharp({ create: transparent }).png().toBuffer();
  const { read } = await createFolder({ 'hero.png': content });
  const { pictures, files } = await read();
  const { dominant } = await sharp(await contentOf(files, pictures.hero?.src)).stats();
  assert.ok(Math.min(dominant.r, dominant.g, dominant.b) > 200);
});

test('an encoded photo is cached until the photo changes', async () => {
  const { read, folder, cache, log } = await createFolder({ 'hero.jpg': await jpeg(100, 50) });
  const url = (await read()).pictures.hero?.src;
  assert.deepEqual(log, []);
  const encodedPhoto = await contentOf((await read()).files, url);
  assert.equal(log.length, 1);
  const [cachedFile = ''] = await readdir(cache);
  await writeFile(join(cache, cachedFile), 'from the cache');
  assert.equal(String(await contentOf((await read()).files, url)), 'from the cache');

  await rm(cache, { recursive: true });
  assert.deepEqual(await contentOf((await read()).files, url), encodedPhoto);
  assert.equal(log.length, 2);

  await writeFile(join(folder, 'hero.jpg'), await jpeg(100, 60));
  assert.notEqual((await read()).pictures.hero?.src, url);
});

test('the site’s link preview image has a fixed size and URL, from a drawing or a photo', async () => {
  const coloredDrawing = DRAWING.replace(
    '<path',
    '<rect width="1600" height="1000" fill="#1d5d83"/><path',
  );
  const onlyDrawing = { 'social.svg': coloredDrawing };
  const drawingAndPhoto = { ...onlyDrawing, 'social.webp': await webp(900, 900) };
  for (const files of [onlyDrawing, drawingAndPhoto]) {
    const { read } = await createFolder(files);
    const pictureSet = await read();
    assert.deepEqual(pictureSet.pictures, {});
    assert.deepEqual([...pictureSet.files.keys()], ['social.png']);
    const content = await contentOf(pictureSet.files, '/social.png');
    const { mediaType, width, height, isPalette } = await sharp(content).metadata();
    assert.deepEqual([mediaType, width, height, isPalette], ['image/png', 1200, 630, true]);
  }
});

test('each place’s day and night tours have link preview images', async () => {
  const redDrawing = DRAWING.replace(
    '<path',
    '<rect width="1600" height="1000" fill="#f00"/><path',
  );
  const { read } = await createFolder({
    'places/soho.svg': redDrawing,
    'places/times-square.jpg': await jpeg(900, 400),
    'places/place.svg': DRAWING,
  });
  const readPreviews = async () => {
    const { files } = await read({ hasTourPreviews: true });
    return [...files].filter(([file]) => file.startsWith('social/'));
  };
  assert.deepEqual((await readPreviews()).map(([file]) => file).toSorted(), [
    'social/soho-by-night.png',
    'social/soho.png',
    'social/times-square-by-night.png',
    'social/times-square.png',
  ]);
  const images = await Promise.all((await readPreviews()).map(([, content]) => content()));
  for (const content of images) {
    const { mediaType, width, height } = await sharp(content).metadata();
    assert.deepEqual([mediaType, width, height], ['image/png', 1200, 630]);
  }
  assert.equal(new Set(images.map(String)).size, 4);
  const [[, soho] = []] = await readPreviews();
  const { data, info } = await sharp(await soho?.())
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A point in the middle of the place's picture, which is on the right.
  const [x, y] = [925, 270];
  const offset = (y * info.width + x) * info.channels;
  assert.deepEqual([...data.subarray(offset, offset + 3)], [255, 0, 0]);
  assert.equal((await read()).files.has('social/soho.png'), false);
});

test('a text file with a picture’s name becomes the picture’s alt text', async () => {
  const { read } = await createFolder({
    'soho.svg': DRAWING,
    'soho.jpg': await jpeg(90, 60),
    'soho.txt': 'Snow on\nPrince Street\n',
    'hero.svg': DRAWING,
    'hero.txt': ' \n',
  });
  const { pictures } = await read();
  assert.equal(pictures.soho?.text, 'Snow on Prince Street');
  assert.equal(pictures.hero && 'text' in pictures.hero, false);
});

test('an invalid file is reported in a sentence', async () => {
  const photo = await jpeg(60, 40);
  /** @type {[Record<string, string | Buffer>, RegExp][]} */
  const cases = [
    [{ 'notes.txt': '' }, /^photos\/notes\.txt has no picture of the same name beside it\.$/],
    [{ 'notes.pdf': '' }, /^photos\/notes\.pdf isn't a picture the site can use: save it as AVIF/],
    [{ 'hero.heic': photo }, /^photos\/hero\.heic isn't a picture/],
    [{ 'hero (1).jpg': photo }, /^photos\/hero \(1\)\.jpg needs a name of lowercase letters/],
    [{ 'Hero.jpg': photo }, /^photos\/Hero\.jpg needs a name/],
    [
      { 'places/soho.jpg': photo, 'places/soho.png': photo },
      /^photos\/places\/soho\.jpg and photos\/places\/soho\.png have the same name: remove one/,
    ],
    [{ 'hero.jpg': 'a letter' }, /^photos\/hero\.jpg can't be read as a picture \(.+\)\.$/],
    [{ 'hero.jpg': '' }, /^photos\/hero\.jpg can't be read as a picture \(.+\)\.$/],
    [{ 'hero.jpg': DRAWING }, /^photos\/hero\.jpg is really image\/svg\+xml: save it as AVIF/],
    [{ 'hero.svg': '<svg width="9"/>' }, /^photos\/hero\.svg has no viewBox/],
    [
      { 'social.svg': DRAWING.replace('<path', '<text>NY</text><path') },
      /^photos\/social\.svg has text/,
    ],
  ];
  for (const [files, message] of cases) {
    await assert.rejects((await createFolder(files)).read(), { message });
  }

  // A truncated photo is detected only when it is decoded.
  const { read } = await createFolder({ 'hero.jpg': (await jpeg(1200, 800)).subarray(0, -2000) });
  const { pictures, files } = await read();
  await assert.rejects(contentOf(files, pictures.hero?.src), {
    message: /^photos\/hero\.jpg can't be read as a picture \(.+\)\.$/,
  });
});

test('hidden files of operating systems are ignored', async () => {
  const { read } = await createFolder({
    '.DS_Store': '',
    'Thumbs.db': '',
    'places/.DS_Store': '',
    '.git/x': '',
  });
  assert.deepEqual(await read(), { pictures: {}, files: new Map() });
});

test('the prerendering build refers to the same files as the site’s build, and emits none', async () => {
  const { folder, cache } = await createFolder({
    'hero.jpg': await jpeg(100, 50),
    'social.svg': DRAWING,
  });
  const root = dirname(folder);
  const entry = join(root, 'entry.js');
  await writeFile(entry, "export { default } from 'virtual:pictures';");
  /** @param {string} outDir @param {boolean} ssr */
  const runBuild = async (outDir, ssr) => {
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [pictures({ folder, cache })],
      build: {
        outDir,
        ssr: ssr && entry,
        rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
      },
    });
    const files = await readdir(join(root, outDir), { recursive: true });
    const script = files.find((file) => /\.m?js$/.test(file));
    /** @type {{ default: typeof import('virtual:pictures').default }} */
    const { default: pictureFiles } = await import(join(root, outDir, `${script}`));
    return {
      pictureFiles,
      files: files.filter((file) => /\.\w+$/.test(file) && file !== script).sort(),
    };
  };

  const client = await runBuild('client', false);
  assert.deepEqual(
    client.files.map((file) => file.replace(/-[\da-f]{12}/, '')),
    ['assets/hero-100.avif', 'assets/hero-100.jpeg', 'assets/hero-100.webp', 'social.png'],
  );
  assert.ok(client.files.includes(`${client.pictureFiles.hero?.src.slice(1)}`));
  const server = await runBuild('server', true);
  assert.deepEqual(server, { pictureFiles: client.pictureFiles, files: [] });

  await writeFile(join(folder, 'hero.png'), '');
  await assert.rejects(runBuild('broken', false), {
    stack: 'photos/hero.jpg and photos/hero.png have the same name: remove one of them.',
  });
});

/**
 * Creates a folder with these files, and returns a function that reads its pictures.
 * @param {Record<string, string | Buffer>} files
 */
async function createFolder(files) {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'));
  after(() => rm(root, { recursive: true }));
  const [folder, cache] = [join(root, 'photos'), join(root, 'cache')];
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  /** @type {string[]} */
  const log = [];
  const read = (options = {}) =>
    readPictures({ folder, cache, log: (line) => log.push(line), ...options });
  return { read, folder, cache, log };
}

/**
 * @param {Map<string, () => Promise<Buffer>>} files
 * @param {string | undefined} url
 */
async function contentOf(files, url) {
  const content = await files.get(`${url?.slice(1)}`)?.();
  assert.ok(content, `there is no file at ${url}`);
  return content;
}

/** @param {string} srcSet */
function widthsOf(srcSet) {
  return srcSet.split(', ').map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]));
}

/**
 * Draws a photo with a red upper half and a blue lower half.
 * @param {number} width
 * @param {number} height
 */
function drawPhoto(width, height) {
  const half = `<rect width="${width}" height="${height / 2}" fill="#d00"/>`;
  const size = `width="${width}" height="${height}"`;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="#00d"/>${half}</svg>`,
    ),
  );
}

/** @param {number} width @param {number} height */
const jpeg = (width, height) => drawPhoto(width, height).jpeg().toBuffer();
/** @param {number} width @param {number} height */
const png = (width, height) => drawPhoto(width, height).png().toBuffer();
/** @param {number} width @param {number} height */
const webp = (width, height) => drawPhoto(width, height).webp().toBuffer();
