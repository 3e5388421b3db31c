// @ts-check
// Finds the pictures in photos/, and encodes the photos for browsers. The guide can add photos straight from a
// camera; a photo replaces the drawing with the same name.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { readOrCreate } from './read-or-create.mjs';
import { prepareDisplayFont, drawTourPicture, TOUR_PICTURE_SETTINGS } from './tour-pictures.mjs';

/** @import { Sharp } from 'sharp' */
/** @import { Plugin, ResolvedConfig } from 'vite' */
/** @import { PictureFile } from 'virtual:pictures' */
/** @import { Font } from './tour-pictures.mjs' */

const MODULE_NAME = 'virtual:pictures';
const RESOLVED_MODULE_ID = `\0${MODULE_NAME}`;

const DRAWING_FILE = /\.svg$/i;
/** Matches a file with a picture's alt text. */
const ALT_TEXT_FILE = /\.txt$/i;
const PHOTO_FILE = /\.(avif|webp|jpe?g|png)$/i;
const MEDIA_TYPES = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'];
const SAVE_AS_HINT = 'save it as AVIF, WebP, JPEG, or PNG';
const NAME_SEGMENT = /^[a-z\d]+(-[a-z\d]+)*$/;
/** Matches hidden files that operating systems create in folders. */
const SYSTEM_FILE = /^(\.|thumbs\.db$|desktop\.ini$)/i;

const WIDTHS = [480, 800, 1200, 1600, 2000];
const MAX_WIDTH = 2000;
const MAX_FALLBACK_WIDTH = 1200;
/** A smaller width is skipped if it exceeds this share of the largest one. */
const MAX_WIDTH_SHARE = 0.9;
const FORMATS = {
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 5 },
  jpeg: { quality: 78, mozjpeg: true },
};
/** The background of transparent photos in formats without transparency: the page's color. */
const BACKGROUND = '#f7efe2';

/** The image in the site's link previews, at a stable URL. */
const SOCIAL = { name: 'social', file: 'social.png', width: 1200, height: 630 };
/** Matches the name of a place's picture. Excludes `places/place`, the pin for places without a picture. */
const PLACE_PICTURE = /^places\/(?!place$)([a-z\d-]+)$/;
const SOCIAL_PNG = { palette: true, effort: 7, compressionLevel: 9 };

/** At this resolution, sharp renders a drawing at its own size. */
const DOTS_PER_INCH = 72;

const ENCODING_SETTINGS = JSON.stringify([
  WIDTHS,
  FORMATS,
  BACKGROUND,
  SOCIAL,
  SOCIAL_PNG,
  sharp.versions,
]);

/** A problem with the guide's files. It is reported as a sentence, without a stack trace. */
class PictureError extends Error {
  /** @param {string} sentence */
  constructor(sentence) {
    super(sentence);
    this.stack = sentence;
  }
}

/**
 * @typedef {object} Options
 * @property {string} folder the pictures' folder
 * @property {string} cache the folder of encoded photos
 * @property {string} [base] the base path of the site's URLs
 * @property {string} [assets] the site's folder for files with a hash in their name
 * @property {boolean} [hasTourPreviews] whether the tours' link preview images are drawn
 * @property {RegExp} [only] the names of the pictures to include; all by default
 * @property {(line: string) => void} [log]
 *
 * @typedef {() => Promise<Buffer>} Content returns a file's content
 *
 * @typedef {object} PictureSet
 * @property {Record<string, PictureFile>} pictures
 * @property {Map<string, Content>} files functions that return the files' content, keyed by path
 *
 * @typedef {object} Source
 * @property {string} path
 * @property {string} label the path in messages to the guide
 * @property {boolean} isDrawing
 * @property {string} [text] the alt text from the text file next to it
 *
 * @typedef {(variant: string, encode: (image: Sharp) => Sharp) => Content} Encoder encodes a variant of a picture, or
 *   reads it from the cache
 */

/**
 * Reads all pictures and their sizes. Photos are encoded later, when their content is needed.
 * @param {Options} options
 * @returns {Promise<PictureSet>}
 */
export async function readPictures({
  folder,
  cache,
  base = '/',
  assets = 'assets',
  hasTourPreviews,
  only,
  log,
}) {
  /** @type {PictureSet} */
  const { pictures, files } = { pictures: {}, files: new Map() };
  const sources = await findSources(folder);
  for (const [name, source] of sources) {
    if (only && !only.test(name)) continue;
    const content = await readFile(source.path);
    const isSocial = name === SOCIAL.name;
    const text = source.text === undefined ? {} : { text: source.text };
    const isEncoded = isSocial || !source.isDrawing;
    const hash = hashOf(content, isEncoded ? ENCODING_SETTINGS : '');
    const size = source.isDrawing
      ? sizeOfDrawing(content, source)
      : await sizeOfPhoto(content, source);
    const encoder = createEncoder(source, join(cache, hash), size.width, log);
    /** Adds a file, and returns its URL. @param {string} suffix @param {Content} content */
    const addFile = (suffix, content) => {
      const file = `${assets}/${name}-${hash}${suffix}`;
      files.set(file, content);
      return base + file;
    };

    if (isSocial) {
      if (source.isDrawing) rejectText(content, source);
      files.set(SOCIAL.file, encodeSocialPicture(encoder));
    } else if (source.isDrawing) {
      pictures[name] = { ...size, src: addFile('.svg', () => readFile(source.path)), ...text };
    } else {
      pictures[name] = { ...size, ...addPhotoFiles(size.width, encoder, addFile), ...text };
    }
  }
  if (hasTourPreviews) {
    /** @type {Promise<Font> | undefined} */
    let font;
    const loadFont = () => (font ??= prepareDisplayFont(cache));
    for (const [name, source] of sources) {
      const [, place] = PLACE_PICTURE.exec(name) ?? [];
      if (place === undefined) continue;
      const draw = await createTourPictureDrawer(
        place.replaceAll('-', ' '),
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
 * Returns a function that draws the link preview images of a place's tours.
 * @param {string} place
 * @param {Source} source the place's picture
 * @param {string} cache
 * @param {() => Promise<Font>} loadFont
 * @returns {Promise<(isNight: boolean) => Content>}
 */
async function createTourPictureDrawer(place, source, cache, loadFont) {
  const content = await readFile(source.path);
  if (source.isDrawing) rejectText(content, source);
  return (isNight) => {
    const tour = { place, isNight };
    const hash = hashOf(content, ENCODING_SETTINGS + TOUR_PICTURE_SETTINGS + JSON.stringify(tour));
    return () =>
      readOrCreate(join(cache, `${hash}-tour.png`), () =>
        reportErrors(source, async () => drawTourPicture(tour, content, await loadFont())),
      );
  };
}

/**
 * @param {number} width
 * @param {Encoder} encoder
 * @param {(suffix: string, content: Content) => string} addFile
 */
function addPhotoFiles(width, encoder, addFile) {
  const widths = widthsFor(width);
  /** @param {'avif' | 'webp' | 'jpeg'} format @param {number} targetWidth */
  const addVersion = (format, targetWidth) =>
    addFile(
      `-${targetWidth}.${format}`,
      encoder(`${targetWidth}.${format}`, (image) => {
        const resized = image.resize({ width: targetWidth });
        const flattened = format === 'jpeg' ? resized.flatten({ background: BACKGROUND }) : resized;
        return flattened.toFormat(format, FORMATS[format]);
      }),
    );
  const sources = /** @type {const} */ (['avif', 'webp']).map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((each) => `${addVersion(format, each)} ${each}w`).join(', '),
  }));
  return {
    src: addVersion('jpeg', Math.max(...widths.filter((each) => each <= MAX_FALLBACK_WIDTH))),
    sources,
  };
}

/** @param {Encoder} encoder */
function encodeSocialPicture(encoder) {
  const { file, width, height } = SOCIAL;
  return encoder(file, (image) =>
    image
      .resize({ width, height, fit: 'cover' })
      .flatten({ background: BACKGROUND })
      .png(SOCIAL_PNG),
  );
}

/**
 * Provides the module `virtual:pictures`, and emits the pictures' files.
 * @param {Partial<Pick<Options, 'folder' | 'cache' | 'hasTourPreviews' | 'only'>>} [options]
 * @returns {Plugin}
 */
export function pictures(options) {
  /** @type {ResolvedConfig} */
  let config;
  /** @type {string} */
  let folder;
  /** @type {Promise<PictureSet> | undefined} */
  let cachedSet;
  const readCached = () =>
    (cachedSet ??= readPictures({
      folder,
      cache: options?.cache ?? join(config.root, 'node_modules', '.cache', 'pictures'),
      base: config.base,
      assets: config.build.assetsDir,
      hasTourPreviews: options?.hasTourPreviews,
      only: options?.only,
      log: (line) => config.logger.info(line),
    }));

  return {
    name: 'pictures',
    async configResolved(resolved) {
      config = resolved;
      folder = options?.folder ?? join(config.root, 'photos');
      if (config.command !== 'build') return;
      // Reads the pictures now, because the bundler would report later errors with its own stack.
      const { files } = await readCached();
      // Prerendering needs only the URLs.
      if (!config.build.ssr) for (const content of files.values()) await content();
    },
    resolveId: (id) => (id === MODULE_NAME ? RESOLVED_MODULE_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_MODULE_ID) return undefined;
      return `export default ${JSON.stringify((await readCached()).pictures)};`;
    },
    async generateBundle() {
      if (config.build.ssr) return;
      for (const [fileName, content] of (await readCached()).files) {
        this.emitFile({ type: 'asset', fileName, source: await content() });
      }
    },
    configureServer({ environments: { client }, middlewares, watcher }) {
      watcher.add(folder);
      watcher.on('all', (_, path) => {
        if (!path.startsWith(folder + sep)) return;
        cachedSet = undefined;
        const module = client.moduleGraph.getModuleById(RESOLVED_MODULE_ID);
        if (module) client.moduleGraph.invalidateModule(module);
        client.hot.send({ type: 'full-reload' });
      });
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').slice(config.base.length).split('?');
        readCached()
          .then(async ({ files }) => {
            const bytes = await files.get(path)?.();
            if (!bytes) return next();
            const [extension = ''] = /[^.]+$/.exec(path) ?? [];
            response.setHeader(
              'Content-Type',
              `image/${extension === 'svg' ? 'svg+xml' : extension}`,
            );
            response.end(bytes);
          })
          .catch(next);
      });
    },
  };
}

/**
 * Returns each picture's source by name: the photo if there is one, otherwise the drawing.
 * @param {string} folder
 */
async function findSources(folder) {
  /** @type {Map<string, Source>} */
  const drawings = new Map();
  /** @type {Map<string, Source>} */
  const photos = new Map();
  /** @type {Map<string, { label: string, text: string }>} */
  const texts = new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  // Sorts the files, because each machine lists them in its own order.
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    const parts = relative(folder, path).split(sep);
    if (parts.some((segment) => SYSTEM_FILE.test(segment))) continue;

    const label = [basename(folder), ...parts].join('/');
    const isDrawing = DRAWING_FILE.test(path);
    const isAltText = ALT_TEXT_FILE.test(path);
    if (!isDrawing && !isAltText && !PHOTO_FILE.test(path)) {
      throw new PictureError(`${label} isn't a picture the site can use: ${SAVE_AS_HINT}.`);
    }
    const name = parts.join('/').replace(/\.\w+$/, '');
    if (!name.split('/').every((segment) => NAME_SEGMENT.test(segment))) {
      throw new PictureError(
        `${label} needs a name of lowercase letters, digits, and hyphens, as in hero.jpg.`,
      );
    }
    if (isAltText) {
      texts.set(name, { label, text: (await readFile(path, 'utf8')).trim().replace(/\s+/g, ' ') });
      continue;
    }
    const sourcesByName = isDrawing ? drawings : photos;
    const duplicate = sourcesByName.get(name);
    if (duplicate) {
      throw new PictureError(
        `${duplicate.label} and ${label} have the same name: remove one of them.`,
      );
    }
    sourcesByName.set(name, { path, label, isDrawing });
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
    throw new PictureError(`${label} has no viewBox, which sets a drawing's size.`);
  }
  return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
}

/**
 * Returns a photo's size after the rotation in its EXIF data.
 * @param {Buffer} content
 * @param {Source} source
 */
async function sizeOfPhoto(content, source) {
  const { mediaType = 'something else', autoOrient } = await reportErrors(source, () =>
    sharp(content).metadata(),
  );
  // The file may be a phone's HEIC photo that was only renamed.
  if (!MEDIA_TYPES.includes(mediaType)) {
    throw new PictureError(`${source.label} is really ${mediaType}: ${SAVE_AS_HINT}.`);
  }
  return { width: autoOrient.width, height: autoOrient.height };
}

/**
 * Throws a PictureError if a drawing has text.
 * @param {Buffer} content
 * @param {Source} source
 */
function rejectText(content, { label }) {
  if (!/<text\b/.test(`${content}`)) return;
  throw new PictureError(
    `${label} has text, which would be drawn in the machine's fonts: convert it to paths.`,
  );
}

/**
 * @param {Source} source
 * @param {string} prefix the start of the cached files' paths
 * @param {number} width the source's width
 * @param {(line: string) => void} [log]
 * @returns {Encoder}
 */
function createEncoder({ path, label, isDrawing }, prefix, width, log) {
  let hasLogged = false;
  return (variant, encode) => () =>
    readOrCreate(`${prefix}-${variant}`, async () => {
      if (!hasLogged) log?.(`Encoding ${label} …`);
      hasLogged = true;
      return reportErrors({ label }, async () => {
        // Passes the content instead of the path, because sharp caches files by path.
        const image = sharp(await readFile(path), {
          failOn: 'error',
          ...(isDrawing && { density: (DOTS_PER_INCH * SOCIAL.width) / width }),
        });
        return encode(image.autoOrient()).toBuffer();
      });
    });
}

/**
 * Returns the widths in which a photo is encoded.
 * @param {number} width the photo's width
 */
function widthsFor(width) {
  const largestWidth = Math.min(width, MAX_WIDTH);
  const smallerWidths = WIDTHS.filter((each) => each < largestWidth * MAX_WIDTH_SHARE);
  return [...smallerWidths, largestWidth];
}

/**
 * Runs an action, and converts sharp's errors to sentences for the guide.
 * @template T
 * @param {{ label: string }} source
 * @param {() => Promise<T>} action
 */
async function reportErrors({ label }, action) {
  try {
    return await action();
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
