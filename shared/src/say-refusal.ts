import type { RefusalCode, Refusals } from './refusals.ts';

/**
 * What a refusal says that came as JSON.
 *
 * @param sentences those of a language
 * @returns undefined for a code that they don't have, as where the API is newer
 */
export function sayRefusal(sentences: Refusals, code: string, values: object): string | undefined {
  if (!Object.hasOwn(sentences, code)) return undefined;
  const say = sentences[code as RefusalCode] as (values: object) => string;
  return say(values);
}
