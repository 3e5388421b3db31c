// @ts-check
// Finds misprints that a language’s rules for quotes, marks, and spaces show.

/** @type {Record<string, [RegExp, string][]>} */
const MISPRINTS = {
  es: [
    [/^[^¿]*\?/, 'a question without ¿'],
    [/^[^¡]*!/, 'an exclamation without ¡'],
    [/[“”„]/, 'quotes of another language'],
  ],
  fr: [
    [/[^\u202f\s][;!?]/, 'no narrow space before a mark'],
    [/ [;!?:»]/, 'a space that breaks before a mark'],
    [/[^\u00a0\u202f\d]:(?!\/\/)/, 'no space before a colon'],
    [/«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/, 'no space inside quotes'],
    [/[“”„]/, 'quotes of another language'],
  ],
  de: [
    [/”|«|»/, 'quotes of another language'],
    [/ [;!?:]/, 'a space before a mark'],
    [/^[^„]*“/, 'a quote that isn’t opened'],
  ],
  it: [
    [/[“”„]/, 'quotes of another language'],
    [/ [;!?:]/, 'a space before a mark'],
  ],
  pt: [
    [/[„«»]/, 'quotes of another language'],
    [/ [;!?:]/, 'a space before a mark'],
  ],
  zh: [
    [/\p{Script=Han}[,.;:!?()]/u, 'an ASCII mark after a Chinese character'],
    [/[,;:!?()]\p{Script=Han}/u, 'an ASCII mark before a Chinese character'],
    [/ [，。；：！？（）]|[，。；：！？（）] /u, 'a space beside a Chinese mark'],
  ],
};

/**
 * Returns what is wrong with the typography of a text.
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
