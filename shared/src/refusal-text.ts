import type { RefusalCode, Refusals } from './refusals.ts';

/**
 * Returns the sentence for a refusal that arrived as JSON.
 *
 * @param sentences a language's sentences
 * @returns undefined for a code without a sentence, as when the API is newer than the page
 */
export function refusalText(sentences: Refusals, code: string, values: object): string | undefined {
  if (!Object.hasOwn(sentences, code)) return undefined;
  const say = sentences[code as RefusalCode] as (values: object) => string;
  return say(values);
}
