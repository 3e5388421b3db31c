import { isTemporary, errorSentence } from '../api/client';

/** Explains why an action failed, if the outbox can't send it later. Follows a sentence such as "Not changed." */
export function explainFailure(error: unknown): string {
  return `${isTemporary(error) ? 'This needs a connection. ' : ''}${errorSentence(error)}`;
}
