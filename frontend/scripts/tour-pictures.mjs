// @ts-check
// Draws the images in tours' link previews: the place's picture and name, in the colors of day or night. The images
// contain no other words, because all languages share them, and the site's name can change.
import { createRequire } from 'node:module';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { readOrCreate } from './read-or-create.mjs';

/**
 * @typedef {object} Tour
 * @property {string} place the place's name, in upper or lower case
 * @property {boolean} isNight
 *
 * @typedef {{ path: string, family: string }} Font
 */

const SIZE = { width: 1200, height: 630 };
const PNG = { palette: true, effort: 7, compressionLevel: 9 };
/** The size and position of the place's picture, on the right. */
const EMBLEM = { width: 430, height: 450, left: 710, top: 70 };
/** At this resolution, sharp renders a drawing at its own size, and text sizes are in px. */
const DOTS_PER_INCH = 72;
const TITLE_LEFT = 70;
const TITLE = { width: 610, size: 132, spacing: -52, middle: 295 };
/** The band at the bottom, which stands for the river. */
const RIVER = { top: 590, color: '#1d5d83' };

/** The colors, as in ui/styles/tokens.css. */
const STYLES = {
  day: {
    background: '#f7efe2',
    outerCircle: '#f9e4b8',
    innerCircle: '#f6c02c',
    title: '#14213d',
  },
  night: {
    background: '#0f1a33',
    outerCircle: '#18264a',
    innerCircle: '#35477a',
    title: '#f5ecdc',
  },
};

const FONT_FILE = createRequire(import.meta.url).resolve(
  '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2',
);

/** The settings that every image depends on, for cache keys. */
export const TOUR_PICTURE_SETTINGS = JSON.stringify([SIZE, PNG, EMBLEM, TITLE, STYLES, RIVER]);

/**
 * Writes the display font to a file, so that sharp doesn't depend on the machine's fonts.
 * @param {string} folder the cache's folder
 * @returns {Promise<Font>}
 */
export async function prepareDisplayFont(folder) {
  const font = await readFile(FONT_FILE);
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 12);
  const path = join(folder, `league-gothic-${hash}.ttf`);
  await readOrCreate(path, () => {
    const characters = Array.from({ length: 0x17f - 0x20 }, (_, i) =>
      String.fromCodePoint(0x20 + i),
    );
    return subsetFont(font, `${characters.join('')}’`, { targetFormat: 'truetype' });
  });
  return { path, family: 'League Gothic' };
}

/**
 * Draws a tour's image, as a PNG file.
 * @param {Tour} tour
 * @param {Buffer} picture the drawing or photo of the place
 * @param {Font} font
 * @returns {Promise<Buffer>}
 */
export async function drawTourPicture({ place, isNight }, picture, font) {
  const style = isNight ? STYLES.night : STYLES.day;
  const { width, height, left, top } = EMBLEM;
  const size = await sharp(picture).metadata();
  const scale = Math.max(width / size.width, height / size.height);
  // Renders a drawing at its final size, so that it isn't blurred. Photos ignore the density.
  const density = Math.max(1, Math.ceil(DOTS_PER_INCH * scale));
  const emblem = await sharp(picture, { density })
    .autoOrient()
    .resize({ width, height, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const title = await drawText(font, { text: place, color: style.title, ...TITLE });
  const titleTop = Math.round(TITLE.middle - title.info.height / 2);
  return sharp(Buffer.from(drawBackground(style)))
    .composite([
      { input: emblem, left, top },
      { input: title.data, left: TITLE_LEFT, top: titleTop },
    ])
    .flatten({ background: style.background })
    .png(PNG)
    .toBuffer();
}

/**
 * Draws text as an image without margins.
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

/** @param {{ background: string, outerCircle: string, innerCircle: string }} style */
function drawBackground({ background, outerCircle, innerCircle }) {
  const { left, top, width, height } = EMBLEM;
  const center = `cx="${left + width / 2}" cy="${top + height / 2}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">
  <path fill="${background}" d="M0 0h1200v630H0z"/>
  <circle ${center} r="420" fill="${outerCircle}"/><circle ${center} r="285" fill="${innerCircle}"/>
  <path fill="${RIVER.color}" d="M0 ${RIVER.top}h${SIZE.width}v${SIZE.height - RIVER.top}H0z"/>
</svg>`;
}
