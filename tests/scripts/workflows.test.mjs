// @ts-check
// Tests the GitHub workflows, which run with the repository's permissions.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/project.mjs';

const WORKFLOWS_FOLDER = join(ROOT, '.github', 'workflows');

test('workflows pin actions by commit, since owners of actions can move tags', async () => {
  for (const name of await readdir(WORKFLOWS_FOLDER)) {
    const lines = (await readFile(join(WORKFLOWS_FOLDER, name), 'utf8')).split('\n');
    const uses = lines.filter((line) => /\buses:/.test(line));
    assert.notEqual(uses.length, 0, name);
    for (const line of uses) assert.match(line, /@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, name);
  }
});
