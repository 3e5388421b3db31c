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

test('a drawing is served as it is', async () => {
  const { read, folder } = await photos({ 'hero.svg': DRAWING, 'places/soho.svg': DRAWING });
  const { pictures, files } = await read();
  const { hero, 'places/soho': soho } = pictures;
  assert.deepEqual(Object.keys(pictures), ['hero', 'places/soho']);
  assert.match(`${hero?.src}`, /^\/assets\/hero-[\da-f]{12}\.svg$/);
  assert.match(`${soho?.src}`, /^\/assets\/places\/soho-[\da-f]{12}\.svg$/);
  assert.deepEqual(hero, { width: 1600, height: 1000, src: hero?.src });
  assert.equal(String(await contentOf(files, hero?.src)), DRAWING);

  await writeFile(join(folder, 'hero.svg'), DRAWING.replace('h9', 'h8'));
  const changed = await read();
  assert.notEqual(changed.pictures.hero?.src, hero?.src);
  assert.equal(changed.pictures['places/soho']?.src, soho?.src);
});

test('a photo replaces the drawing, in newer formats and several widths', async () => {
  const { read } = await photos({ 'hero.svg': DRAWING, 'hero.JPG': await jpeg(2400, 1200) });
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
    const [address, descriptor] = srcSet.split(', ')[0]?.split(' ') ?? [];
    assert.equal(descriptor, '480w');
    const { mediaType, width, height } = await sharp(await contentOf(files, address)).metadata();
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
    const { read } = await photos({ 'hero.png': await png(width, 50) });
    const { hero } = (await read()).pictures;
    assert.deepEqual(widthsOf(`${hero?.sources?.[0]?.srcSet}`), expected);
    assert.ok(hero?.src.endsWith(`-${expected.findLast((each) => each <= 1200)}.jpeg`));
  }
});

test('a camera’s metadata turns a photo upright, and is not published', async () => {
  const photograph = await sharp(await jpeg(600, 400))
    .withExif({
      IFD0: { Make: 'Brownie' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 46/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { exif, icc } = await sharp(photograph).metadata();
  assert.ok(exif?.includes('Brownie') && icc);

  const { read } = await photos({ 'hero.jpg': photograph, 'social.jpg': photograph });
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
  // After a turn clockwise, the red half is on the right.
  const { data, info } = await sharp(await contentOf(files, pictures.hero?.src))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const last = (info.width - 1) * info.channels;
  assert.ok(Number(data[last]) > 150 && Number(data[0]) < 100);
});

test('transparent parts get the page’s color in formats without transparency', async () => {
  const clear = { width: 40, height: 40, channels: /** @type {const} */ (4), background: '#0000' };
  const content = await sharp({ create: clear }).png().toBuffer();
  const { read } = await photos({ 'hero.png': content });
  const { pictures, files } = await read();
  const { dominant } = await sharp(await contentOf(files, pictures.hero?.src)).stats();
  assert.ok(Math.min(dominant.r, dominant.g, dominant.b) > 200);
});

test('an encoded photo is cached until the photo changes', async () => {
  const { read, folder, cache, log } = await photos({ 'hero.jpg': await jpeg(100, 50) });
  const address = (await read()).pictures.hero?.src;
  assert.deepEqual(log, []);
  const first = await contentOf((await read()).files, address);
  assert.equal(log.length, 1);
  const [kept = ''] = await readdir(cache);
  await writeFile(join(cache, kept), 'from the cache');
  assert.equal(String(await contentOf((await read()).files, address)), 'from the cache');

  await rm(cache, { recursive: true });
  assert.deepEqual(await contentOf((await read()).files, address), first);
  assert.equal(log.length, 2);

  await writeFile(join(folder, 'hero.jpg'), await jpeg(100, 60));
  assert.notEqual((await read()).pictures.hero?.src, address);
});

test('the picture for link previews has a fixed size and URL, drawn or photographed', async () => {
  const drawn = DRAWING.replace('<path', '<rect width="1600" height="1000" fill="#1d5d83"/><path');
  const drawing = { 'social.svg': drawn };
  const photograph = { ...drawing, 'social.webp': await webp(900, 900) };
  for (const files of [drawing, photograph]) {
    const { read } = await photos(files);
    const found = await read();
    assert.deepEqual(found.pictures, {});
    assert.deepEqual([...found.files.keys()], ['social.png']);
    const content = await contentOf(found.files, '/social.png');
    const { mediaType, width, height, isPalette } = await sharp(content).metadata();
    assert.deepEqual([mediaType, width, height, isPalette], ['image/png', 1200, 630, true]);
  }
});

test('each place’s tours have pictures for link previews, by day and by night', async () => {
  const red = DRAWING.replace('<path', '<rect width="1600" height="1000" fill="#f00"/><path');
  const { read } = await photos({
    'places/soho.svg': red,
    'places/times-square.jpg': await jpeg(900, 400),
    'places/place.svg': DRAWING,
  });
  const previews = async () => {
    const { files } = await read({ siteName: 'Walks' });
    return [...files].filter(([file]) => file.startsWith('social/'));
  };
  assert.deepEqual((await previews()).map(([file]) => file).toSorted(), [
    'social/soho-by-night.png',
    'social/soho.png',
    'social/times-square-by-night.png',
    'social/times-square.png',
  ]);
  const drawn = await Promise.all((await previews()).map(([, content]) => content()));
  for (const content of drawn) {
    const { mediaType, width, height } = await sharp(content).metadata();
    assert.deepEqual([mediaType, width, height], ['image/png', 1200, 630]);
  }
  // All four pictures differ.
  assert.equal(new Set(drawn.map(String)).size, 4);
  const [[, soho] = []] = await previews();
  const { data, info } = await sharp(await soho?.())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (270 * info.width + 925) * info.channels;
  assert.deepEqual([...data.subarray(middle, middle + 3)], [255, 0, 0]);
  assert.equal((await read()).files.has('social/soho.png'), false);
});

test('a text file beside a picture describes it', async () => {
  const { read } = await photos({
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

test('an invalid picture is reported in a sentence', async () => {
  const photograph = await jpeg(60, 40);
  /** @type {[Record<string, string | Buffer>, RegExp][]} */
  const mistakes = [
    [{ 'notes.txt': '' }, /^photos\/notes\.txt has no picture of the same name beside it\.$/],
    [{ 'notes.pdf': '' }, /^photos\/notes\.pdf isn't a picture the site can use: save it as AVIF/],
    [{ 'hero.heic': photograph }, /^photos\/hero\.heic isn't a picture/],
    [{ 'hero (1).jpg': photograph }, /^photos\/hero \(1\)\.jpg needs a name of lowercase letters/],
    [{ 'Hero.jpg': photograph }, /^photos\/Hero\.jpg needs a name/],
    [
      { 'places/soho.jpg': photograph, 'places/soho.png': photograph },
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
  for (const [files, sentence] of mistakes) {
    await assert.rejects((await photos(files)).read(), { message: sentence });
  }

  // A truncated photo is detected only when it is decoded.
  const { read } = await photos({ 'hero.jpg': (await jpeg(1200, 800)).subarray(0, -2000) });
  const { pictures, files } = await read();
  await assert.rejects(contentOf(files, pictures.hero?.src), {
    message: /^photos\/hero\.jpg can't be read as a picture \(.+\)\.$/,
  });
});

test('files that file managers leave in the folder are ignored', async () => {
  const { read } = await photos({
    '.DS_Store': '',
    'Thumbs.db': '',
    'places/.DS_Store': '',
    '.git/x': '',
  });
  assert.deepEqual(await read(), { pictures: {}, files: new Map() });
});

test('prerendered pages refer to the site’s files, which only the site’s build emits', async () => {
  const { folder, cache } = await photos({
    'hero.jpg': await jpeg(100, 50),
    'social.svg': DRAWING,
  });
  const root = dirname(folder);
  const entry = join(root, 'entry.js');
  await writeFile(entry, "export { default } from 'virtual:pictures';");
  /** @param {string} outDir @param {boolean} ssr */
  const run = async (outDir, ssr) => {
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
    const { default: found } = await import(join(root, outDir, `${script}`));
    return { found, files: files.filter((file) => /\.\w+$/.test(file) && file !== script).sort() };
  };

  const client = await run('client', false);
  assert.deepEqual(
    client.files.map((file) => file.replace(/-[\da-f]{12}/, '')),
    ['assets/hero-100.avif', 'assets/hero-100.jpeg', 'assets/hero-100.webp', 'social.png'],
  );
  assert.ok(client.files.includes(`${client.found.hero?.src.slice(1)}`));
  const server = await run('server', true);
  assert.deepEqual(server, { found: client.found, files: [] });

  await writeFile(join(folder, 'hero.png'), '');
  await assert.rejects(run('broken', false), {
    stack: 'photos/hero.jpg and photos/hero.png have the same name: remove one of them.',
  });
});

/**
 * Creates a folder with these files, and returns a function that reads its pictures.
 * @param {Record<string, string | Buffer>} files
 */
async function photos(files) {
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
 * @param {string | undefined} address
 */
async function contentOf(files, address) {
  const content = await files.get(`${address?.slice(1)}`)?.();
  assert.ok(content, `nothing is at ${address}`);
  return content;
}

/** @param {string} srcSet */
function widthsOf(srcSet) {
  return srcSet.split(', ').map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]));
}

/**
 * Makes a picture that is red above and blue below.
 * @param {number} width
 * @param {number} height
 */
function photograph(width, height) {
  const half = `<rect width="${width}" height="${height / 2}" fill="#d00"/>`;
  const size = `width="${width}" height="${height}"`;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="#00d"/>${half}</svg>`,
    ),
  );
}

/** @param {number} width @param {number} height */
const jpeg = (width, height) => photograph(width, height).jpeg().toBuffer();
/** @param {number} width @param {number} height */
const png = (width, height) => photograph(width, height).png().toBuffer();
/** @param {number} width @param {number} height */
const webp = (width, height) => photograph(width, height).webp().toBuffer();
