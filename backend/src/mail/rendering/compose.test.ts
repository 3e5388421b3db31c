import fc from 'fast-check';
import { simpleParser, type AddressObject } from 'mailparser';
import { site } from '../../../test/support/letters';
import { testLetter } from '../content/guide';
import { compose } from './compose';

const letter = testLetter(site);
const ADDRESS = 'ada@example.com';
const FROM = { name: 'New York on Foot', address: 'hello@example.com' };
/** Characters that are invisible, or that change the direction of the text around them. */
const INVISIBLE_CHARACTER = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const LINK = /[@/]|www\.|\.\p{L}{2}/iu;

async function composeRecipientHeaders(name: string) {
  const to = { name, address: ADDRESS };
  const { source } = await compose(letter, { from: FROM, to, replyTo: to, id: '1' });
  const mail = await simpleParser(source.subarray(0, source.indexOf('\r\n\r\n') + 4));
  return [mail.to as AddressObject, mail.replyTo].map((each) => each?.value);
}

const expectedHeaders = (name: string) => Array(2).fill([{ name, address: ADDRESS }]) as unknown;

describe('the name before an address', () => {
  it.each([
    'Ada Walker',
    'J. R. R. Tolkien',
    'Zoë O’Hara-Núñez',
    '山田 花子',
    'علي',
    'St. Mary’s, Group 5',
  ])('is unchanged if it is %s', async (name) => {
    expect(await composeRecipientHeaders(name)).toEqual(expectedHeaders(name));
  });

  it.each([
    ['bidi controls', '\u202eAda\u2066 Walker\u200f', 'Ada Walker'],
    ['zero-width characters', 'A\u200bd\u2060a\u00ad Wal\u200dker\ufeff', 'Ada Walker'],
    ['invisible tags', 'Ada\u{e0041}\u{e007f}', 'Ada'],
  ])('doesn’t contain %s', async (_, name, cleaned) => {
    expect(await composeRecipientHeaders(name)).toEqual(expectedHeaders(cleaned));
  });

  it.each([
    'Win $500 at evil.com',
    'evil\u200b.\u200bcom',
    'evil．com',
    'evil。com',
    'ada＠evil',
    'https://evil',
    'hello@example.com',
    'call us at www.evil',
    'a'.repeat(61),
    '',
  ])('is left out if it is %j', async (name) => {
    expect(await composeRecipientHeaders(name)).toEqual(expectedHeaders(''));
  });

  it('never contains invisible characters or links', async () => {
    const part = fc.constantFrom(
      'Ada',
      ' ',
      '.',
      '．',
      '@',
      '/',
      'com',
      '\u200b',
      '\u202e',
      '\u{e0041}',
      ',',
      '"',
    );
    const name = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(part).map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(name, async (typedName) => {
        for (const value of await composeRecipientHeaders(typedName)) {
          expect(value).toEqual([{ name: expect.any(String) as unknown, address: ADDRESS }]);
          expect(value?.[0]?.name).not.toMatch(INVISIBLE_CHARACTER);
          expect(value?.[0]?.name.normalize('NFKC')).not.toMatch(LINK);
        }
      }),
    );
  });
});
