// @ts-check
// Finds the pictures in photos/, and encodes the photos for browsers. The guide adds a photo as it comes from the
// camera, and it replaces the drawing with the same name.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { keep } from './keep.mjs';
import { displayFont, drawTourPicture, TOUR_PICTURE_SETTINGS } from './tour-pictures.mjs';

/** @import { Sharp } from 'sharp' */
/** @import { Plugin, ResolvedConfig } from 'vite' */
/** @import { PictureFile } from 'virtual:pictures' */
/** @import { Font } from './tour-pictures.mjs' */

const NAME = 'virtual:pictures';
const MODULE = `\0${NAME}`;

const DRAWING = /\.svg$/i;
/** A picture's description, in a file with the same name. */
const TEXT = /\.txt$/i;
const PHOTO = /\.(avif|webp|jpe?g|png)$/i;
const MEDIA_TYPES = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'];
const SAVE_AS = 'save it as AVIF, WebP, JPEG, or PNG';
const PART_OF_NAME = /^[a-z\d]+(-[a-z\d]+)*$/;
/** Files that file managers leave in folders. */
const LITTER = /^(\.|thumbs\.db$|desktop\.ini$)/i;

const WIDTHS = [480, 800, 1200, 1600, 2000];
const MAX_WIDTH = 2000;
const MAX_FALLBACK_WIDTH = 1200;
/** A width is skipped if it's larger than this share of the largest one. */
const MAX_WIDTH_SHARE = 0.9;
const FORMATS = {
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 5 },
  jpeg: { quality: 78, mozjpeg: true },
};
/** The background of transparent parts in formats without transparency: the color of the page. */
const PAPER = '#f7efe2';

/** The picture in link previews, at a stable URL. */
const SOCIAL = { name: 'social', file: 'social.png', width: 1200, height: 630 };
/** The picture of a place, except the pin for places without one. */
const PLACE_PICTURE = /^places\/(?!place$)([a-z\d-]+)$/;
const SOCIAL_PNG = { palette: true, effort: 7, compressionLevel: 9 };

/** The resolution at which sharp renders a drawing in its own size. */
const DOTS_PER_INCH = 72;

const SETTINGS = JSON.stringify([WIDTHS, FORMATS, PAPER, SOCIAL, SOCIAL_PNG, sharp.versions]);

/** An error in the guide's files, reported as a sentence without a stack. */
class PictureError extends Error {
  /** @param {string} sentence */
  constructor(sentence) {
    super(sentence);
    this.stack = sentence;
  }
}

/**
 * @typedef {object} Options
 * @property {string} folder of the pictures
 * @property {string} cache the folder of encoded photos
 * @property {string} [base] the base path of the site's URLs
 * @property {string} [assets] the site's folder for files whose name changes with their content
 * @property {string} [siteName] the name in the link previews of tours; without it, there are none
 * @property {RegExp} [only] the names of the pictures to include; all by default
 * @property {(line: string) => void} [log]
 *
 * @typedef {() => Promise<Buffer>} Content
 *
 * @typedef {object} Found
 * @property {Record<string, PictureFile>} pictures
 * @property {Map<string, Content>} files the site's files by path, each with a function that makes its content
 *
 * @typedef {object} Source
 * @property {string} path
 * @property {string} label the path in messages to the guide
 * @property {boolean} isDrawing
 * @property {string} [text] the description in the file beside it
 *
 * @typedef {(variant: string, encode: (image: Sharp) => Sharp) => Content} Encoder
 */

/**
 * Reads the pictures' sizes. Photos are encoded later, when their content is needed.
 * @param {Options} options
 * @returns {Promise<Found>}
 */
export async function readPictures({
  folder,
  cache,
  base = '/',
  assets = 'assets',
  siteName,
  only,
  log,
}) {
  /** @type {Found} */
  const { pictures, files } = { pictures: {}, files: new Map() };
  const sources = await sourcesIn(folder);
  for (const [name, source] of sources) {
    if (only && !only.test(name)) continue;
    const content = await readFile(source.path);
    const isSocial = name === SOCIAL.name;
    const text = source.text === undefined ? {} : { text: source.text };
    const encodes = isSocial || !source.isDrawing;
    const hash = hashOf(content, encodes ? SETTINGS : '');
    const size = source.isDrawing
      ? sizeOfDrawing(content, source)
      : await sizeOfPhoto(content, source);
    const encoder = encoderOf(source, join(cache, hash), size.width, log);
    /** @param {string} ending @param {Content} content */
    const address = (ending, content) => {
      const file = `${assets}/${name}-${hash}${ending}`;
      files.set(file, content);
      return base + file;
    };

    if (isSocial) {
      if (source.isDrawing) rejectText(content, source);
      files.set(SOCIAL.file, socialPicture(encoder));
    } else if (source.isDrawing) {
      pictures[name] = { ...size, src: address('.svg', () => readFile(source.path)), ...text };
    } else {
      pictures[name] = { ...size, ...photoFiles(size.width, encoder, address), ...text };
    }
  }
  if (siteName !== undefined) {
    /** @type {Promise<Font> | undefined} */
    let font;
    const loadFont = () => (font ??= displayFont(cache));
    for (const [name, source] of sources) {
      const [, place] = PLACE_PICTURE.exec(name) ?? [];
      if (place === undefined) continue;
      const draw = await tourPictures(
        place.replaceAll('-', ' '),
        siteName,
        source,
        cache,
        loadFont,
      );
      files.set(`social/${place}.png`, draw(false));
      files.set(`social/${place}-by-night.png`, draw(true));
    }
  }
  return { pictures, files };
}

/**
 * Returns the pictures for the link previews of a place's tours, at stable URLs.
 * @param {string} place
 * @param {string} siteName
 * @param {Source} source the place's picture
 * @param {string} cache
 * @param {() => Promise<Font>} loadFont
 * @returns {Promise<(isNight: boolean) => Content>}
 */
async function tourPictures(place, siteName, source, cache, loadFont) {
  const content = await readFile(source.path);
  if (source.isDrawing) rejectText(content, source);
  return (isNight) => {
    const tour = { place, isNight, siteName };
    const hash = hashOf(content, SETTINGS + TOUR_PICTURE_SETTINGS + JSON.stringify(tour));
    return () =>
      keep(join(cache, `${hash}-tour.png`), () =>
        reportErrors(source, async () => drawTourPicture(tour, content, await loadFont())),
      );
  };
}

/**
 * @param {number} width
 * @param {Encoder} encoder
 * @param {(ending: string, content: Content) => string} address
 */
function photoFiles(width, encoder, address) {
  const widths = widthsFor(width);
  /** @param {'avif' | 'webp' | 'jpeg'} format @param {number} to */
  const file = (format, to) =>
    address(
      `-${to}.${format}`,
      encoder(`${to}.${format}`, (image) => {
        const resized = image.resize({ width: to });
        const opaque = format === 'jpeg' ? resized.flatten({ background: PAPER }) : resized;
        return opaque.toFormat(format, FORMATS[format]);
      }),
    );
  const sources = /** @type {const} */ (['avif', 'webp']).map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((to) => `${file(format, to)} ${to}w`).join(', '),
  }));
  return {
    src: file('jpeg', Math.max(...widths.filter((to) => to <= MAX_FALLBACK_WIDTH))),
    sources,
  };
}

/** @param {Encoder} encoder */
function socialPicture(encoder) {
  const { file, width, height } = SOCIAL;
  return encoder(file, (image) =>
    image.resize({ width, height, fit: 'cover' }).flatten({ background: PAPER }).png(SOCIAL_PNG),
  );
}

/**
 * Provides the module `virtual:pictures`, and emits its files.
 * @param {Partial<Pick<Options, 'folder' | 'cache' | 'siteName' | 'only'>>} [options]
 * @returns {Plugin}
 */
export function pictures(options) {
  /** @type {ResolvedConfig} */
  let config;
  /** @type {string} */
  let folder;
  /** @type {Promise<Found> | undefined} */
  let found;
  const read = () =>
    (found ??= readPictures({
      folder,
      cache: options?.cache ?? join(config.root, 'node_modules', '.cache', 'pictures'),
      base: config.base,
      assets: config.build.assetsDir,
      siteName: options?.siteName,
      only: options?.only,
      log: (line) => config.logger.info(line),
    }));

  return {
    name: 'pictures',
    async configResolved(resolved) {
      config = resolved;
      folder = options?.folder ?? join(config.root, 'photos');
      if (config.command !== 'build') return;
      // Read now, because the bundler would report later errors with its own stack.
      const { files } = await read();
      // Prerendering needs only the URLs.
      if (!config.build.ssr) for (const content of files.values()) await content();
    },
    resolveId: (id) => (id === NAME ? MODULE : undefined),
    async load(id) {
      if (id !== MODULE) return undefined;
      return `export default ${JSON.stringify((await read()).pictures)};`;
    },
    async generateBundle() {
      if (config.build.ssr) return;
      for (const [fileName, content] of (await read()).files) {
        this.emitFile({ type: 'asset', fileName, source: await content() });
      }
    },
    configureServer({ environments: { client }, middlewares, watcher }) {
      watcher.add(folder);
      watcher.on('all', (_, path) => {
        if (!path.startsWith(folder + sep)) return;
        found = undefined;
        const module = client.moduleGraph.getModuleById(MODULE);
        if (module) client.moduleGraph.invalidateModule(module);
        client.hot.send({ type: 'full-reload' });
      });
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').slice(config.base.length).split('?');
        read()
          .then(async ({ files }) => {
            const bytes = await files.get(path)?.();
            if (!bytes) return next();
            const [ending = ''] = /[^.]+$/.exec(path) ?? [];
            response.setHeader('Content-Type', `image/${ending === 'svg' ? 'svg+xml' : ending}`);
            response.end(bytes);
          })
          .catch(next);
      });
    },
  };
}

/**
 * Returns the file for each name: the photo if there is one, or the drawing.
 * @param {string} folder
 */
async function sourcesIn(folder) {
  /** @type {Map<string, Source>} */
  const drawings = new Map();
  /** @type {Map<string, Source>} */
  const photos = new Map();
  /** @type {Map<string, { label: string, text: string }>} */
  const texts = new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  // Sorted, so that the same pictures make the same site on each machine.
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    const parts = relative(folder, path).split(sep);
    if (parts.some((part) => LITTER.test(part))) continue;

    const label = [basename(folder), ...parts].join('/');
    const isDrawing = DRAWING.test(path);
    const isText = TEXT.test(path);
    if (!isDrawing && !isText && !PHOTO.test(path)) {
      throw new PictureError(`${label} isn't a picture the site can use: ${SAVE_AS}.`);
    }
    const name = parts.join('/').replace(/\.\w+$/, '');
    if (!name.split('/').every((part) => PART_OF_NAME.test(part))) {
      throw new PictureError(
        `${label} needs a name of lowercase letters, digits, and hyphens, as in hero.jpg.`,
      );
    }
    if (isText) {
      texts.set(name, { label, text: (await readFile(path, 'utf8')).trim().replace(/\s+/g, ' ') });
      continue;
    }
    const known = isDrawing ? drawings : photos;
    const other = known.get(name);
    if (other) {
      throw new PictureError(`${other.label} and ${label} have the same name: remove one of them.`);
    }
    known.set(name, { path, label, isDrawing });
  }
  const sources = new Map([...drawings, ...photos]);
  for (const [name, { label, text }] of texts) {
    const source = sources.get(name);
    if (!source) throw new PictureError(`${label} has no picture of the same name beside it.`);
    if (text !== '') source.text = text;
  }
  return sources;
}

/**
 * @param {Buffer} content
 * @param {Source} source
 */
function sizeOfDrawing(content, { label }) {
  const [, width, height] =
    /<svg\b[^>]*\sviewBox="\s*\S+[\s,]+\S+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(`${content}`) ??
    [];
  if (!width || !height) {
    throw new PictureError(`${label} has no viewBox, which says how large a drawing is.`);
  }
  return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
}

/**
 * Returns the size after rotation according to the camera's metadata.
 * @param {Buffer} content
 * @param {Source} source
 */
async function sizeOfPhoto(content, source) {
  const { mediaType = 'something else', autoOrient } = await reportErrors(source, () =>
    sharp(content).metadata(),
  );
  // Renaming a phone's HEIC file doesn't convert it.
  if (!MEDIA_TYPES.includes(mediaType)) {
    throw new PictureError(`${source.label} is really ${mediaType}: ${SAVE_AS}.`);
  }
  return { width: autoOrient.width, height: autoOrient.height };
}

/**
 * @param {Buffer} content
 * @param {Source} source
 */
function rejectText(content, { label }) {
  if (!/<text\b/.test(`${content}`)) return;
  throw new PictureError(
    `${label} has text, which would come out in whatever fonts the machine has: convert it to paths.`,
  );
}

/**
 * @param {Source} source
 * @param {string} prefix of the cached files' paths
 * @param {number} width of the source
 * @param {(line: string) => void} [log]
 * @returns {Encoder}
 */
function encoderOf({ path, label, isDrawing }, prefix, width, log) {
  let hasLogged = false;
  return (variant, encode) => () =>
    keep(`${prefix}-${variant}`, async () => {
      if (!hasLogged) log?.(`Encoding ${label} …`);
      hasLogged = true;
      return reportErrors({ label }, async () => {
        // Passes the content, because sharp caches files by path.
        const image = sharp(await readFile(path), {
          failOn: 'error',
          ...(isDrawing && { density: (DOTS_PER_INCH * SOCIAL.width) / width }),
        });
        return encode(image.autoOrient()).toBuffer();
      });
    });
}

/** @param {number} width */
function widthsFor(width) {
  const largest = Math.min(width, MAX_WIDTH);
  return [...WIDTHS.filter((each) => each < largest * MAX_WIDTH_SHARE), largest];
}

/**
 * Reports sharp's errors to the guide as a sentence.
 * @template T
 * @param {{ label: string }} source
 * @param {() => Promise<T>} work
 */
async function reportErrors({ label }, work) {
  try {
    return await work();
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new PictureError(`${label} can't be read as a picture (${reason}).`);
  }
}

/**
 * @param {Buffer} content
 * @param {string} settings
 */
function hashOf(content, settings) {
  return createHash('sha256').update(settings).update(content).digest('hex').slice(0, 12);
}
