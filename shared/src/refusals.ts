/**
 * The API's refusals for visitors: codes, and functions that return their English sentences. The API sends the code,
 * the values, and the sentence; the site shows its own sentence in the visitor's language. The meaning of codes and
 * values never changes. Values are JSON: dates are YYYY-MM-DD, times are HH:MM, and instants are RFC 3339.
 */
import type { GuideRefusalCode } from './guide-refusals.ts';
import { refusalSentences } from './words/en/refusals.ts';

export type Refusals = typeof refusalSentences;
export type RefusalCode = keyof Refusals;
export type RefusalValues<C extends RefusalCode> = Parameters<Refusals[C]>;

/** A refusal as the API sends it: code, values, and the English sentence. */
export interface RefusalWithMessage<Code = RefusalCode | GuideRefusalCode> {
  code: Code;
  /** Missing if the sentence has no values. */
  values?: object;
  message: string;
}

/** Returns a function that makes refusals with the sentences in a table. */
export function refusalsFrom<Table extends Readonly<Record<string, (values: never) => string>>>(
  sentences: Table,
) {
  return <Code extends keyof Table & string>(
    code: Code,
    ...values: Parameters<Table[Code]>
  ): RefusalWithMessage<Code> => {
    const [jsonValues] = values as [object?];
    const toSentence = sentences[code] as unknown as (...args: Parameters<Table[Code]>) => string;
    return { code, ...(jsonValues && { values: jsonValues }), message: toSentence(...values) };
  };
}

export const refusal = refusalsFrom(refusalSentences);
