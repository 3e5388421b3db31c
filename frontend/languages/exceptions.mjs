// @ts-check
// The exceptions to the tests of all languages, with their reasons.

/**
 * Texts that are the same in English, in lower case, without marks, numbers, and arguments.
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

/** Functions whose results may lack an argument. */
export const OTHER_ARGUMENTS = {
  'kilometers instead of miles': /texts\.access\.miles|accessWords\.way/,
  'weekdays are translated': /refusalSentences\.day-invalid/,
  'dates with two digits': /texts\.sessions\.moment/,
};

/**
 * The words that replace a number of the English text in tours, by language and number.
 *
 * @type {Record<string, Record<string, string[]>>}
 */
export const OTHER_NUMBERS = {
  // The 1800s are a century; September 11 is a date; 1,595 and a half, and 450 million, are single numbers.
  es: { 1800: ['siglo XIX'], 9: ['11 de Septiembre'] },
  fr: { 1800: ['XIXe siècle'] },
  de: { 1800: ['19. Jahrhundert'] },
  it: { 1800: ['Ottocento'] },
  zh: { 1800: ['19世纪'], 1595: ['1,595.5'], 450: ['4.5亿'] },
};
