// @ts-check
// Cuts the fonts into what every page is written in, which a phone has in one go, and accented letters and
// rarer signs, fetched where a page has some. A weight of its own is smaller than a file with all weights.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { keep } from './keep.mjs';

/** @import { Plugin } from 'vite' */

const NAME = 'virtual:fonts.css';
const MODULE = `\0${NAME}`;
/** What the styles call the folder of the cuts. */
const FOLDER = '@fonts';

const FILES = createRequire(import.meta.url);
const FACES = [
  { family: 'League Gothic', weight: 400 },
  { family: 'Libre Franklin', weight: 400 },
  { family: 'Libre Franklin', weight: 600 },
];

/** The signs themselves: no small capitals, fractions and other figures made of them. */
const OPTIONS = /** @type {const} */ ({ targetFormat: 'woff2', noLayoutClosure: true });

/** Which signs a file has, by the first part of its name: from which to which, and of which file of the font. */
const CUTS = {
  common: {
    from: 'latin',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xa0],
      [0xa9, 0xa9],
      [0xb7, 0xb7],
      [0xd7, 0xd7],
      [0x2010, 0x2026],
      [0x2212, 0x2212],
    ],
  },
  others: {
    from: 'latin',
    ranges: [
      [0xa1, 0xa8],
      [0xaa, 0xb6],
      [0xb8, 0xd6],
      [0xd8, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2027, 0x2211],
      [0x2213, 0x22ff],
    ],
  },
  extended: {
    from: 'latin-ext',
    ranges: [
      [0x100, 0x130],
      [0x132, 0x151],
      [0x154, 0x17e],
      [0x218, 0x21b],
      [0x1e9e, 0x1e9e],
    ],
  },
};

/**
 * `import 'virtual:fonts.css'`: the faces. What every page needs is in the files `common-…`.
 * @param {{ cache: string }} options where the cuts are kept
 * @returns {Plugin}
 */
export function fonts({ cache }) {
  return {
    name: 'fonts',
    config: () => ({ resolve: { alias: { [FOLDER]: cache } } }),
    resolveId: (id) => (id === NAME ? MODULE : undefined),
    load: (id) => (id === MODULE ? cutFonts(cache) : undefined),
  };
}

/**
 * Cuts what is not there yet.
 * @param {string} folder
 * @returns {Promise<string>} the styles that name all faces
 */
export async function cutFonts(folder) {
  const faces = FACES.flatMap((face) =>
    Object.entries(CUTS).map(async ([name, cut]) => {
      const file = await cutFace(face, name, cut, folder);
      return `@font-face {
  font-family: '${face.family}';
  src: url('${FOLDER}/${file}') format('woff2');
  font-weight: ${face.weight};
  font-display: swap;
  unicode-range: ${cut.ranges.map(([from = 0, to = 0]) => `U+${from.toString(16)}-${to.toString(16)}`).join(', ')};
}
`;
    }),
  );
  return (await Promise.all(faces)).join('');
}

/**
 * Its file's name in the folder of the cuts, made where it is not there yet.
 * @param {{ family: string, weight: number }} face
 * @param {string} name
 * @param {{ from: string, ranges: number[][] }} cut
 * @param {string} folder
 */
async function cutFace({ family, weight }, name, { from, ranges }, folder) {
  const font = family.toLowerCase().replaceAll(' ', '-');
  const whole = await readFile(
    FILES.resolve(`@fontsource/${font}/files/${font}-${from}-${weight}-normal.woff2`),
  );
  const hash = createHash('sha256')
    .update(JSON.stringify([ranges, OPTIONS]))
    .update(whole)
    .digest('hex');
  const file = `${name}-${font}-${weight}-${hash.slice(0, 8)}.woff2`;
  await keep(join(folder, file), () => subsetFont(whole, lettersIn(ranges), OPTIONS));
  return file;
}

/** @param {number[][]} ranges */
function lettersIn(ranges) {
  return ranges
    .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
    .map((code) => String.fromCodePoint(code))
    .join('');
}
