// @ts-check
// Malformed and unusual HTTP, sent directly to the API and through nginx.
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendRaw, startTargets, statusesIn } from './target.mjs';

const targets = await startTargets();
after(targets.stop);

const LIVE = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n';
const BOOKING = JSON.stringify({ place: 'Central Park', day: 'Monday', people: 2 });
/** The longest time for a request to arrive, with a margin for busy machines. */
const ARRIVE_WITHIN_MS = 20_000;

/** @param {string[]} headers @param {string} body */
const post = (headers, body) =>
  [
    'POST /api/new HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    ...headers,
    '',
    body,
  ].join('\r\n');

/** @param {string} text */
const chunked = (text) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

/** Requests whose end two servers may see at different places, each followed by a hidden one. */
const SMUGGLED = {
  'a length and chunks': post(
    [`Content-Length: ${chunked(BOOKING).length}`, 'Transfer-Encoding: chunked'],
    chunked(BOOKING) + LIVE,
  ),
  'a length that ends before the chunks do': post(
    ['Content-Length: 4', 'Transfer-Encoding: chunked'],
    chunked(BOOKING) + LIVE,
  ),
  'chunks that are not the last coding': post(
    ['Transfer-Encoding: chunked, identity'],
    chunked(BOOKING) + LIVE,
  ),
  'an unknown coding': post(['Transfer-Encoding: xchunked'], chunked(BOOKING) + LIVE),
  'two codings in two headers': post(
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: cow'],
    chunked(BOOKING) + LIVE,
  ),
  'a space before the colon': post(['Transfer-Encoding : chunked'], chunked(BOOKING) + LIVE),
  'a tab in the coding': post(['Transfer-Encoding:\tchunked\x0b'], chunked(BOOKING) + LIVE),
  'a folded header': post(['Transfer-Encoding:', ' chunked'], chunked(BOOKING) + LIVE),
  'a header that begins with a space': post(
    [' Transfer-Encoding: chunked'],
    chunked(BOOKING) + LIVE,
  ),
  'two lengths that differ': post(
    [`Content-Length: ${BOOKING.length}`, 'Content-Length: 0'],
    BOOKING + LIVE,
  ),
  'two lengths in one header': post([`Content-Length: ${BOOKING.length}, 0`], BOOKING + LIVE),
  'a length with a sign': post([`Content-Length: +${BOOKING.length}`], BOOKING + LIVE),
  'a length below zero': post(['Content-Length: -1'], BOOKING + LIVE),
  'a length in hexadecimal': post(
    [`Content-Length: 0x${BOOKING.length.toString(16)}`],
    BOOKING + LIVE,
  ),
  'a length beyond all numbers': post([`Content-Length: ${'9'.repeat(40)}`], BOOKING + LIVE),
  'a chunk with a sign': post(['Transfer-Encoding: chunked'], `+2\r\n{}\r\n0\r\n\r\n${LIVE}`),
  'a chunk with 0x': post(['Transfer-Encoding: chunked'], `0x2\r\n{}\r\n0\r\n\r\n${LIVE}`),
  'a chunk of a size beyond all numbers': post(
    ['Transfer-Encoding: chunked'],
    `${'f'.repeat(40)}\r\n{}\r\n0\r\n\r\n${LIVE}`,
  ),
  'a chunk without an end': post(['Transfer-Encoding: chunked'], `2\r\n{}XX0\r\n\r\n${LIVE}`),
  'an extension with a line feed': post(
    ['Transfer-Encoding: chunked'],
    `2;a=\nb\r\n{}\r\n0\r\n\r\n${LIVE}`,
  ),
  'a null byte in a header': post(['Transfer-Encoding: chunked\0'], chunked(BOOKING) + LIVE),
  'a carriage return alone': `POST /api/new HTTP/1.1\r\nHost: localhost\r\nA: b\rContent-Length: 2\r\n\r\n${LIVE}`,
};

for (const target of [targets.api, targets.nginx ?? []].flat()) {
  describe(`malformed HTTP to ${target.name}`, () => {
    for (const [what, bytes] of Object.entries(SMUGGLED)) {
      it(`reveals no second request behind ${what}`, async () => {
        const { text } = await sendRaw(target.port, [bytes]);
        const statuses = statusesIn(text);
        assert.ok(!text.includes('{"status":"ok"'), `the hidden request was answered: ${text}`);
        assert.ok(
          statuses.every((status) => (status >= 400 && status < 500) || status === 501),
          text,
        );
        await stillAnswers(target.port);
      });
    }

    it('treats lines that end in a bare line feed like nginx, or rejects them', async () => {
      const { text } = await sendRaw(target.port, [LIVE.replaceAll('\r\n', '\n')]);
      assert.ok([200, 400].includes(statusesIn(text)[0] ?? 0), text);
      assert.equal(statusesIn(text).length, 1);
    });

    it('reads chunks that end in a bare line feed to one end, or rejects them', async () => {
      const booking = post(['Transfer-Encoding: chunked'], '2\n{}\n0\n\n');
      const { text } = await sendRaw(target.port, [booking + LIVE]);
      // nginx accepts such chunks, and passes the body on with a length.
      assert.match(statusesIn(text).join(), /^400(,200)?$/);
      await stillAnswers(target.port);
    });

    it('gets ordered responses to pipelined requests', async () => {
      const calls = Array.from({ length: 50 }, (_, i) =>
        i % 2 ? LIVE : LIVE.replace('/api/health/live', `/api/nothing-${i}`),
      );
      const { text } = await sendRaw(target.port, [calls.join('')]);
      assert.deepEqual(
        statusesIn(text),
        calls.map((_, i) => (i % 2 ? 200 : 404)),
      );
    });

    it('gets a response to HTTP/1.0, and a closed connection', async () => {
      const { text, closed } = await sendRaw(target.port, [
        'GET /api/health/live HTTP/1.0\r\nHost: localhost\r\n\r\n',
      ]);
      assert.deepEqual(statusesIn(text), [200]);
      assert.ok(closed);
    });

    it('is rejected if it is not HTTP/1.1 or 1.0', async () => {
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
      await stillAnswers(target.port);
    });

    it('reaches no other file with dots, slashes, and encoded bytes', async () => {
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

    it('ignores a foreign host in an absolute URL', async () => {
      const { text } = await sendRaw(target.port, [
        'GET http://elsewhere.example/api/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      ]);
      assert.doesNotMatch(text, /elsewhere/);
    });

    it('is cut off if headers or bodies never end', async () => {
      const filler = 'x'.repeat(1000);
      for (const [begin, piece] of [
        ['GET /api/all HTTP/1.1\r\nHost: localhost\r\n', `X-${filler}: y\r\n`],
        ['GET /api/all HTTP/1.1\r\nHost: localhost\r\nX-Long: ', filler],
        [`GET /api/all?`, filler],
        [post(['Transfer-Encoding: chunked'], ''), `3e8\r\n${filler}\r\n`],
        [post(['Content-Length: 1000000000000'], ''), filler],
      ]) {
        const { text, closed } = await sendRaw(
          target.port,
          [begin ?? '', ...Array.from({ length: 100 }, () => piece ?? '')],
          { pauseMs: 1 },
        );
        const [status = 'cut off'] = statusesIn(text);
        assert.match(String(status), /^(400|413|414|431|cut off)$/);
        // nginx has responded, and still reads for a while, so that the response isn't lost.
        assert.ok(closed || status === 413, begin);
      }
      await stillAnswers(target.port);
    });

    for (const [what, begin, piece] of [
      ['headers', 'GET /api/all HTTP/1.1\r\nHost: localhost\r\n', 'X: y\r\n'],
      // nginx has no such timeout for bodies, but limits how many of them a visitor sends at once.
      ...(target === targets.api ? [['a body', post(['Content-Length: 1000'], '{'), ' ']] : []),
    ]) {
      it(`times out if ${what} arrive a drop at a time`, async () => {
        const drops = Array.from({ length: (2 * ARRIVE_WITHIN_MS) / 500 }, () => piece ?? '');
        const { text, closed, ms } = await sendRaw(target.port, [begin ?? '', ...drops], {
          pauseMs: 500,
        });
        assert.ok(closed);
        assert.ok(ms < ARRIVE_WITHIN_MS, `${ms} ms`);
        assert.match(String(statusesIn(text)[0] ?? 'cut off'), /^(408|cut off)$/);
      });
    }

    it('is survived after 500 broken requests', async () => {
      for (let round = 0; round < 10; round++) {
        await Promise.all(
          Array.from({ length: 50 }, async (_, i) => {
            const whole = post([`Content-Length: ${BOOKING.length}`], BOOKING);
            const socket = connect(target.port, '127.0.0.1');
            socket.on('error', () => {});
            socket.write(whole.slice(0, 1 + ((i * 37 + round) % (whole.length - 1))));
            await sleep(5);
            if (i % 2) socket.resetAndDestroy();
            else socket.destroy();
          }),
        );
      }
      await stillAnswers(target.port);
    });

    it('leaves others served beside 2000 connections that are silent or half finished', async () => {
      const sockets = Array.from({ length: 2000 }, (_, i) => {
        const socket = connect(target.port, '127.0.0.1');
        socket.on('error', () => {});
        if (i % 2) socket.write('GET /api/all HTTP/1.1\r\nHost: local');
        return socket;
      });
      await sleep(1500);
      const answer = await fetch(`http://127.0.0.1:${target.port}/api/health/live`, {
        signal: AbortSignal.timeout(5000),
      });
      assert.equal(answer.status, 200);
      for (const socket of sockets) socket.destroy();
      await stillAnswers(target.port);
    });
  });
}

describe('the API', () => {
  it('responds to a client that has closed its half of the connection', async () => {
    const { text } = await sendRaw(targets.api.port, [LIVE], { end: true });
    assert.deepEqual(statusesIn(text), [200]);
  });
});

describe('nginx', { skip: targets.missing ?? false }, () => {
  it('allows at most 64 simultaneous requests of one visitor', async () => {
    const port = targets.nginx?.port ?? 0;
    const slow = post(['Content-Length: 1000', 'X-Forwarded-For: 203.0.113.7'], '{');
    const many = await Promise.all(
      Array.from({ length: 80 }, () =>
        sendRaw(port, [slow], { silenceMs: 3000 }).then(({ text }) => statusesIn(text)),
      ),
    );
    const refused = many.filter(([status]) => status === 429);
    assert.equal(refused.length, 16);
    await stillAnswers(port);
  });
});

/**
 * Checks that several visitors each get the response to their own request, not to a hidden one.
 * @param {number} port
 */
async function stillAnswers(port) {
  const answers = await Promise.all(
    ['/api/health/live', '/api/nothing', '/api/session', '/api/health/live'].map((path) =>
      fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5000) }),
    ),
  );
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 404, 401, 200],
  );
}
