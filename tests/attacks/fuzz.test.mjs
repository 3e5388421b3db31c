// @ts-check
// Runs fuzz.mjs with its default options, as one of the attacks.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../../scripts/project.mjs';
import { capture } from '../../scripts/child-process.mjs';

it('the API responds to valid and invalid calls as its OpenAPI document describes', async () => {
  const script = join(ROOT, 'tests', 'attacks', 'fuzz.mjs');
  const { code, output } = await capture(process.execPath, [script], { timeoutMs: 500_000 });
  console.log(output);
  assert.equal(code, 0);
});
