// @ts-check
// Finds the pictures in photos/, and makes of each photograph what browsers need: a guide drops one there
// as it comes from the camera, and it takes the place of the drawing of the same name.
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
/** What a picture shows, in a file of the same name. */
const TEXT = /\.txt$/i;
const PHOTOGRAPH = /\.(avif|webp|jpe?g|png)$/i;
const MEDIA_TYPES = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'];
const SAVE_AS = 'save it as AVIF, WebP, JPEG, or PNG';
const PART_OF_NAME = /^[a-z\d]+(-[a-z\d]+)*$/;
/** What file managers leave in a folder. */
const LITTER = /^(\.|thumbs\.db$|desktop\.ini$)/i;

const WIDTHS = [480, 800, 1200, 1600, 2000];
const LARGEST = 2000;
const FALLBACK = 1200;
/** Of two widths as close as this, one is enough. */
const NEAR = 0.9;
const FORMATS = {
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 5 },
  jpeg: { quality: 78, mozjpeg: true },
};
/** What stands behind the transparent parts of a photograph where its format has none: the paper. */
const PAPER = '#f7efe2';

/** The picture in link previews, at an address that stays. */
const SOCIAL = { name: 'social', file: 'social.png', width: 1200, height: 630 };
/** The picture of a place, and not of what stands for those without one. */
const OF_A_PLACE = /^places\/(?!place$)([a-z\d-]+)$/;
const SOCIAL_PNG = { palette: true, effort: 7, compressionLevel: 9 };

/** At which the library draws a drawing in its own size. */
const DOTS_PER_INCH = 72;

const SETTINGS = JSON.stringify([WIDTHS, FORMATS, PAPER, SOCIAL, SOCIAL_PNG, sharp.versions]);

/** A mistake of whoever put a file there: told in a sentence, without a stack. */
class PictureError extends Error {
  /** @param {string} sentence */
  constructor(sentence) {
    super(sentence);
    this.stack = sentence;
  }
}

/**
 * @typedef {object} Options
 * @property {string} folder where the pictures are
 * @property {string} cache where encoded photographs are kept
 * @property {string} [base] what the site's addresses begin with
 * @property {string} [assets] the site's folder for files whose name changes with their content
 * @property {string} [siteName] what link previews of the places' tours say below; without it there are none
 * @property {RegExp} [only] the names of the pictures to be had, where not all are
 * @property {(line: string) => void} [log]
 *
 * @typedef {() => Promise<Buffer>} Content
 *
 * @typedef {object} Found
 * @property {Record<string, PictureFile>} pictures
 * @property {Map<string, Content>} files the site's files by their path, each with how to get what it holds
 *
 * @typedef {object} Source
 * @property {string} path
 * @property {string} label what the guide calls it
 * @property {boolean} isDrawing
 * @property {string} [text] what the file beside it says of it
 *
 * @typedef {(variant: string, encode: (image: Sharp) => Sharp) => Content} Encoder
 */

/**
 * Only looks at the pictures: photographs are encoded when their files are asked for.
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
      : await sizeOfPhotograph(content, source);
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
      pictures[name] = { ...size, ...photographFiles(size.width, encoder, address), ...text };
    }
  }
  if (siteName !== undefined) {
    /** @type {Promise<Font> | undefined} */
    let font;
    const loadFont = () => (font ??= displayFont(cache));
    for (const [name, source] of sources) {
      const [, place] = OF_A_PLACE.exec(name) ?? [];
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
 * What goes along with the pages of a place's tours, at addresses that stay.
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
        reading(source, async () => drawTourPicture(tour, content, await loadFont())),
      );
  };
}

/**
 * @param {number} width
 * @param {Encoder} encoder
 * @param {(ending: string, content: Content) => string} address
 */
function photographFiles(width, encoder, address) {
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
  return { src: file('jpeg', Math.max(...widths.filter((to) => to <= FALLBACK))), sources };
}

/** @param {Encoder} encoder */
function socialPicture(encoder) {
  const { file, width, height } = SOCIAL;
  return encoder(file, (image) =>
    image.resize({ width, height, fit: 'cover' }).flatten({ background: PAPER }).png(SOCIAL_PNG),
  );
}

/**
 * Gives the module `virtual:pictures`, and the files that it names.
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
      // Now, since whatever fails later is told with the stack of the bundler.
      const { files } = await read();
      // What renders the pages beforehand needs the addresses alone.
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
 * The file for each name: a photograph where there is one, else the drawing.
 * @param {string} folder
 */
async function sourcesIn(folder) {
  /** @type {Map<string, Source>} */
  const drawings = new Map();
  /** @type {Map<string, Source>} */
  const photographs = new Map();
  /** @type {Map<string, { label: string, text: string }>} */
  const texts = new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  // In an order of their own, so that the same pictures give the same site.
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    const parts = relative(folder, path).split(sep);
    if (parts.some((part) => LITTER.test(part))) continue;

    const label = [basename(folder), ...parts].join('/');
    const isDrawing = DRAWING.test(path);
    const isText = TEXT.test(path);
    if (!isDrawing && !isText && !PHOTOGRAPH.test(path)) {
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
    const known = isDrawing ? drawings : photographs;
    const other = known.get(name);
    if (other) {
      throw new PictureError(`${other.label} and ${label} have the same name: remove one of them.`);
    }
    known.set(name, { path, label, isDrawing });
  }
  const sources = new Map([...drawings, ...photographs]);
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
 * As it is looked at, which a camera held upright says beside the picture.
 * @param {Buffer} content
 * @param {Source} source
 */
async function sizeOfPhotograph(content, source) {
  const { mediaType = 'something else', autoOrient } = await reading(source, () =>
    sharp(content).metadata(),
  );
  // A phone's HEIC remains one under another name.
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
 * @param {string} prefix of the paths where results are kept
 * @param {number} width of the source
 * @param {(line: string) => void} [log]
 * @returns {Encoder}
 */
function encoderOf({ path, label, isDrawing }, prefix, width, log) {
  let told = false;
  return (variant, encode) => () =>
    keep(`${prefix}-${variant}`, async () => {
      if (!told) log?.(`Encoding ${label} …`);
      told = true;
      return reading({ label }, async () => {
        // Not by its path, under which the library would remember what was there before.
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
  const largest = Math.min(width, LARGEST);
  return [...WIDTHS.filter((each) => each < largest * NEAR), largest];
}

/**
 * Tells the guide what the library tells us.
 * @template T
 * @param {{ label: string }} source
 * @param {() => Promise<T>} work
 */
async function reading({ label }, work) {
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
