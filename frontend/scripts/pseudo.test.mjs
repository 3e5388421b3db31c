// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toPseudo } from './pseudo.mjs';

test('texts are accented, longer, and in brackets', () => {
  assert.equal(toPseudo('Sign in to book'), '[Sîgñ îñ tö böök éxtra é]');
  const longText = 'A few words that show how much longer a text becomes. '.repeat(4);
  assert.ok(toPseudo(longText).length >= 1.4 * longText.length);
});

test('values without letters stay unchanged, and so do placeholders, links, and email addresses', () => {
  for (const text of ['', '12', '10:00', '{{phone}}', '✅ …', 5, null, undefined]) {
    assert.equal(toPseudo(text), text);
  }
  const text = toPseudo('Call {{guest-days}}, ada@example.com, or https://example.com/a now');
  for (const part of ['{{guest-days}}', 'ada@example.com,', 'https://example.com/a']) {
    assert.ok(text.includes(part));
  }
});

test('the texts in objects and lists, and those that functions return, are translated', () => {
  const texts = toPseudo({
    list: ['one', 'two'],
    sum: (/** @type {number} */ count) => `${count} spots`,
    parts: (/** @type {(text: string) => object} */ link) => ['Or ', link('sign in')],
  });
  assert.deepEqual(texts.list, [toPseudo('one'), toPseudo('two')]);
  assert.equal(texts.sum(5), toPseudo('5 spots'));
  const [start, link] = texts.parts((text) => ({ $$typeof: 'link', text }));
  assert.equal(start, toPseudo('Or '));
  assert.deepEqual(link, { $$typeof: 'link', text: toPseudo('sign in') });
});
