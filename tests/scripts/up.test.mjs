// @ts-check
// Tests the output of `make up`, and the order of its steps. The docker command is a stub; `make test-stack` uses the
// real one.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';
import { after, test } from 'node:test';
import { BACKEND } from '../../scripts/project.mjs';
import { testEnvironment, makeFolder, run } from './helpers.mjs';

/** A stub of docker for a stack with nothing to build. It runs the backend's commands on this machine. */
const DOCKER_STUB = `#!/bin/sh
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

/** The same stub, for a stack with a running backend whose settings have changed. */
const DOCKER_STUB_WITH_OLD_BACKEND = DOCKER_STUB.replace(
  'case "$*" in',
  `echo "$*" >>"$CALLS"
case "$*" in
'compose ps --all --quiet backend') echo old ;;
'compose ps --all --quiet secrets') echo secrets ;;
'inspect --format {{if true}}'* | 'inspect --format {{if not (and '*) echo old ;;
'wait secrets') echo "$SECRETS_EXIT_CODE" ;;`,
);

/** @typedef {{ phone: string, email: string }} Contact */

/** @type {Contact} */
const EXAMPLES = { phone: '+1 212 555 0142', email: 'hello@example.com' };

/**
 * Starts a backend that responds to every call with a site's contact data, and returns its port.
 * @param {Contact} contact
 */
async function startFakeApi({ phone, email }) {
  const server = createServer((_, response) => {
    response.writeHead(204, { 'X-Site-phone': phone, 'X-Site-email': email }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

/**
 * @param {NodeJS.ProcessEnv} settings
 * @param {{ docker?: string, code?: number, contact?: Contact }} [options]
 */
async function makeUp(settings, { docker = DOCKER_STUB, code = 0, contact = EXAMPLES } = {}) {
  const bin = makeFolder();
  writeFileSync(join(bin, 'docker'), docker, { mode: 0o755 });
  const PATH = `${bin}${delimiter}${process.env.PATH}`;
  const up = run(
    ['sh', 'scripts/stack/up.sh'],
    testEnvironment({ ...settings, PATH, BACKEND, PORT: String(await startFakeApi(contact)) }),
  );
  assert.equal(await up.code, code, up.output);
  return up.output;
}

test('make up ends its output with the site’s URL and the contact settings that still have example values', async () => {
  assert.match(
    await makeUp({}),
    /^The site is up: http:\/\/localhost:8080\nThe site still shows an example phone number and email address\. .* open More, then Settings, .*\n$/,
  );
  assert.match(
    await makeUp({}, { contact: { ...EXAMPLES, phone: '(646) 555-0199' } }),
    /\nThe site still shows an example email address\. .*\n$/,
  );
  const contact = { phone: '(646) 555-0199', email: 'me@walks.example' };
  assert.match(await makeUp({}, { contact }), /The site is up: http:\/\/localhost:8080\n$/);
});

test('make up creates the secrets before it starts new backends, which read them', async () => {
  const CALLS = join(makeFolder(), 'calls');
  const docker = DOCKER_STUB_WITH_OLD_BACKEND;
  await makeUp({ CALLS, SECRETS_EXIT_CODE: '0' }, { docker });
  const calls = readFileSync(CALLS, 'utf8').split('\n');
  const indexes = [
    'compose up --detach --no-deps secrets',
    'wait secrets',
    'compose up --detach --no-deps --no-recreate --wait --scale backend=2 backend',
  ].map((call) => calls.indexOf(call));
  assert.ok(!indexes.includes(-1), calls.join('\n'));
  assert.deepEqual(
    indexes,
    indexes.toSorted((a, b) => a - b),
  );
});

test('make up leaves the old backends running if the secrets can’t be created', async () => {
  const CALLS = join(makeFolder(), 'calls');
  const docker = DOCKER_STUB_WITH_OLD_BACKEND;
  await makeUp({ CALLS, SECRETS_EXIT_CODE: '1' }, { docker, code: 1 });
  const calls = readFileSync(CALLS, 'utf8');
  assert.match(calls, /^logs --tail 5 secrets$/m);
  assert.doesNotMatch(calls, /^(stop|rm) old|scale/m);
});
