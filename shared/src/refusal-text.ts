import type { RefusalCode, Refusals } from './refusals.ts';

/**
 * Returns the sentence for a refusal that arrived as JSON.
 *
 * @param sentences the sentences in one language
 * @returns undefined if the code has no sentence, which happens if the API is newer than the page
 */
export function refusalText(sentences: Refusals, code: string, values: object): string | undefined {
  if (!Object.hasOwn(sentences, code)) return undefined;
  const toSentence = sentences[code as RefusalCode] as (values: object) => string;
  return toSentence(values);
}
