import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Without its cache, Vitest starts with the largest files. These files are slower than their size suggests.
const SLOW_FILES = [
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

function rankOf({ moduleId }: TestSpecification): number {
  const rank = SLOW_FILES.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return rank < 0 ? SLOW_FILES.length : rank;
}

/** Starts with the slow files, so that no core is idle at the end while one file still runs. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other));
  }
}
