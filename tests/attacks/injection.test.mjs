// @ts-check
// Fills every field, path, query, and header that the API reads with values that have a special meaning to the database,
// JavaScript, HTML, or spreadsheets.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startApi } from './target.mjs';
import { call, makeGuide, PASSWORD, signUp } from './visitor.mjs';

const { url, mongodbUri, stop } = await startApi();
after(stop);

/** The values as JSON text, because JSON.stringify() can't produce some of them, such as 1e400. */
const UNUSUAL_VALUES = {
  'an operator': '{"$gt":""}',
  'an operator that compares with null': '{"$ne":null}',
  'a list of operators': '[{"$exists":true}]',
  'JavaScript for the database': '{"$where":"sleep(5000)"}',
  'a regular expression': '{"$regex":".*"}',
  'an aggregation expression':
    '{"$expr":{"$function":{"body":"function(){}","args":[],"lang":"js"}}}',
  'a path to a document’s field': '"$owner"',
  'an aggregation variable': '"$$ROOT"',
  'a regular expression in a string': '".*"',
  'a string that makes bad regular expressions slow': JSON.stringify(`${'a'.repeat(5000)}!`),
  'a prototype': '{"__proto__":{"isAdmin":true}}',
  'a constructor': '{"constructor":{"prototype":{"isAdmin":true}}}',
  'an object that pretends to be a string': '{"toString":"x","length":3,"trim":"y"}',
  'a BSON object': '{"_bsontype":"ObjectId","id":"aaaaaaaaaaaa"}',
  'an extended JSON date': '{"$date":"2030-01-01T00:00:00Z"}',
  markup: JSON.stringify('<img src=x onerror=alert(1)>'),
  'a formula': JSON.stringify('=HYPERLINK("http://elsewhere.example","x")'),
  'a header': JSON.stringify('x\r\nSet-Cookie: a=b'),
  'a null byte': '"Central Park\\u0000"',
  'a lone surrogate': '"\\ud800"',
  'right-to-left text': '"\\u202eeroM"',
  'a zero-width character': '"visi\\u200btor"',
  'a homoglyph': '"v\\u0456sitor"',
  emoji: '"🗽🗽🗽🗽🗽🗽🗽🗽"',
  'a number that overflows': '1e400',
  'negative zero': '-0',
  'an extended JSON NaN': '{"$numberDouble":"NaN"}',
  'a number that loses precision': '9007199254740993',
  'a very long number': '9'.repeat(4000),
  'a deeply nested list': '['.repeat(4000) + ']'.repeat(4000),
  'a deeply nested object': '{"a":'.repeat(2500) + '1' + '}'.repeat(2500),
};
/** The second `people` is invalid. */
const DUPLICATE_FIELDS = '{"place":"Central Park","day":"Monday","people":2,"people":{"$gt":0}}';

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

/** Calls with a body, and their valid fields. `:id` is the booking's id. */
const CALLS = /** @type {const} */ ([
  {
    method: 'POST',
    path: '/signup',
    validFields: { username: 'somebody', email: 'some@example.com', password: PASSWORD },
  },
  {
    method: 'POST',
    path: '/login',
    validFields: { username: 'somebody', password: PASSWORD },
  },
  {
    method: 'POST',
    path: '/new',
    validFields: {
      place: 'Central Park',
      day: 'Monday',
      people: 2,
      date: '2030-01-07',
      time: '10:00',
    },
  },
  {
    method: 'PUT',
    path: '/editour/:id',
    validFields: {
      place: 'Central Park',
      day: 'Monday',
      people: 2,
      date: '2030-01-07',
      time: '10:00',
    },
  },
]);

for (const { method, path, validFields } of CALLS) {
  describe(`${method} ${path}`, () => {
    /** @param {string} body */
    const send = (body) => call(url, method, path.replace(':id', booking._id), { body, token });

    for (const field of Object.keys(validFields)) {
      it(`accepts only valid values for ${field}`, async () => {
        for (const [label, value] of Object.entries(UNUSUAL_VALUES)) {
          // A password can be any string.
          if (field === 'password' && value.startsWith('"')) continue;
          const body = replaceField(validFields, field, value);
          const response = await send(body);
          const refusalStatuses = path === '/login' ? [400, 401, 413] : [400, 413];
          assert.ok(
            refusalStatuses.includes(response.status),
            `${label}: ${response.status} ${response.text}`,
          );
          assert.match(response.headers.get('Content-Type') ?? '', /^application\/problem\+json/);
          assert.doesNotMatch(response.text, /elsewhere|onerror|HYPERLINK|\$where|isAdmin/);
        }
      });
    }

    it('rejects a body with only an inherited or unknown field', async () => {
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
        const response = await send(body);
        assert.equal(response.status, 400, `${key}: ${response.text}`);
      }
      assert.equal(/** @type {Record<string, unknown>} */ ({}).isAdmin, undefined);
    });
  });
}

/** @type {string} */
let guideToken;
/** A Monday on which tours run, and one of its departures. */
const DATE = '2031-01-06';
const DEPARTURE_ID = `day.central-park.${DATE}.1000`;
before(async () => {
  const account = await signUp(url);
  await makeGuide(account.username, mongodbUri);
  guideToken = account.token;
});

/** @param {string} method @param {string} path @param {unknown} [body] */
const asGuide = (method, path, body) => call(url, method, path, { body, token: guideToken });

/** Returns the departure as the guide's day sheet shows it. */
const readDeparture = async () => {
  const { body } = await asGuide('GET', `/guide/days/${DATE}`);
  return body.departures.find((/** @type {{ id: string }} */ { id }) => id === DEPARTURE_ID);
};
/** Returns the departure's only party, a walk-in, after adding it if it is missing. */
const readOrAddParty = async () => {
  const [first] = (await readDeparture()).parties;
  if (first) return first;
  const { body } = await asGuide('POST', `/guide/departures/${DEPARTURE_ID}/walk-ins`, {
    name: 'Mo',
    people: 2,
  });
  return body;
};

const DEPARTURE_SETTINGS = {
  lengthMinutes: 150,
  meetingPoint: 'Gate',
  cutoffMinutes: 0,
  changeCutoffMinutes: 0,
};
const TOUR_SETTINGS = {
  ...DEPARTURE_SETTINGS,
  startTimes: ['10:00'],
  capacity: null,
  maxPartySize: null,
  minPeople: null,
  firstBookingCutoffMinutes: null,
  weekdays: ['Monday'],
  daysAhead: 90,
  bookedDepartures: 'keep',
};
/** Returns the settings of the day tour of Central Park. */
const readTour = async () =>
  (await asGuide('GET', '/guide/places')).body.find(
    (/** @type {{ id: string }} */ { id }) => id === 'day.central-park',
  );
/**
 * The guide's calls that write. `textFields` accept any line of text, `zeroFields` may be 0, and `read` returns what
 * the call has stored.
 * @type {{
 *   label: string, method: string, path: () => Promise<string>, validFields: () => Promise<object>,
 *   textFields: string[], zeroFields: string[], read: () => Promise<Record<string, unknown>>,
 * }[]}
 */
const GUIDE_WRITES = [
  {
    label: 'a tour',
    method: 'PATCH',
    path: async () => '/guide/places/day.central-park',
    validFields: async () => ({ ...TOUR_SETTINGS, revision: (await readTour()).revision }),
    textFields: ['meetingPoint'],
    zeroFields: ['cutoffMinutes', 'firstBookingCutoffMinutes', 'changeCutoffMinutes', 'revision'],
    read: () => readTour(),
  },
  {
    label: 'a departure',
    method: 'PATCH',
    path: async () => `/guide/departures/${DEPARTURE_ID}`,
    validFields: async () => ({
      ...DEPARTURE_SETTINGS,
      startTime: '10:00',
      capacity: 12,
      state: 'cancelled',
      reason: 'Snow',
      revision: (await readDeparture()).revision,
    }),
    textFields: ['meetingPoint', 'reason'],
    zeroFields: ['cutoffMinutes', 'changeCutoffMinutes', 'revision'],
    read: readDeparture,
  },
  {
    label: 'a walk-in',
    method: 'POST',
    path: async () => `/guide/departures/${DEPARTURE_ID}/walk-ins`,
    validFields: async () => ({ name: 'Mo', people: 2 }),
    textFields: ['name'],
    zeroFields: [],
    read: async () => (await readDeparture()).parties.at(-1),
  },
  {
    label: 'attendance',
    method: 'PUT',
    path: async () => `/guide/parties/day/${(await readOrAddParty()).id}`,
    validFields: async () => ({
      arrived: 1,
      noShow: true,
      note: 'Hat',
      revision: (await readOrAddParty()).revision,
    }),
    textFields: ['note'],
    zeroFields: ['arrived', 'revision'],
    read: readOrAddParty,
  },
];

for (const { label, method, path, validFields, textFields, zeroFields, read } of GUIDE_WRITES) {
  describe(`the guide’s call that writes ${label}`, () => {
    it('accepts only valid values for each field', async () => {
      for (const [field, validValue] of Object.entries(await validFields())) {
        for (const [name, value] of valuesFor(validValue)) {
          const body = replaceField(await validFields(), field, value);
          const { status, text, headers } = await asGuide(method, await path(), body);
          const message = `${field}, ${name}: ${status} ${text}`;
          if (textFields.includes(field) && isShortLine(value)) {
            // Any line is valid, and is returned unchanged.
            assert.ok([200, 201, 204].includes(status), message);
            assert.equal((await read())[field], JSON.parse(value), message);
            continue;
          }
          if (zeroFields.includes(field) && name === 'negative zero') {
            assert.ok([200, 204, 409].includes(status), message);
            continue;
          }
          // Only the database can detect an outdated revision.
          const refusalStatuses =
            field === 'revision' && name === 'a number that loses precision' ? [409] : [400, 413];
          assert.ok(refusalStatuses.includes(status), message);
          assert.match(headers.get('Content-Type') ?? '', /^application\/problem\+json/);
          assert.doesNotMatch(text, /elsewhere|onerror|HYPERLINK|\$where|isAdmin/);
        }
      }
    });

    it('rejects a body with only an inherited or unknown field, and ignores unknown fields beside valid ones', async () => {
      for (const key of ['__proto__', 'constructor', 'prototype', 'toString', '$set', 'a.b', '']) {
        const body = `{${JSON.stringify(key)}:{"isAdmin":true,"$gt":""}}`;
        const { status, text } = await asGuide(method, await path(), body);
        assert.equal(status, 400, `${key}: ${text}`);
      }
      // Stored fields that no call may set, and an update operator.
      const unknownFields = {
        owner: 'open',
        _id: 'x',
        $set: { owner: 'x' },
        isPromised: 'yes',
        standsFor: '09:30',
        version: 9,
      };
      const { status } = await asGuide(method, await path(), {
        ...(await validFields()),
        ...unknownFields,
      });
      assert.ok(status < 300, String(status));
      const stored = await read();
      for (const [name, value] of Object.entries(unknownFields)) {
        assert.ok(!(name in stored) && !Object.values(stored).includes(value), name);
      }
    });
  });
}

/**
 * Returns the JSON of an object in which one field has a different value.
 * @param {object} fields
 * @param {string} field
 * @param {string} value JSON
 */
function replaceField(fields, field, value) {
  const members = Object.entries({ ...fields, [field]: undefined }).map(
    ([name, fieldValue]) =>
      `${JSON.stringify(name)}:${name === field ? value : JSON.stringify(fieldValue)}`,
  );
  return `{${members.join()}}`;
}

/**
 * Returns the unusual values to try in place of a field's valid value. For a list, also returns lists that each contain
 * one unusual value.
 * @param {unknown} validValue
 */
function valuesFor(validValue) {
  const values = Object.entries(UNUSUAL_VALUES);
  if (!Array.isArray(validValue)) return values;
  const items = values.map(([name, value]) => [`${name} in a list`, `[${value}]`]);
  return [...values, .../** @type {[string, string][]} */ (items)];
}

/**
 * Returns whether a value is a short string of one line.
 * @param {string} value JSON
 */
function isShortLine(value) {
  if (!value.startsWith('"')) return false;
  const text = JSON.parse(value);
  return text.length <= 200 && text.isWellFormed() && !/\p{Cc}/u.test(text);
}

const RANGE = { from: DATE, to: DATE };
/** Every call with a query, and its valid parameters. */
const QUERIES = [
  {
    path: '/departures',
    validFields: { list: 'day', place: 'Central Park', ...RANGE },
    optionalFields: ['place', 'from', 'to'],
  },
  { path: '/guide/days', validFields: { from: DATE, days: '7' } },
  { path: '/guide/visitors', validFields: { query: 'visitor' }, acceptsAnyText: true },
  { path: '/guide/bookings.csv', validFields: RANGE },
  { path: '/guide/figures', validFields: RANGE },
  { path: '/guide/events', validFields: { date: DATE } },
];

for (const { path, validFields, optionalFields, acceptsAnyText } of QUERIES) {
  it(`GET ${path} accepts only valid values in its query`, async () => {
    for (const [field, validValue = ''] of Object.entries(validFields)) {
      const otherFields = Object.entries(validFields).filter(([name]) => name !== field);
      /** @param {[string, string][]} parameters */
      const sendQuery = (...parameters) =>
        asGuide('GET', `${path}?${new URLSearchParams([...otherFields, ...parameters])}`);
      for (const [label, value] of Object.entries(UNUSUAL_VALUES)) {
        const text = value.startsWith('"') ? JSON.parse(value) : value;
        const response = await sendQuery([field, text]);
        const message = `${field}, ${label}: ${response.status} ${response.text}`;
        // Long values exceed the limit for URLs.
        assert.ok(
          (acceptsAnyText ? [200, 400, 431] : [400, 431]).includes(response.status),
          message,
        );
        // A search ignores invisible characters.
        const visibleText = text.replace(/\p{Cf}/gu, '').toLowerCase();
        for (const { username, email } of response.status === 200 ? response.body : []) {
          assert.ok(username.startsWith(visibleText) || email.startsWith(visibleText), message);
        }
        assert.doesNotMatch(response.text, /elsewhere|onerror|HYPERLINK|\$where|isAdmin/);
      }
      const repeated = await sendQuery([field, validValue], [field, validValue]);
      assert.equal(repeated.status, 400, `${field} twice`);
      for (const name of [`${field}[$ne]`, `${field}[]`, `${field}.$gt`, `__proto__[${field}]`]) {
        const { status } = await sendQuery([name, validValue]);
        assert.equal(status, optionalFields?.includes(field) ? 200 : 400, name);
      }
    }
  });
}

it('calls of the guide and of calendar programs return 404 for unusual values in place of dates and ids', async () => {
  const { body: unknownPathBody } = await asGuide('GET', '/nothing');
  for (const [label, value] of Object.entries(UNUSUAL_VALUES)) {
    const id = encodeURIComponent(
      (value.startsWith('"') ? JSON.parse(value) : value).toWellFormed(),
    );
    for (const [method, path, body] of /** @type {const} */ ([
      ['GET', `/guide/days/${id}`],
      ['GET', `/guide/departures/${id}/calendar`],
      ['GET', `/guide/visitors/${id}/bookings`],
      ['GET', `/calendar/feed/${id}`],
      ['GET', `/calendar/feed/${id}.ics`],
      ['PATCH', `/guide/places/${id}`, { ...TOUR_SETTINGS, revision: 0 }],
      ['PATCH', `/guide/departures/${id}`, { revision: 0 }],
      ['POST', `/guide/departures/${id}/walk-ins`, { name: '', people: 1 }],
      ['DELETE', `/guide/parties/${id}/${booking._id}`],
      ['DELETE', `/guide/parties/day/${id}`],
    ])) {
      const response = await asGuide(method, path, body);
      // Long values exceed the limit for URLs.
      assert.ok(
        [404, 431].includes(response.status),
        `${label}: ${method} ${path} ${response.text}`,
      );
      if (path.startsWith('/calendar') && response.status === 404) {
        assert.deepEqual(response.body, unknownPathBody, label);
      }
    }
  }
});

it('the API rejects a duplicate field whose last value is invalid', async () => {
  const { status } = await call(url, 'POST', '/new', { body: DUPLICATE_FIELDS, token });
  assert.equal(status, 400);
});

it('the API finds bookings only by their ids', async () => {
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
    // Some ids are already percent-encoded.
    const encodedId = encodeURI(id).replaceAll('%25', '%');
    for (const [method, path] of [
      ['PUT', 'editour'],
      ['DELETE', 'deletetour'],
      ['POST', 'restoretour'],
    ]) {
      const response = await call(url, method ?? '', `/${path}/${encodedId}?_id[$ne]=1&owner=x`, {
        token,
        ...(method === 'PUT' && { body: { place: 'Central Park', day: 'Monday', people: 3 } }),
      });
      assert.ok([400, 404].includes(response.status), `${method} ${id}: ${response.status}`);
    }
  }
  const { body: list } = await call(url, 'GET', '/all?owner[$ne]=x&$where=1', { token });
  assert.deepEqual(list, [booking]);
});

it('the API doesn’t copy request headers into responses or cookies', async () => {
  const marker = 'evil"}<b>';
  const response = await call(url, 'POST', '/guest', {
    headers: {
      'X-Request-Id': marker,
      Referer: marker,
      'User-Agent': marker,
      'X-Forwarded-Host': 'elsewhere.example',
      Origin: 'null',
      'Sec-Fetch-Site': 'none',
    },
  });
  assert.equal(response.status, 204);
  assert.doesNotMatch(JSON.stringify([...response.headers]), /evil|elsewhere/);
});
