// @ts-check
// Draws what goes along where somebody shares the page of a tour: the place, its name, and by day or by night.
import { createRequire } from 'node:module';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { keep } from './keep.mjs';

/**
 * @typedef {object} Tour
 * @property {string} place the place's name, in capitals or not
 * @property {boolean} isNight
 * @property {string} siteName
 *
 * @typedef {{ path: string, family: string }} Font
 */

const SIZE = { width: 1200, height: 630 };
const PNG = { palette: true, effort: 7, compressionLevel: 9 };
/** The emblem of a place, on the right. */
const EMBLEM = { width: 430, height: 450, left: 710, top: 48 };
/** At which the library draws a drawing in its own size, and text in px. */
const DOTS_PER_INCH = 72;
const LEFT = 70;
const TITLE = { width: 610, size: 132, spacing: -52, middle: 300 };
const FOOT_TOP = 546;

/** The poster's inks, as in ui/styles/tokens.css, and what stands above the title. */
const INKS = {
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

/** What a picture depends on besides its tour and its place. */
export const TOUR_PICTURE_SETTINGS = JSON.stringify([SIZE, PNG, EMBLEM, TITLE, INKS, FOOT]);

/**
 * The display font as a file that the library can draw with, whatever fonts the machine has.
 * @param {string} folder where it is kept
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
 * @param {Buffer} picture the place's drawing, or photograph
 * @param {Font} font
 * @returns {Promise<Buffer>}
 */
export async function drawTourPicture({ place, isNight, siteName }, picture, font) {
  const inks = isNight ? INKS.night : INKS.day;
  const { width, height, left, top } = EMBLEM;
  const drawn = await sharp(picture).metadata();
  const larger = Math.max(width / drawn.width, height / drawn.height);
  // A drawing is as sharp as it is large; a photograph has no choice.
  const density = Math.max(1, Math.ceil(DOTS_PER_INCH * larger));
  const emblem = await sharp(picture, { density })
    .autoOrient()
    .resize({ width, height, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const words = await draw(font, { text: place, color: inks.title, ...TITLE });
  const titleTop = Math.round(TITLE.middle - words.info.height / 2);
  const above = await draw(font, { text: inks.words, color: inks.hour, size: 54 });
  const below = await draw(font, { text: siteName, color: FOOT.text, size: 50 });
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
 * Words as a picture no larger than they are.
 * @param {Font} font
 * @param {{ text: string, color: string, size: number, width?: number, spacing?: number }} line
 */
async function draw({ path, family }, { text, color, size, width, spacing }) {
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
