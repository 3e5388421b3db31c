// @ts-check
// Malformed and unusual HTTP, sent directly to the API and through nginx.
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendRaw, startTargets, statusesIn } from './target.mjs';

const targets = await startTargets();
after(targets.stop);

const LIVE_REQUEST = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n';
const BOOKING = JSON.stringify({ place: 'Central Park', day: 'Monday', people: 2 });
/** A slow request must time out within this time, which includes a margin for busy machines. */
const MAX_TIMEOUT_MS = 20_000;

/** @param {string[]} headers @param {string} body */
const buildPost = (headers, body) =>
  [
    'POST /api/new HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    ...headers,
    '',
    body,
  ].join('\r\n');

/** @param {string} text */
const encodeChunked = (text) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

/** Requests that two servers may split differently. A hidden second request follows each of them. */
const SMUGGLING_ATTEMPTS = {
  'both Content-Length and Transfer-Encoding': buildPost(
    [`Content-Length: ${encodeChunked(BOOKING).length}`, 'Transfer-Encoding: chunked'],
    encodeChunked(BOOKING) + LIVE_REQUEST,
  ),
  'a Content-Length that is shorter than the chunks': buildPost(
    ['Content-Length: 4', 'Transfer-Encoding: chunked'],
    encodeChunked(BOOKING) + LIVE_REQUEST,
  ),
  'a transfer coding after chunked': buildPost(
    ['Transfer-Encoding: chunked, identity'],
    encodeChunked(BOOKING) + LIVE_REQUEST,
  ),
  'an unknown transfer coding': buildPost(
    ['Transfer-Encoding: xchunked'],
    encodeChunked(BOOKING) + LIVE_REQUEST,
  ),
  'two Transfer-Encoding headers': buildPost(
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: cow'],
    encodeChunked(BOOKING) + LIVE_REQUEST,
  ),
  'a space before a header’s colon': buildPost(
    ['Transfer-Encoding : chunked'],
    encodeChunked(BOOKING) + LIVE_REQUEST,
  ),
  'control characters around the transfer coding': buildPost(
    ['Transfer-Encoding:\tchunked\x0b'],
    encodeChunked(BOOKING) + LIVE_REQUEST,
  ),
  'a folded header': buildPost(
    ['Transfer-Encoding:', ' chunked'],
    encodeChunked(BOOKING) + LIVE_REQUEST,
  ),
  'a header that begins with a space': buildPost(
    [' Transfer-Encoding: chunked'],
    encodeChunked(BOOKING) + LIVE_REQUEST,
  ),
  'two different Content-Length headers': buildPost(
    [`Content-Length: ${BOOKING.length}`, 'Content-Length: 0'],
    BOOKING + LIVE_REQUEST,
  ),
  'two lengths in one Content-Length header': buildPost(
    [`Content-Length: ${BOOKING.length}, 0`],
    BOOKING + LIVE_REQUEST,
  ),
  'a plus sign in Content-Length': buildPost(
    [`Content-Length: +${BOOKING.length}`],
    BOOKING + LIVE_REQUEST,
  ),
  'a negative Content-Length': buildPost(['Content-Length: -1'], BOOKING + LIVE_REQUEST),
  'a hexadecimal Content-Length': buildPost(
    [`Content-Length: 0x${BOOKING.length.toString(16)}`],
    BOOKING + LIVE_REQUEST,
  ),
  'a Content-Length that overflows': buildPost(
    [`Content-Length: ${'9'.repeat(40)}`],
    BOOKING + LIVE_REQUEST,
  ),
  'a plus sign in a chunk size': buildPost(
    ['Transfer-Encoding: chunked'],
    `+2\r\n{}\r\n0\r\n\r\n${LIVE_REQUEST}`,
  ),
  'a chunk size with the prefix 0x': buildPost(
    ['Transfer-Encoding: chunked'],
    `0x2\r\n{}\r\n0\r\n\r\n${LIVE_REQUEST}`,
  ),
  'a chunk size that overflows': buildPost(
    ['Transfer-Encoding: chunked'],
    `${'f'.repeat(40)}\r\n{}\r\n0\r\n\r\n${LIVE_REQUEST}`,
  ),
  'a chunk without its trailing CRLF': buildPost(
    ['Transfer-Encoding: chunked'],
    `2\r\n{}XX0\r\n\r\n${LIVE_REQUEST}`,
  ),
  'a line feed in a chunk extension': buildPost(
    ['Transfer-Encoding: chunked'],
    `2;a=\nb\r\n{}\r\n0\r\n\r\n${LIVE_REQUEST}`,
  ),
  'a null byte in a header': buildPost(
    ['Transfer-Encoding: chunked\0'],
    encodeChunked(BOOKING) + LIVE_REQUEST,
  ),
  'a bare carriage return': `POST /api/new HTTP/1.1\r\nHost: localhost\r\nA: b\rContent-Length: 2\r\n\r\n${LIVE_REQUEST}`,
};

for (const target of [targets.api, targets.nginx ?? []].flat()) {
  describe(`unusual HTTP to ${target.name}`, () => {
    for (const [name, bytes] of Object.entries(SMUGGLING_ATTEMPTS)) {
      it(`can’t smuggle in a second request with ${name}`, async () => {
        const { text } = await sendRaw(target.port, [bytes]);
        const statuses = statusesIn(text);
        assert.ok(!text.includes('{"status":"ok"'), `the hidden request was answered: ${text}`);
        assert.ok(
          statuses.every((status) => (status >= 400 && status < 500) || status === 501),
          text,
        );
        await assertStillResponds(target.port);
      });
    }

    it('gets exactly one response if its lines end in a bare line feed', async () => {
      const { text } = await sendRaw(target.port, [LIVE_REQUEST.replaceAll('\r\n', '\n')]);
      assert.ok([200, 400].includes(statusesIn(text)[0] ?? 0), text);
      assert.equal(statusesIn(text).length, 1);
    });

    it('is rejected, or kept apart from the next request, if its chunks end in a bare line feed', async () => {
      const booking = buildPost(['Transfer-Encoding: chunked'], '2\n{}\n0\n\n');
      const { text } = await sendRaw(target.port, [booking + LIVE_REQUEST]);
      // nginx accepts these chunks, and sends the body to the API with a Content-Length.
      assert.match(statusesIn(text).join(), /^400(,200)?$/);
      await assertStillResponds(target.port);
    });

    it('gets responses in order if requests are pipelined', async () => {
      const calls = Array.from({ length: 50 }, (_, i) =>
        i % 2 ? LIVE_REQUEST : LIVE_REQUEST.replace('/api/health/live', `/api/nothing-${i}`),
      );
      const { text } = await sendRaw(target.port, [calls.join('')]);
      assert.deepEqual(
        statusesIn(text),
        calls.map((_, i) => (i % 2 ? 200 : 404)),
      );
    });

    it('gets one response over HTTP/1.0, after which the server closes the connection', async () => {
      const { text, closed } = await sendRaw(target.port, [
        'GET /api/health/live HTTP/1.0\r\nHost: localhost\r\n\r\n',
      ]);
      assert.deepEqual(statusesIn(text), [200]);
      assert.ok(closed);
    });

    it('is rejected if its version, Host header, or bytes are invalid', async () => {
      for (const bytes of [
        'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
        'GET /api/health/live HTTP/9.9\r\nHost: localhost\r\n\r\n',
        'GET /api/health/live HTTP/1.1\r\n\r\n',
        'GET /api/health/live HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
        '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
        '\0\0\0\0\0\0\r\n\r\n',
      ]) {
        const { text } = await sendRaw(target.port, [bytes], { end: true });
        assert.ok(!text.includes('{"status":"ok"'), `${JSON.stringify(bytes)}: ${text}`);
        assert.ok(
          statusesIn(text).every((status) => status >= 400),
          text,
        );
      }
      await assertStillResponds(target.port);
    });

    it('can’t reach private files with path traversal', async () => {
      for (const path of [
        '/../../../../etc/passwd',
        '/..%2f..%2f..%2fetc/passwd',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/assets/../../conf/nginx.conf',
        '/assets/..%5c..%5cetc/passwd',
        '/assets/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
        '/%00',
        '/about%00.html',
        '/index.html%00.js',
        '//etc/passwd',
        '/.env',
        '/api/../about',
        '/api/%2e%2e/metrics',
        '/api/metrics',
        '/api%2fmetrics',
        '//api/metrics',
        '/api/./metrics',
        '/api//metrics',
        '/api/editour/%c0%af',
        '/api/editour/%00',
        '/api/editour/..%2f..%2fall',
      ]) {
        const { text } = await sendRaw(target.port, [
          `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.9\r\nConnection: close\r\n\r\n`,
        ]);
        const [status = 0] = statusesIn(text);
        assert.ok(status < 500 && status >= 200, `${path}: ${text.slice(0, 200)}`);
        assert.doesNotMatch(text, /root:x:|worker_connections|http_requests_|process_cpu/, path);
        if (status === 200) assert.match(text, /<title>/, path);
      }
    });

    it('gets no response that contains the foreign host of an absolute URL', async () => {
      const { text } = await sendRaw(target.port, [
        'GET http://elsewhere.example/api/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      ]);
      assert.doesNotMatch(text, /elsewhere/);
    });

    it('is cut off if headers or bodies never end', async () => {
      const filler = 'x'.repeat(1000);
      for (const [head, tail] of [
        ['GET /api/all HTTP/1.1\r\nHost: localhost\r\n', `X-${filler}: y\r\n`],
        ['GET /api/all HTTP/1.1\r\nHost: localhost\r\nX-Long: ', filler],
        [`GET /api/all?`, filler],
        [buildPost(['Transfer-Encoding: chunked'], ''), `3e8\r\n${filler}\r\n`],
        [buildPost(['Content-Length: 1000000000000'], ''), filler],
      ]) {
        const { text, closed } = await sendRaw(
          target.port,
          [head ?? '', ...Array.from({ length: 100 }, () => tail ?? '')],
          { pauseMs: 1 },
        );
        const [status = 'cut off'] = statusesIn(text);
        assert.match(String(status), /^(400|413|414|431|cut off)$/);
        // After a 413, nginx keeps reading for a while, so that its response isn't lost.
        assert.ok(closed || status === 413, head);
      }
      await assertStillResponds(target.port);
    });

    for (const [name, head, tail] of [
      ['headers arrive', 'GET /api/all HTTP/1.1\r\nHost: localhost\r\n', 'X: y\r\n'],
      // nginx has no timeout for whole bodies, but limits how many simultaneous requests a visitor can make.
      ...(target === targets.api
        ? [['a body arrives', buildPost(['Content-Length: 1000'], '{'), ' ']]
        : []),
    ]) {
      it(`times out if ${name} slowly`, async () => {
        const pieces = Array.from({ length: (2 * MAX_TIMEOUT_MS) / 500 }, () => tail ?? '');
        const { text, closed, ms } = await sendRaw(target.port, [head ?? '', ...pieces], {
          pauseMs: 500,
        });
        assert.ok(closed);
        assert.ok(ms < MAX_TIMEOUT_MS, `${ms} ms`);
        assert.match(String(statusesIn(text)[0] ?? 'cut off'), /^(408|cut off)$/);
      });
    }

    it('doesn’t crash the server with 500 aborted requests', async () => {
      for (let round = 0; round < 10; round++) {
        await Promise.all(
          Array.from({ length: 50 }, async (_, i) => {
            const request = buildPost([`Content-Length: ${BOOKING.length}`], BOOKING);
            const socket = connect(target.port, '127.0.0.1');
            socket.on('error', () => {});
            socket.write(request.slice(0, 1 + ((i * 37 + round) % (request.length - 1))));
            await sleep(5);
            if (i % 2) socket.resetAndDestroy();
            else socket.destroy();
          }),
        );
      }
      await assertStillResponds(target.port);
    });

    it('doesn’t block other clients with 2000 idle or half-sent requests', async () => {
      const sockets = Array.from({ length: 2000 }, (_, i) => {
        const socket = connect(target.port, '127.0.0.1');
        socket.on('error', () => {});
        if (i % 2) socket.write('GET /api/all HTTP/1.1\r\nHost: local');
        return socket;
      });
      await sleep(1500);
      const response = await fetch(`http://127.0.0.1:${target.port}/api/health/live`, {
        signal: AbortSignal.timeout(5000),
      });
      assert.equal(response.status, 200);
      for (const socket of sockets) socket.destroy();
      await assertStillResponds(target.port);
    });
  });
}

describe('the API', () => {
  it('responds to a client that has closed its half of the connection', async () => {
    const { text } = await sendRaw(targets.api.port, [LIVE_REQUEST], { end: true });
    assert.deepEqual(statusesIn(text), [200]);
  });
});

describe('nginx', { skip: targets.noNginxReason ?? false }, () => {
  it('allows at most 64 simultaneous requests from one visitor', async () => {
    const port = targets.nginx?.port ?? 0;
    const slow = buildPost(['Content-Length: 1000', 'X-Forwarded-For: 203.0.113.7'], '{');
    const statuses = await Promise.all(
      Array.from({ length: 80 }, () =>
        sendRaw(port, [slow], { silenceMs: 3000 }).then(({ text }) => statusesIn(text)),
      ),
    );
    const refused = statuses.filter(([status]) => status === 429);
    assert.equal(refused.length, 16);
    await assertStillResponds(port);
  });
});

/**
 * Checks that each request still gets its own response, not the response to a smuggled request.
 * @param {number} port
 */
async function assertStillResponds(port) {
  const responses = await Promise.all(
    ['/api/health/live', '/api/nothing', '/api/session', '/api/health/live'].map((path) =>
      fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5000) }),
    ),
  );
  assert.deepEqual(
    responses.map(({ status }) => status),
    [200, 404, 401, 200],
  );
}
