import { isTemporary, sentenceOf } from '../api/client';

/** Why something wasn't done that can't wait in the outbox, to stand after the sentence that says so. */
export function whyItFailed(error: unknown): string {
  return `${isTemporary(error) ? 'This needs a connection. ' : ''}${sentenceOf(error)}`;
}
