import type { ConnectionProblem } from './outbox';

/** Sentences about problems that keep calls from succeeding. */
export const PROBLEM_SENTENCES: Readonly<Record<ConnectionProblem, string>> = {
  'no connection': 'No connection.',
  restarting: 'The server is restarting.',
  busy: 'The server is getting too many requests from here.',
  failing: 'The server has a problem.',
  'signed out': 'You’re signed out.',
};
