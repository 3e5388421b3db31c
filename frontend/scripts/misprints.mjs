// @ts-check
// Finds texts that break their language’s rules for quotes, punctuation marks, and spaces.

/** @type {Record<string, [RegExp, string][]>} */
const MISPRINTS = {
  es: [
    [/^[^¿]*\?/, 'a question without ¿'],
    [/^[^¡]*!/, 'an exclamation without ¡'],
    [/[“”„]/, 'another language’s quotes'],
  ],
  fr: [
    [/[^\u202f\s][;!?]/, 'no narrow space before a punctuation mark'],
    [/ [;!?:»]/, 'a breaking space before a punctuation mark'],
    [/[^\u00a0\u202f\d]:(?!\/\/)/, 'no space before a colon'],
    [/«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/, 'no space inside quotes'],
    [/[“”„]/, 'another language’s quotes'],
  ],
  de: [
    [/”|«|»/, 'another language’s quotes'],
    [/ [;!?:]/, 'a space before a punctuation mark'],
    [/^[^„]*“/, 'a closing quote without an opening one'],
  ],
  it: [
    [/[“”„]/, 'another language’s quotes'],
    [/ [;!?:]/, 'a space before a punctuation mark'],
  ],
  pt: [
    [/[„«»]/, 'another language’s quotes'],
    [/ [;!?:]/, 'a space before a punctuation mark'],
  ],
  zh: [
    [/\p{Script=Han}[,.;:!?()]/u, 'an ASCII punctuation mark after a Chinese character'],
    [/[,;:!?()]\p{Script=Han}/u, 'an ASCII punctuation mark before a Chinese character'],
    [/ [，。；：！？（）]|[，。；：！？（）] /u, 'a space beside a Chinese punctuation mark'],
  ],
};

/**
 * Describes the first error in a text's punctuation; undefined if there is none.
 *
 * @param {string} language
 * @param {string} text
 */
export function findMisprint(language, text) {
  if (/["']/.test(text.replaceAll(/\d['"]/g, ''))) return 'a straight quote';
  if (/\.\.\./.test(text)) return 'dots instead of an ellipsis';
  const misprint = MISPRINTS[language]?.find(([pattern]) => pattern.test(text));
  return misprint?.[1];
}
