// @ts-check
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import subsetFont from 'subset-font';
import { makeSubsets } from './fonts.mjs';

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');

/** The letters of each alphabet beyond ASCII. */
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
 * @property {string} name the family and weight
 * @property {number[][]} ranges the declared ranges of characters
 * @property {Set<number>} glyphs the characters in its file
 */

describe('the fonts', () => {
  let styles = '';
  before(async () => {
    styles = await makeSubsets(folder);
  });

  test('have a glyph for each letter of Europe’s Latin alphabets, in exactly one file', async () => {
    const faces = await facesIn(styles);
    assert.equal(new Set(faces.map(({ name }) => name)).size, 3);
    for (const { name } of faces) {
      for (const letter of `${ASCII}${LETTERS}`) {
        const code = letter.codePointAt(0) ?? 0;
        const files = faces.filter(
          (face) =>
            face.name === name &&
            face.ranges.some(([from = 0, to = 0]) => code >= from && code <= to),
        );
        assert.equal(files.length, 1, `${name}: ${letter} is in ${files.length} files`);
        assert.ok(files[0]?.glyphs.has(code), `${name} has no glyph for ${letter}`);
      }
    }
  });

  test('are small in the files that every page needs', () => {
    const common = readdirSync(folder).filter((name) => name.startsWith('common-'));
    assert.equal(common.length, 3);
    for (const name of common) {
      const { size } = statSync(join(folder, name));
      assert.ok(size > 4_000 && size < 11_000, `${name}: ${size} bytes`);
    }
  });

  test('are made only once', async () => {
    const times = () => readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs);
    const before = times();
    await makeSubsets(folder);
    assert.deepEqual(times(), before);
  });
});

/**
 * @param {string} styles
 * @returns {Promise<Face[]>}
 */
function facesIn(styles) {
  const faces = styles.matchAll(
    /font-family: '(.+)'[^}]*@fonts\/([^']+)'[^}]*font-weight: (\d+)[^}]*unicode-range: (.+);/g,
  );
  return Promise.all(
    [...faces].map(async ([, family, file = '', weight, ranges = '']) => ({
      name: `${family} ${weight}`,
      ranges: [...ranges.matchAll(/U\+(\w+)-(\w+)/g)].map(([, ...ends]) =>
        ends.map((end) => parseInt(end, 16)),
      ),
      glyphs: await glyphsIn(readFileSync(join(folder, file))),
    })),
  );
}

/**
 * Reads the characters that a font has glyphs for from its cmap table, format 4, which all our fonts have.
 * @param {Buffer} woff2
 */
async function glyphsIn(woff2) {
  const all = /** @type {const} */ ({ targetFormat: 'truetype', keepAllGlyphs: true });
  const font = await subsetFont(woff2, '', all);
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? NaN;
  const cmap = font.readUInt32BE(entry + 8);
  const table = cmap + font.readUInt32BE(cmap + 8);
  assert.equal(font.readUInt16BE(table), 4);
  const doubleCount = font.readUInt16BE(table + 6);
  /** @type {Set<number>} */
  const glyphs = new Set();
  for (let at = table + 14; at < table + 14 + doubleCount; at += 2) {
    const end = font.readUInt16BE(at);
    const start = font.readUInt16BE(at + doubleCount + 2);
    for (let code = start; code <= end && code < 0xffff; code++) glyphs.add(code);
  }
  return glyphs;
}
