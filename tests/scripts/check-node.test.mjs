// @ts-check
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ROOT } from '../../scripts/project.mjs';
import { makeFolder } from './helpers.mjs';

/** @param {Record<string, string>} commands the only commands on PATH, each with its output */
function checkNode(commands) {
  const bin = makeFolder();
  for (const [name, output] of Object.entries(commands)) {
    writeFileSync(join(bin, name), `#!/bin/sh\necho '${output}'\n`, { mode: 0o755 });
  }
  const script = join(ROOT, 'scripts', 'check-node.sh');
  return spawnSync('/bin/sh', [script], { env: { PATH: bin }, encoding: 'utf8' });
}

describe('check-node.sh', () => {
  for (const version of ['v20.19.0', 'v20.20.2', 'v22.12.0', 'v24.0.0', 'v25.1.0', 'v26.0.0']) {
    test(`accepts Node ${version}`, () => {
      const { status, stderr } = checkNode({ node: version, npm: '10.0.0' });
      assert.equal(stderr, '');
      assert.equal(status, 0);
    });
  }

  for (const version of ['v18.20.8', 'v20.18.3', 'v21.7.3', 'v22.11.0', 'v23.11.0', 'v0.10.48']) {
    test(`rejects Node ${version} with a one-line message`, () => {
      const { status, stderr } = checkNode({ node: version, npm: '10.0.0' });
      assert.match(stderr, new RegExp(`^Node ${version} is not supported.*20\\.19 or later.*\n$`));
      assert.equal(status, 1);
    });
  }

  test('reports that Node is missing', () => {
    const { status, stderr } = checkNode({});
    assert.match(stderr, /^Node is not installed\..*\n$/);
    assert.equal(status, 1);
  });

  test('reports that npm is missing', () => {
    const { status, stderr } = checkNode({ node: 'v24.0.0' });
    assert.match(stderr, /^npm is not installed.*\n$/);
    assert.equal(status, 1);
  });

  test('rejects a node that doesn’t print a version', () => {
    const { status, stderr } = checkNode({ node: 'hello', npm: '10.0.0' });
    assert.match(stderr, /prints the version 'hello'/);
    assert.equal(status, 1);
  });
});
