// @ts-check
// Tests the last lines of make up. The docker here is a stand-in; make test-stack uses the real one.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
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

/** @param {NodeJS.ProcessEnv} settings */
async function makeUp(settings) {
  const bin = folder();
  writeFileSync(join(bin, 'docker'), DOCKER, { mode: 0o755 });
  const PATH = `${bin}${delimiter}${process.env.PATH}`;
  const up = run(
    ['sh', 'scripts/stack/up.sh'],
    environment({ CONTACT_PHONE: '', CONTACT_EMAIL: '', ...settings, PATH, BACKEND }),
  );
  assert.equal(await up.code, 0, up.output);
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
