import { SITE_LANGUAGE_CODES } from 'shared/site-languages';
import { FACTS, lettersOf } from '../../../test/support/letters';
import { toOneLine } from '../rendering/clean';
import type { Block, Letter } from '../rendering/letter';
import { toText } from '../rendering/to-text';
import { LETTER_WORDS } from '../words';
import { fallbackMessage, LETTERS, MESSAGE_KINDS } from '.';

/** The kinds of letters to the guide, which are always in English. */
const GUIDE_KINDS = MESSAGE_KINDS.filter((kind) => LETTERS[kind].to === 'guide');
const isToGuide = (name: string) =>
  name === 'test' || GUIDE_KINDS.some((kind) => name === kind || name.startsWith(`${kind} `));

const withoutGuideLetters = (letters: Record<string, Letter>) =>
  Object.entries(letters).filter(([name]) => !isToGuide(name));

const englishLetters = new Map(withoutGuideLetters(lettersOf(FACTS)));

/** Returns a letter's texts that the site provides. Leaves out lists and quotes, which the guide has written. */
const sentencesOf = ({ subject, preheader, title, blocks, reasonForEmail }: Letter): string[] => [
  subject,
  preheader,
  title,
  reasonForEmail,
  ...blocks.flatMap(textsOf),
];

function textsOf(block: Block): string[] {
  if (block.kind === 'facts' || block.kind === 'comparison') {
    return block.rows.map(({ label }) => label);
  }
  return 'text' in block && block.kind !== 'quote' ? [block.text] : [];
}

/** Texts that may be the same as in English: texts by the guide, and words that several languages share. */
const POSSIBLY_SAME_TEXTS = [
  toOneLine(FACTS.guideMessage),
  FACTS.booking.tour.findMe ?? '',
  'Venmo',
  'Date',
  'Tour',
];

describe.each(SITE_LANGUAGE_CODES.filter((code) => code !== 'en'))('letters in %s', (code) => {
  const words = LETTER_WORDS[code];
  const letters = withoutGuideLetters(lettersOf(FACTS, words));

  it.each(letters)('include a complete translation of %s', (name, letter) => {
    const englishLetter = englishLetters.get(name);
    const englishTexts = englishLetter ? sentencesOf(englishLetter) : [];
    const texts = sentencesOf(letter);
    expect(texts).toHaveLength(englishTexts.length);
    const untranslatedTexts = texts.filter(
      (text) => englishTexts.includes(text) && !POSSIBLY_SAME_TEXTS.includes(text),
    );
    expect(untranslatedTexts).toEqual([]);
    expect(letter.subject).not.toMatch(/[\r\n]/);
    const text = toText(letter);
    expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|#\s|\{\w+\}/);
    expect(text).not.toMatch(/\.\.(?!\.)|,,|，，|。。|！！|: :|[.。]，|，[.。]| [,.]|[.?!]\./);
  });

  it('have translated short messages that the guide can send instead', () => {
    const { tour, people, heldUntil } = FACTS.booking;
    const facts = { ...tour, meetingPoint: 'Columbus Circle', name: 'Ann', people, heldUntil };
    for (const kind of MESSAGE_KINDS) {
      const message = fallbackMessage(kind, facts, words);
      expect(message).toContain('Ann');
      expect(message).not.toBe(fallbackMessage(kind, facts));
      expect(message).not.toMatch(/undefined|\b(the|walk|you)\b/i);
    }
  });
});
