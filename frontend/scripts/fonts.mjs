// @ts-check
// Makes subsets of the fonts: one with the characters of every page, which phones load first, and others with accented
// letters and rare characters, which load only on pages that have them. A file for each weight is smaller than one
// with all weights.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { keep } from './keep.mjs';

/** @import { Plugin } from 'vite' */

const NAME = 'virtual:fonts.css';
const MODULE = `\0${NAME}`;
/** The alias of the subsets' folder in style sheets. */
const FOLDER = '@fonts';

const FILES = createRequire(import.meta.url);
const FACES = [
  { family: 'League Gothic', weight: 400 },
  { family: 'Libre Franklin', weight: 400 },
  { family: 'Libre Franklin', weight: 600 },
];

/** Without glyphs that the fonts derive from characters, such as small capitals and fractions. */
const OPTIONS = /** @type {const} */ ({ targetFormat: 'woff2', noLayoutClosure: true });

/** The subsets by the first part of their file names: their ranges of characters, and the font's file. */
const SUBSETS = {
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
 * Provides `virtual:fonts.css` with the font faces. The files `common-…` are the ones that every page needs.
 * @param {{ cache: string }} options the folder of the subsets
 * @returns {Plugin}
 */
export function fonts({ cache }) {
  return {
    name: 'fonts',
    config: () => ({ resolve: { alias: { [FOLDER]: cache } } }),
    resolveId: (id) => (id === NAME ? MODULE : undefined),
    load: (id) => (id === MODULE ? makeSubsets(cache) : undefined),
  };
}

/**
 * Makes the missing subsets.
 * @param {string} folder
 * @returns {Promise<string>} the styles with all font faces
 */
export async function makeSubsets(folder) {
  const faces = FACES.flatMap((face) =>
    Object.entries(SUBSETS).map(async ([name, cut]) => {
      const file = await makeSubset(face, name, cut, folder);
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
 * Returns the file name of a subset, which it makes if it's missing.
 * @param {{ family: string, weight: number }} face
 * @param {string} name
 * @param {{ from: string, ranges: number[][] }} cut
 * @param {string} folder
 */
async function makeSubset({ family, weight }, name, { from, ranges }, folder) {
  const font = family.toLowerCase().replaceAll(' ', '-');
  const whole = await readFile(
    FILES.resolve(`@fontsource/${font}/files/${font}-${from}-${weight}-normal.woff2`),
  );
  const hash = createHash('sha256')
    .update(JSON.stringify([ranges, OPTIONS]))
    .update(whole)
    .digest('hex');
  const file = `${name}-${font}-${weight}-${hash.slice(0, 8)}.woff2`;
  await keep(join(folder, file), () => subsetFont(whole, charactersIn(ranges), OPTIONS));
  return file;
}

/** @param {number[][]} ranges */
function charactersIn(ranges) {
  return ranges
    .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
    .map((code) => String.fromCodePoint(code))
    .join('');
}
