// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../../scripts/project.mjs';
import { MUTANTS } from '../mutants/mutants.mjs';

it('the code that each mutant replaces occurs exactly once in its file', () => {
  for (const { name, file, find } of MUTANTS) {
    const count = readFileSync(join(ROOT, file), 'utf8').split(find).length - 1;
    assert.deepEqual([name, count], [name, 1]);
  }
});
