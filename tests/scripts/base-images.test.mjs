// @ts-check
// Checks that the stack's base images are pinned by digest, because a tag can be moved to a different image.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/project.mjs';

const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');

/**
 * Returns the images that come from a registry: those in FROM lines, except names of earlier stages, and
 * those in Compose files.
 */
function findBaseImages() {
  const stages = new Set();
  const images = [];
  for (const folder of ['backend', 'nginx', 'mongo']) {
    const lines = read(`${folder}/Dockerfile`).matchAll(/^FROM (?:--\S+ )?(\S+)(?: AS (\S+))?$/gm);
    for (const [, image = '', stage] of lines) {
      if (!stages.has(image)) images.push(image);
      if (stage) stages.add(stage);
    }
  }
  for (const file of ['docker-compose.yml', 'nginx/service.yml', 'nginx/compose.tls.yml']) {
    for (const [, image = ''] of read(file).matchAll(/^ +image: (?!\$)(\S+)$/gm))
      images.push(image);
  }
  return images;
}

test('all base images except MongoDB’s are pinned by digest, and Renovate is configured to pin digests', () => {
  const images = findBaseImages();
  assert.ok(images.length >= 6, images.join('\n'));
  const unpinned = images.filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image));
  assert.deepEqual(
    unpinned.filter((image) => !image.startsWith('mongo:')),
    [],
  );
  const { extends: presets } = JSON.parse(read('renovate.json'));
  assert.ok(presets.includes('docker:pinDigests'));
});
