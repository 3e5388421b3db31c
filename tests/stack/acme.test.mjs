// @ts-check
// Obtains a certificate from an authority: Pebble, Let's Encrypt's test server, built with Go.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';
import { CACHE } from '../../scripts/project.mjs';
import { cloneStack } from './stack.mjs';

const PEBBLE = 'github.com/letsencrypt/pebble/v2/cmd/pebble@v2.10.1';
const DOMAIN = 'tours.example.test';

const hasGo = commandSucceeds('go', ['version']);

describe('the stack with DOMAIN set', { skip: hasGo ? false : 'building Pebble needs Go' }, () => {
  /** @type {import('./stack.mjs').Stack} */
  let stack;
  /** @type {Record<string, string>} */
  let settings;

  before(async () => {
    stack = await cloneStack();
    const folder = join(stack.folder, 'pebble');
    await mkdir(folder);
    const bin = join(CACHE, 'pebble');
    execFileSync('go', ['install', PEBBLE], {
      env: { ...process.env, GOBIN: bin, CGO_ENABLED: '0', GOFLAGS: '-mod=mod' },
    });
    await copyFile(join(bin, 'pebble'), join(folder, 'pebble'));
    // Pebble serves its API over HTTPS, so it needs a certificate of its own.
    await stack.execute('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', '/CN=pebble', '-addext', 'subjectAltName=DNS:pebble'],
      ...['-keyout', 'pebble/key.pem', '-out', 'pebble/certificate.pem'],
    ]);
    await stack.execute('chmod', ['-R', 'a+rX', 'pebble']);
    await writeFile(join(folder, 'config.json'), JSON.stringify(PEBBLE_CONFIG));
    await writeFile(
      join(folder, 'Dockerfile'),
      'FROM scratch\nCOPY . /pebble/\nENTRYPOINT ["/pebble/pebble", "-config", "/pebble/config.json"]\n',
    );
    await writeFile(join(stack.folder, 'pebble.yml'), COMPOSE_OVERRIDE);
    settings = {
      COMPOSE_FILE: 'docker-compose.yml:pebble.yml',
      DOMAIN,
      HTTPS_PORT: String(stack.httpsPort),
      ACME_SERVER: 'https://pebble:14000/dir',
      ACME_EMAIL: 'guide@example.test',
    };
  });
  after(async () => {
    await stack.compose(
      ['down', '--volumes', '--remove-orphans', '--rmi', 'local', '--timeout', '5'],
      settings,
    );
    await stack.removeAll();
  });

  it('obtains a certificate, and serves it', async (t) => {
    const startMs = Date.now();
    await stack.up(settings);
    t.diagnostic(`up, with a certificate: ${Math.round((Date.now() - startMs) / 1000)} s`);
    const { subjectaltname, issuer } = await readCertificate(stack.httpsPort);
    assert.equal(subjectaltname, `DNS:${DOMAIN}`);
    assert.match(String(issuer.CN), /^Pebble Intermediate CA/);
    const httpResponse = await fetch(stack.url, { redirect: 'manual' });
    assert.equal(httpResponse.status, 308);
    assert.equal(httpResponse.headers.get('location'), `https://${DOMAIN}:${stack.httpsPort}/`);
    const certbotStatus = await stack.compose(
      ['exec', '--no-TTY', 'certbot', 'cat', '/proc/1/status'],
      settings,
    );
    assert.match(certbotStatus, /^Uid:\t101\t/m);
    assert.match(certbotStatus, /^CapEff:\t0+$/m);
  });

  it('serves a renewed certificate automatically', async () => {
    const { serialNumber } = await readCertificate(stack.httpsPort);
    await stack.compose(
      [
        ...['exec', '--no-TTY', 'certbot', 'certbot', 'renew', '--force-renewal', '--quiet'],
        ...['--no-random-sleep-on-renew', '--config-dir', '/certificates'],
        ...['--work-dir', '/tmp/work', '--logs-dir', '/tmp/logs'],
      ],
      settings,
    );
    const deadline = Date.now() + 90_000;
    while ((await readCertificate(stack.httpsPort)).serialNumber === serialNumber) {
      assert.ok(Date.now() < deadline, 'the old certificate is still served');
      await sleep(2000);
    }
  });

  it('keeps the certificate when the stack is taken down and started again', async () => {
    const { serialNumber } = await readCertificate(stack.httpsPort);
    await stack.compose(['down'], settings);
    await stack.up(settings);
    assert.equal((await readCertificate(stack.httpsPort)).serialNumber, serialNumber);
  });
});

/** Pebble's configuration. It sends the challenge to nginx's port inside Docker's network. */
const PEBBLE_CONFIG = {
  pebble: {
    listenAddress: '0.0.0.0:14000',
    managementListenAddress: '0.0.0.0:15000',
    certificate: '/pebble/certificate.pem',
    privateKey: '/pebble/key.pem',
    httpPort: 8080,
    tlsPort: 8443,
    ocspResponderURL: '',
    externalAccountBindingRequired: false,
  },
};

const COMPOSE_OVERRIDE = `
services:
  pebble:
    build: ./pebble
    environment: { PEBBLE_VA_NOSLEEP: '1' }
    networks: [outside]
  nginx:
    networks:
      outside: { aliases: [${DOMAIN}] }
  certbot:
    depends_on: [pebble]
    environment: { REQUESTS_CA_BUNDLE: /pebble.pem }
    volumes: ['./pebble/certificate.pem:/pebble.pem:ro']
`;

/**
 * @param {number} port
 * @returns {Promise<import('node:tls').PeerCertificate>}
 */
function readCertificate(port) {
  return new Promise((resolve, reject) => {
    // Accepts the untrusted certificate of the test server, because the test only reads it.
    const socket = connect({
      port,
      host: '127.0.0.1',
      servername: DOMAIN,
      rejectUnauthorized: false,
    });
    socket.on('error', reject);
    socket.on('secureConnect', () => {
      resolve(socket.getPeerCertificate());
      socket.end();
    });
  });
}

/** @param {string} command @param {string[]} args */
function commandSucceeds(command, args) {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
