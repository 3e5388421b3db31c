import { site } from '../../../test/support/letters';
import { zh } from '../words/zh';
import type { Block } from './letter';
import { toText } from './to-text';

function linesOf(block: Block, words = site.words): string[] {
  const letter = {
    site: { ...site, words },
    subject: '',
    preheader: '',
    title: 'T',
    reasonForEmail: '',
  };
  const lines = toText({ ...letter, blocks: [block] }).split('\n');
  return lines.slice(2, lines.indexOf('--') - 1);
}

describe('a letter in Chinese as plain text', () => {
  const sentence = '行程目前已满，请看Central Park（中央公园）的其他日期。';
  const lines = linesOf({ kind: 'paragraph', text: sentence.repeat(5) }, zh);

  it('has lines of at most 78 columns, counting a Chinese character as two', () => {
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) {
      expect(line.replaceAll(/[^ -~]/g, '  ').length).toBeLessThanOrEqual(78);
    }
  });

  it('is wrapped between characters, but not before a closing mark, and loses no characters', () => {
    for (const line of lines) expect(line).not.toMatch(/^[，。）]|（$/);
    expect(lines.join('').replaceAll(' ', '')).toBe(sentence.repeat(5).replaceAll(' ', ''));
  });

  it('has Chinese colons', () => {
    expect(linesOf({ kind: 'facts', rows: [{ label: '日期', value: '今天' }] }, zh)).toEqual([
      '日期：今天',
    ]);
    expect(linesOf({ kind: 'action', text: '打开电子票', href: 'https://a.example' }, zh)).toEqual([
      '打开电子票：',
      'https://a.example',
    ]);
  });
});

test('a letter in French has a space before colons', () => {
  const words = { ...site.words, language: 'fr' };
  expect(linesOf({ kind: 'facts', rows: [{ label: 'Date', value: 'Demain' }] }, words)).toEqual([
    'Date\u00a0: Demain',
  ]);
});
