import { ApiError, isTemporary, errorSentence } from '../api/client';
import { problemOf } from './offline/outbox';
import { PROBLEM_SENTENCES } from './offline/problem-sentences';

/** Explains the failure of an action that the outbox doesn't retry. The text can follow a sentence: "Not changed." */
export function explainFailure(error: unknown): string {
  if (!(error instanceof ApiError) || !isTemporary(error)) return errorSentence(error);
  const problem = problemOf(error);
  if (problem === 'no connection') return `This needs a connection. ${error.message}`;
  return error.sentence ?? PROBLEM_SENTENCES[problem];
}
