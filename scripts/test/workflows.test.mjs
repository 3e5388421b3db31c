// @ts-check
// Tests the workflows, which run on GitHub with the repository's rights.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../project.mjs';

const FOLDER = join(ROOT, '.github', 'workflows');

test('workflows name actions by commit, since their owners can move a tag', async () => {
  for (const name of await readdir(FOLDER)) {
    const lines = (await readFile(join(FOLDER, name), 'utf8')).split('\n');
    const uses = lines.filter((line) => /\buses:/.test(line));
    assert.notEqual(uses.length, 0, name);
    for (const line of uses) assert.match(line, /@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, name);
  }
});
