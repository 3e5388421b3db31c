// @ts-check
// Makes subsets of the fonts: one with the characters that every page uses, and others with accented letters and rare
// characters, which load only on pages that have them. Each weight has a file of its own, because a file with all
// weights would be larger.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { readOrCreate } from './read-or-create.mjs';

/** @import { Plugin } from 'vite' */

const MODULE_NAME = 'virtual:fonts.css';
const RESOLVED_MODULE_ID = `\0${MODULE_NAME}`;
/** The alias in style sheets for the folder with the subsets. */
const FOLDER_ALIAS = '@fonts';

const require = createRequire(import.meta.url);
const FACES = [
  { family: 'League Gothic', weight: 400 },
  { family: 'Libre Franklin', weight: 400 },
  { family: 'Libre Franklin', weight: 600 },
];

/** Leaves out glyphs such as small capitals and fractions, which pages don't use. */
const SUBSET_OPTIONS = /** @type {const} */ ({ targetFormat: 'woff2', noLayoutClosure: true });

/** The subsets, keyed by file name prefix. `source` is part of the source font's file name; `ranges` are code points. */
const SUBSETS = {
  common: {
    source: 'latin',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xa0],
      [0xa9, 0xa9],
      [0xb7, 0xb7],
      [0xd7, 0xd7],
      // ç, ê, and ñ in the names of languages, which are on every page.
      [0xe7, 0xe7],
      [0xea, 0xea],
      [0xf1, 0xf1],
      [0x2010, 0x2026],
      [0x2212, 0x2212],
    ],
  },
  others: {
    source: 'latin',
    ranges: [
      [0xa1, 0xa8],
      [0xaa, 0xb6],
      [0xb8, 0xd6],
      [0xd8, 0xe6],
      [0xe8, 0xe9],
      [0xeb, 0xf0],
      [0xf2, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2027, 0x2211],
      [0x2213, 0x22ff],
    ],
  },
  extended: {
    source: 'latin-ext',
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
 * Provides `virtual:fonts.css` with the font faces. Every page needs the files whose names start with `common-`.
 * @param {{ cache: string }} options the subsets' folder
 * @returns {Plugin}
 */
export function fonts({ cache }) {
  return {
    name: 'fonts',
    config: () => ({ resolve: { alias: { [FOLDER_ALIAS]: cache } } }),
    resolveId: (id) => (id === MODULE_NAME ? RESOLVED_MODULE_ID : undefined),
    load: (id) => (id === RESOLVED_MODULE_ID ? makeSubsets(cache) : undefined),
  };
}

/**
 * Makes the subsets whose files are missing.
 * @param {string} folder
 * @returns {Promise<string>} the styles with all font faces
 */
export async function makeSubsets(folder) {
  const faces = FACES.flatMap((face) =>
    Object.entries(SUBSETS).map(async ([name, subset]) => {
      const file = await makeSubset(face, name, subset, folder);
      const unicodeRanges = subset.ranges.map(
        ([from = 0, to = 0]) => `U+${from.toString(16)}-${to.toString(16)}`,
      );
      return `@font-face {
  font-family: '${face.family}';
  src: url('${FOLDER_ALIAS}/${file}') format('woff2');
  font-weight: ${face.weight};
  font-display: swap;
  unicode-range: ${unicodeRanges.join(', ')};
}
`;
    }),
  );
  return (await Promise.all(faces)).join('');
}

/**
 * Makes a subset if its file is missing, and returns the file name.
 * @param {{ family: string, weight: number }} face
 * @param {string} name
 * @param {{ source: string, ranges: number[][] }} subset
 * @param {string} folder
 */
async function makeSubset({ family, weight }, name, { source, ranges }, folder) {
  const fontSlug = family.toLowerCase().replaceAll(' ', '-');
  const sourceFont = await readFile(
    require.resolve(`@fontsource/${fontSlug}/files/${fontSlug}-${source}-${weight}-normal.woff2`),
  );
  const hash = createHash('sha256')
    .update(JSON.stringify([ranges, SUBSET_OPTIONS]))
    .update(sourceFont)
    .digest('hex');
  const file = `${name}-${fontSlug}-${weight}-${hash.slice(0, 8)}.woff2`;
  await readOrCreate(join(folder, file), () =>
    subsetFont(sourceFont, charactersIn(ranges), SUBSET_OPTIONS),
  );
  return file;
}

/** @param {number[][]} ranges */
function charactersIn(ranges) {
  return ranges
    .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
    .map((code) => String.fromCodePoint(code))
    .join('');
}
