// @ts-check
// Draws the pictures in link previews of tours: the place's picture and name, by day or by night.
import { createRequire } from 'node:module';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { keep } from './keep.mjs';

/**
 * @typedef {object} Tour
 * @property {string} place the place's name, in any case
 * @property {boolean} isNight
 * @property {string} siteName
 *
 * @typedef {{ path: string, family: string }} Font
 */

const SIZE = { width: 1200, height: 630 };
const PNG = { palette: true, effort: 7, compressionLevel: 9 };
/** The emblem of a place, on the right. */
const EMBLEM = { width: 430, height: 450, left: 710, top: 48 };
/** The resolution at which sharp renders a drawing in its own size, and text in px. */
const DOTS_PER_INCH = 72;
const LEFT = 70;
const TITLE = { width: 610, size: 132, spacing: -52, middle: 300 };
const FOOT_TOP = 546;

/** The colors, as in ui/styles/tokens.css, and the words above the title. */
const COLORS = {
  day: {
    words: 'A walk by day',
    paper: '#f7efe2',
    far: '#f9e4b8',
    near: '#f6c02c',
    title: '#14213d',
    hour: '#93341f',
  },
  night: {
    words: 'A walk by night',
    paper: '#0f1a33',
    far: '#18264a',
    near: '#35477a',
    title: '#f5ecdc',
    hour: '#f6c02c',
  },
};
const FOOT = { ground: '#1d5d83', text: '#fffaf1' };

const WHOLE_FONT = createRequire(import.meta.url).resolve(
  '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2',
);

/** The settings that affect all pictures, for the cache's keys. */
export const TOUR_PICTURE_SETTINGS = JSON.stringify([SIZE, PNG, EMBLEM, TITLE, COLORS, FOOT]);

/**
 * Returns the display font as a file, so that sharp doesn't depend on the machine's fonts.
 * @param {string} folder of the cached file
 * @returns {Promise<Font>}
 */
export async function displayFont(folder) {
  const whole = await readFile(WHOLE_FONT);
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 12);
  const path = join(folder, `league-gothic-${hash}.ttf`);
  await keep(path, () => {
    const letters = Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i));
    return subsetFont(whole, `${letters.join('')}’`, { targetFormat: 'truetype' });
  });
  return { path, family: 'League Gothic' };
}

/**
 * @param {Tour} tour
 * @param {Buffer} picture the place's drawing or photo
 * @param {Font} font
 * @returns {Promise<Buffer>}
 */
export async function drawTourPicture({ place, isNight, siteName }, picture, font) {
  const inks = isNight ? COLORS.night : COLORS.day;
  const { width, height, left, top } = EMBLEM;
  const drawn = await sharp(picture).metadata();
  const larger = Math.max(width / drawn.width, height / drawn.height);
  // Renders a drawing at the final size, so that it's sharp; a photo can't gain detail.
  const density = Math.max(1, Math.ceil(DOTS_PER_INCH * larger));
  const emblem = await sharp(picture, { density })
    .autoOrient()
    .resize({ width, height, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const words = await drawText(font, { text: place, color: inks.title, ...TITLE });
  const titleTop = Math.round(TITLE.middle - words.info.height / 2);
  const above = await drawText(font, { text: inks.words, color: inks.hour, size: 54 });
  const below = await drawText(font, { text: siteName, color: FOOT.text, size: 50 });
  return sharp(Buffer.from(ground(inks)))
    .composite([
      { input: emblem, left, top },
      { input: above.data, left: LEFT, top: titleTop - above.info.height - 34 },
      { input: words.data, left: LEFT, top: titleTop },
      {
        input: below.data,
        left: LEFT,
        top: Math.round((FOOT_TOP + SIZE.height - below.info.height) / 2),
      },
    ])
    .flatten({ background: inks.paper })
    .png(PNG)
    .toBuffer();
}

/**
 * Draws text as a picture that is cropped to it.
 * @param {Font} font
 * @param {{ text: string, color: string, size: number, width?: number, spacing?: number }} line
 */
async function drawText({ path, family }, { text, color, size, width, spacing }) {
  const markup = text.toUpperCase().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const drawn = await sharp({
    text: {
      text: `<span foreground="${color}">${markup}</span>`,
      font: `${family} ${size}px`,
      fontfile: path,
      dpi: DOTS_PER_INCH,
      rgba: true,
      wrap: 'word',
      ...(width && { width }),
      ...(spacing && { spacing }),
    },
  })
    .png()
    .toBuffer();
  return sharp(drawn).trim({ background: '#0000' }).png().toBuffer({ resolveWithObject: true });
}

/** @param {{ paper: string, far: string, near: string }} inks */
function ground({ paper, far, near }) {
  const { left, top, width, height } = EMBLEM;
  const at = `cx="${left + width / 2}" cy="${top + height / 2}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">
  <path fill="${paper}" d="M0 0h1200v630H0z"/>
  <circle ${at} r="420" fill="${far}"/><circle ${at} r="285" fill="${near}"/>
  <path fill="${FOOT.ground}" d="M0 ${FOOT_TOP}h1200v84H0z"/>
</svg>`;
}
