// @ts-check
// Tests the last lines of make up. The docker here is a stand-in; make test-stack uses the real one.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { BACKEND } from '../project.mjs';
import { environment, folder, run } from './helpers.mjs';

/** A stack with nothing to build, whose backend runs on this machine. */
const DOCKER = `#!/bin/sh
case "$*" in
'compose version --short') echo 2.40.0 ;;
'compose config --images'*) echo new-york-on-foot/backend:local ;;
'compose config --hash backend') echo backend 0 ;;
'compose config --services') echo backend; echo nginx ;;
'compose port nginx 8080') echo 0.0.0.0:8080 ;;
'compose port nginx 8443') exit 1 ;;
'compose exec -T backend '*) shift 4; cd "$BACKEND" && exec "$@" ;;
esac
`;

/** The same stack, with a backend whose settings have changed. */
const DOCKER_WITH_OLD_BACKEND = DOCKER.replace(
  'case "$*" in',
  `echo "$*" >>"$CALLS"
case "$*" in
'compose ps --all --quiet backend') echo old ;;
'compose ps --all --quiet secrets') echo secrets ;;
'inspect --format {{if true}}'* | 'inspect --format {{if not (and '*) echo old ;;
'wait secrets') echo "$SECRETS_EXIT_CODE" ;;`,
);

/**
 * @param {NodeJS.ProcessEnv} settings
 * @param {{ docker?: string, code?: number }} [options]
 */
async function makeUp(settings, { docker = DOCKER, code = 0 } = {}) {
  const bin = folder();
  writeFileSync(join(bin, 'docker'), docker, { mode: 0o755 });
  const PATH = `${bin}${delimiter}${process.env.PATH}`;
  const up = run(
    ['sh', 'scripts/stack/up.sh'],
    environment({ CONTACT_PHONE: '', CONTACT_EMAIL: '', ...settings, PATH, BACKEND }),
  );
  assert.equal(await up.code, code, up.output);
  return up.output;
}

test('make up ends with the site’s address and the contact data that are still examples', async () => {
  assert.match(
    await makeUp({}),
    /^The site is up: http:\/\/localhost:8080\nThe site still shows an example phone number and email address\. .* set CONTACT_PHONE and CONTACT_EMAIL in \.env .*\n$/,
  );
  assert.match(
    await makeUp({ CONTACT_PHONE: '(646) 555-0199' }),
    /\nThe site still shows an example email address\. .* set CONTACT_EMAIL in .*\n$/,
  );
  const own = { CONTACT_PHONE: '(646) 555-0199', CONTACT_EMAIL: 'me@walks.example' };
  assert.match(await makeUp(own), /The site is up: http:\/\/localhost:8080\n$/);
});

test('make up makes the secrets before it starts new backends, which read them', async () => {
  const CALLS = join(folder(), 'calls');
  const docker = DOCKER_WITH_OLD_BACKEND;
  await makeUp({ CALLS, SECRETS_EXIT_CODE: '0' }, { docker });
  const calls = readFileSync(CALLS, 'utf8').split('\n');
  const places = [
    'compose up --detach --no-deps secrets',
    'wait secrets',
    'compose up --detach --no-deps --no-recreate --wait --scale backend=2 backend',
  ].map((call) => calls.indexOf(call));
  assert.ok(!places.includes(-1), calls.join('\n'));
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  );
});

test('make up leaves the old backends alone if the secrets can’t be made', async () => {
  const CALLS = join(folder(), 'calls');
  const docker = DOCKER_WITH_OLD_BACKEND;
  await makeUp({ CALLS, SECRETS_EXIT_CODE: '1' }, { docker, code: 1 });
  const calls = readFileSync(CALLS, 'utf8');
  assert.match(calls, /^logs --tail 5 secrets$/m);
  assert.doesNotMatch(calls, /^(stop|rm) old|scale/m);
});
