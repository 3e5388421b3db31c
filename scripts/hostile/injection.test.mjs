// @ts-check
// Values that mean something to the database, to JavaScript, to a page or a spreadsheet: in every field,
// path, query and header that the API reads.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startApi } from './target.mjs';
import { call, PASSWORD, signUp } from './visitor.mjs';

const { url, stop } = await startApi();
after(stop);

/** As JSON text, since some of them have no other form. */
const VALUES = {
  'an operator': '{"$gt":""}',
  'an operator that compares with nothing': '{"$ne":null}',
  'a list of operators': '[{"$exists":true}]',
  'code for the database': '{"$where":"sleep(5000)"}',
  'a pattern': '{"$regex":".*"}',
  'an expression': '{"$expr":{"$function":{"body":"function(){}","args":[],"lang":"js"}}}',
  'a field of a document': '"$owner"',
  'a variable': '"$$ROOT"',
  'a pattern as text': '".*"',
  'a slow pattern': JSON.stringify(`${'a'.repeat(5000)}!`),
  'a prototype': '{"__proto__":{"isAdmin":true}}',
  'a constructor': '{"constructor":{"prototype":{"isAdmin":true}}}',
  'an object that pretends to be a text': '{"toString":"x","length":3,"trim":"y"}',
  'an object of BSON': '{"_bsontype":"ObjectId","id":"aaaaaaaaaaaa"}',
  'a date of extended JSON': '{"$date":"2030-01-01T00:00:00Z"}',
  markup: JSON.stringify('<img src=x onerror=alert(1)>'),
  'a formula': JSON.stringify('=HYPERLINK("http://elsewhere.example","x")'),
  'a header': JSON.stringify('x\r\nSet-Cookie: a=b'),
  'a null byte': '"Central Park\\u0000"',
  'half a surrogate pair': '"\\ud800"',
  'a text from right to left': '"\\u202eeroM"',
  'a character without width': '"visi\\u200btor"',
  'a letter that looks like another': '"v\\u0456sitor"',
  emoji: '"🗽🗽🗽🗽🗽🗽🗽🗽"',
  'a number beyond all': '1e400',
  'a number below zero’s other side': '-0',
  'a number that is none': '{"$numberDouble":"NaN"}',
  'a number too exact': '9007199254740993',
  'a very long number': '9'.repeat(4000),
  'a deep list': '['.repeat(4000) + ']'.repeat(4000),
  'a deep object': '{"a":'.repeat(2500) + '1' + '}'.repeat(2500),
};
const DUPLICATE = '{"place":"Central Park","day":"Monday","people":2,"people":{"$gt":0}}';

/** @type {string} */
let token;
/** @type {{ _id: string }} */
let booking;
before(async () => {
  ({ token } = await signUp(url));
  ({ body: booking } = await call(url, 'POST', '/new', {
    body: { place: 'Central Park', day: 'Monday', people: 2 },
    token,
  }));
});

/** Every call with a body: its fields, each good. */
const CALLS = /** @type {const} */ ([
  {
    method: 'POST',
    path: () => '/signup',
    good: { username: 'somebody', email: 'some@example.com', password: PASSWORD },
  },
  { method: 'POST', path: () => '/login', good: { username: 'somebody', password: PASSWORD } },
  {
    method: 'POST',
    path: () => '/new',
    good: { place: 'Central Park', day: 'Monday', people: 2, date: '2030-01-07' },
  },
  {
    method: 'PUT',
    path: () => `/editour/${booking._id}`,
    good: { place: 'Central Park', day: 'Monday', people: 2, date: '2030-01-07' },
  },
]);

for (const { method, path, good } of CALLS) {
  describe(`${method} ${path.toString().replace(/^\(\) => .(.*).$/, '$1')}`, () => {
    for (const field of Object.keys(good)) {
      it(`takes nothing for its ${field} but what it says`, async () => {
        for (const [what, value] of Object.entries(VALUES)) {
          // A password may be any text.
          if (field === 'password' && value.startsWith('"')) continue;
          const rest = Object.entries(good).filter(([name]) => name !== field);
          const body = `{${rest.map(([name, text]) => `${JSON.stringify(name)}:${JSON.stringify(text)}`).join()},${JSON.stringify(field)}:${value}}`;
          const answer = await call(url, method, path(), { body, token });
          const refusals = path() === '/login' ? [400, 401, 413] : [400, 413];
          assert.ok(refusals.includes(answer.status), `${what}: ${answer.status} ${answer.text}`);
          assert.match(answer.headers.get('Content-Type') ?? '', /^application\/problem\+json/);
          assert.doesNotMatch(answer.text, /elsewhere|onerror|HYPERLINK|\$where|isAdmin/);
        }
      });
    }

    it('has no field that comes with every object', async () => {
      for (const key of [
        '__proto__',
        'constructor',
        'prototype',
        'toString',
        'hasOwnProperty',
        '$set',
        'owner',
        'a.b',
        '',
      ]) {
        const body = `{${JSON.stringify(key)}:{"isAdmin":true,"$gt":""}}`;
        const answer = await call(url, method, path(), { body, token });
        assert.equal(answer.status, 400, `${key}: ${answer.text}`);
      }
      assert.equal(/** @type {Record<string, unknown>} */ ({}).isAdmin, undefined);
    });
  });
}

it('takes the last of two fields of one name, as all of JavaScript does, and checks that one', async () => {
  const { status } = await call(url, 'POST', '/new', { body: DUPLICATE, token });
  assert.equal(status, 400);
});

it('knows bookings by their ids alone', async () => {
  for (const id of [
    '$ne',
    '{"$gt":""}',
    '[object Object]',
    '.*',
    '%24gt',
    'null',
    'undefined',
    '0',
    `${booking._id}%00`,
    `${booking._id},`,
    booking._id.toUpperCase() + ' ',
    '%F0%9F%97%BD',
  ]) {
    for (const [method, path] of [
      ['PUT', 'editour'],
      ['DELETE', 'deletetour'],
      ['POST', 'restoretour'],
    ]) {
      const answer = await call(
        url,
        method ?? '',
        `/${path}/${encodeURI(id).replaceAll('%25', '%')}?_id[$ne]=1&owner=x`,
        {
          token,
          ...(method === 'PUT' && { body: { place: 'Central Park', day: 'Monday', people: 3 } }),
        },
      );
      assert.ok([400, 404].includes(answer.status), `${method} ${id}: ${answer.status}`);
    }
  }
  const { body: list } = await call(url, 'GET', '/all?owner[$ne]=x&$where=1', { token });
  assert.deepEqual(list, [booking]);
});

it('has nothing in its answers or cookies that came in a header', async () => {
  const evil = 'evil"}<b>';
  const answer = await call(url, 'POST', '/guest', {
    headers: {
      'X-Request-Id': evil,
      Referer: evil,
      'User-Agent': evil,
      'X-Forwarded-Host': 'elsewhere.example',
      Origin: 'null',
      'Sec-Fetch-Site': 'none',
    },
  });
  assert.equal(answer.status, 204);
  assert.doesNotMatch(JSON.stringify([...answer.headers]), /evil|elsewhere/);
});
