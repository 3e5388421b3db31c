import { isTemporary, errorSentence } from '../api/client';

/** Explains why an action failed that the outbox can't send later; follows a sentence such as "Not changed." */
export function explainFailure(error: unknown): string {
  return `${isTemporary(error) ? 'This needs a connection. ' : ''}${errorSentence(error)}`;
}
