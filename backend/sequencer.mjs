import Sequencer from '@jest/test-sequencer';

// Without its cache, Jest starts with the largest files. These files are slower than their size suggests.
const SLOW = [
  'mail',
  'decide',
  'capacity.model',
  'events',
  'waitlist-mail',
  'startup',
  'account',
  'cross-site',
  'delivery-problems',
  'reports',
  'tour-pages-outage',
  'database-outage',
  'logs',
  'shutdown',
  'startup-order',
];

const rankOf = ({ path }) => {
  const rank = SLOW.findIndex((name) => path.endsWith(`/${name}.test.ts`));
  return rank < 0 ? SLOW.length : rank;
};

/** Starts with the slow files, so that no core is idle at the end while one file still runs. */
export default class SlowFilesFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => rankOf(a) - rankOf(b));
  }
}
