// @ts-check
// What fuzz.mjs sends by default, beside the other attacks.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../project.mjs';
import { capture } from '../tether.mjs';

it('answers as its document says, whatever the document allows and forbids', async () => {
  const script = join(ROOT, 'scripts', 'hostile', 'fuzz.mjs');
  const { code, output } = await capture(process.execPath, [script], { timeoutMs: 500_000 });
  console.log(output);
  assert.equal(code, 0);
});
