// @ts-check
// The exceptions to the tests of all languages, with their reasons.

/**
 * Texts that are the same as in English, by language and by the reason. They are in lower case, without punctuation,
 * numbers, and arguments.
 *
 * @type {Record<string, Record<string, string[]>>}
 */
export const SAME_AS_ENGLISH = {
  all: {
    'as on signs and maps': ['brooklyn', 'queens', 'staten island', 'new york', 'new york usa'],
    'names of products': ['google calendar', 'outlook'],
  },
  es: { 'what everybody says': ['cookies'] },
  fr: {
    'the same word': ['contact', 'date', 'minute', 'minutes', 'questions', 'senior', 'seniors'],
    'what everybody says': ['cookies', 'menu', 'pause'],
    'an American holiday without a French name': ['thanksgiving'],
  },
  de: {
    'as German guidebooks name these parts of the city': [
      'downtown manhattan',
      'in downtown manhattan',
      'midtown manhattan',
      'uptown manhattan',
    ],
    'the same word': ['name', 'tour'],
    'what everybody says': ['cookies', 'ok'],
  },
  it: {
    'the same word': ['in', 'senior', 'tour'],
    'what everybody says': ['account', 'home', 'menu', 'password', 'privacy'],
    'as Italian guidebooks name these days': ['columbus day', 'pride march'],
  },
  pt: { 'what everybody says': ['cookies', 'menu'] },
};

/** Patterns for the names of texts that may lack an argument of the English text, by the reason. */
export const MAY_LACK_ARGUMENTS = {
  'kilometers instead of miles': /texts\.access\.miles|accessWords\.way/,
  'weekdays are translated': /refusalSentences\.day-invalid/,
  'dates with two digits': /texts\.sessions\.moment/,
};

/**
 * The words that replace a number of the English text in tours, by language and number.
 *
 * @type {Record<string, Record<string, string[]>>}
 */
export const NUMBER_REPLACEMENTS = {
  // The 1800s are named as a century, 9/11 as a date, and 1,595 and a half and 450 million as decimal numbers.
  es: { 1800: ['siglo XIX'], 9: ['11 de Septiembre'] },
  fr: { 1800: ['XIXe siècle'] },
  de: { 1800: ['19. Jahrhundert'] },
  it: { 1800: ['Ottocento'] },
  zh: { 1800: ['19世纪'], 1595: ['1,595.5'], 450: ['4.5亿'] },
};
