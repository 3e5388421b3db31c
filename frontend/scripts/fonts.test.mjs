// @ts-check
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import subsetFont from 'subset-font';
import { makeSubsets } from './fonts.mjs';

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');

/** Each alphabet's letters outside ASCII. */
const LETTERS = [
  'ÀÂÆÇÈÉÊËÎÏÔÙÛÜŸŒàâæçèéêëîïôùûüÿœ', // French
  'ÄÖÜẞäöüß', // German
  'ÁÉÍÑÓÚÜáéíñóúü¡¿ªº', // Spanish
  'ÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõú', // Portuguese
  'ÀÈÉÌÒÙàèéìòù', // Italian
  'ÅÄÖÆØÐÞÝåäöæøðþý', // Nordic
  'ĄĆĘŁŃÓŚŹŻąćęłńóśźż', // Polish
  'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž', // Czech
  'ÄĹĽŔÔäĺľŕô', // Slovak
  'ŐŰőű', // Hungarian
  'ĂÂÎȘȚŞŢăâîșțşţ', // Romanian
  'ÇĞİÖŞÜçğıöşü', // Turkish
  'ČĆĐŠŽčćđšž', // Croatian
  'ĀČĒĢĪĶĻŅŠŪŽāčēģīķļņšūž', // Latvian
  'ĄČĘĖĮŠŲŪŽąčęėįšųūž', // Lithuanian
  'ĊĠĦŻċġħż', // Maltese
].join('');

const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
after(() => rmSync(folder, { recursive: true }));

/**
 * @typedef {object} Face
 * @property {string} name its family and weight
 * @property {number[][]} ranges the declared ranges of code points
 * @property {Set<number>} codes the code points of the glyphs in its file
 */

describe('the font subsets', () => {
  let styles = '';
  before(async () => {
    styles = await makeSubsets(folder);
  });

  test('contain each letter of Europe’s Latin alphabets in exactly one file per font', async () => {
    const faces = await parseFaces(styles);
    assert.equal(new Set(faces.map(({ name }) => name)).size, 3);
    for (const { name } of faces) {
      for (const letter of `${ASCII}${LETTERS}`) {
        const code = letter.codePointAt(0) ?? 0;
        const matchingFaces = faces.filter(
          (face) =>
            face.name === name &&
            face.ranges.some(([from = 0, to = 0]) => code >= from && code <= to),
        );
        assert.equal(
          matchingFaces.length,
          1,
          `${name}: ${letter} is in ${matchingFaces.length} files`,
        );
        assert.ok(matchingFaces[0]?.codes.has(code), `${name} has no glyph for ${letter}`);
      }
    }
  });

  test('are small if every page needs them', () => {
    const common = readdirSync(folder).filter((name) => name.startsWith('common-'));
    assert.equal(common.length, 3);
    for (const name of common) {
      const { size } = statSync(join(folder, name));
      assert.ok(size > 4_000 && size < 11_000, `${name}: ${size} bytes`);
    }
  });

  test('are not made again if they exist', async () => {
    const modificationTimes = () =>
      readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs);
    const timesBefore = modificationTimes();
    await makeSubsets(folder);
    assert.deepEqual(modificationTimes(), timesBefore);
  });
});

/**
 * @param {string} styles
 * @returns {Promise<Face[]>}
 */
function parseFaces(styles) {
  const faces = styles.matchAll(
    /font-family: '(.+)'[^}]*@fonts\/([^']+)'[^}]*font-weight: (\d+)[^}]*unicode-range: (.+);/g,
  );
  return Promise.all(
    [...faces].map(async ([, family, file = '', weight, ranges = '']) => ({
      name: `${family} ${weight}`,
      ranges: [...ranges.matchAll(/U\+(\w+)-(\w+)/g)].map(([, ...bounds]) =>
        bounds.map((bound) => parseInt(bound, 16)),
      ),
      codes: await readCodes(readFileSync(join(folder, file))),
    })),
  );
}

/**
 * Reads the code points of a font's glyphs from its cmap table, which has format 4 in all our fonts.
 * @param {Buffer} woff2
 */
async function readCodes(woff2) {
  const options = /** @type {const} */ ({ targetFormat: 'truetype', keepAllGlyphs: true });
  const font = await subsetFont(woff2, '', options);
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const isCmap = (/** @type {number} */ offset) =>
    font.toString('latin1', offset, offset + 4) === 'cmap';
  const entry = entries.find(isCmap) ?? NaN;
  const cmap = font.readUInt32BE(entry + 8);
  const table = cmap + font.readUInt32BE(cmap + 8);
  assert.equal(font.readUInt16BE(table), 4);
  const segCountX2 = font.readUInt16BE(table + 6);
  /** @type {Set<number>} */
  const codes = new Set();
  for (let offset = table + 14; offset < table + 14 + segCountX2; offset += 2) {
    const end = font.readUInt16BE(offset);
    const start = font.readUInt16BE(offset + segCountX2 + 2);
    for (let code = start; code <= end && code < 0xffff; code++) codes.add(code);
  }
  return codes;
}
