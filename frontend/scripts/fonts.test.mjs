// @ts-check
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { cutFonts } from './fonts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
after(() => rmSync(folder, { recursive: true }));

describe('the fonts', () => {
  let styles = '';
  before(async () => {
    styles = await cutFonts(folder);
  });

  test('have each sign of the Latin languages in one file, for each weight', () => {
    /** @type {Record<string, number[][]>} */
    const rangesOf = {};
    for (const [, family, weight, ranges = ''] of styles.matchAll(
      /font-family: '(.+)'[^}]*font-weight: (\d+)[^}]*unicode-range: (.+);/g,
    )) {
      const all = [...ranges.matchAll(/U\+(\w+)-(\w+)/g)];
      (rangesOf[`${family} ${weight}`] ??= []).push(
        ...all.map(([, from = '', to = '']) => [parseInt(from, 16), parseInt(to, 16)]),
      );
    }
    assert.equal(Object.keys(rangesOf).length, 3);
    const signs = Array.from({ length: 0x180 - 0x20 }, (_, i) => 0x20 + i).filter(
      (code) => code < 0x7f || code >= 0xa0,
    );
    for (const [face, ranges] of Object.entries(rangesOf)) {
      for (const code of signs) {
        const files = ranges.filter(([from = 0, to = 0]) => code >= from && code <= to).length;
        assert.equal(files, 1, `${face}: U+${code.toString(16)} is in ${files} files`);
      }
    }
  });

  test('are small where every page needs them', () => {
    const common = readdirSync(folder).filter((name) => name.startsWith('common-'));
    assert.equal(common.length, 3);
    for (const name of common) {
      const { size } = statSync(join(folder, name));
      assert.ok(size > 4_000 && size < 11_000, `${name}: ${size} bytes`);
    }
  });

  test('are cut once, and kept', async () => {
    const times = () => readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs);
    const before = times();
    await cutFonts(folder);
    assert.deepEqual(times(), before);
  });
});
