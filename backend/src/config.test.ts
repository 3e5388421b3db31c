import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';

const SECRET = 'Gm3hZ0x8Q1vT7sYbW4kLr9nPaD2eUcJfXoIi';
const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: SECRET,
  MONGODB_URI: 'mongodb://db/tours',
};

/** Reads invalid settings, and returns the error's message. */
function readConfigError(env: Record<string, string | undefined>): string {
  try {
    readConfig(env);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('The environment was accepted.');
}

it('readConfig needs no settings in development', () => {
  expect(readConfig({})).toEqual({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    mongodbUri: 'mongodb://127.0.0.1:27017/tours',
    jwtSecret: expect.any(String) as unknown,
    siteDir: undefined,
    pagesDir: undefined,
    settings: {},
    trustedProxies: 0,
    maxParties: 500,
    sessionDays: 7,
    departuresCacheSeconds: 2,
    jobCheckSeconds: 5,
    logLevel: 'info',
    siteUrl: 'http://localhost:3000',
    smtp: undefined,
    mailDir: undefined,
    mailFrom: undefined,
  });
});

it('readConfig needs only the database and the secret in production', () => {
  expect(readConfig(PRODUCTION)).toMatchObject({
    production: true,
    jwtSecret: SECRET,
    mongodbUri: 'mongodb://db/tours',
  });
});

it('readConfig reads every setting', () => {
  expect(
    readConfig({
      HOST: '0.0.0.0',
      PORT: '8080',
      SITE_DIR: '/srv/site',
      PAGES_DIR: '/srv/pages',
      SITE_NAME: ' Café & Brücken 纽约 ',
      CONTACT_PHONE: ' (646) 555-0199 ',
      CONTACT_EMAIL: 'walks+nyc@tours.example.com',
      TRUST_PROXY: '1',
      MAX_DAYS_AHEAD: '40',
      CONTACT_REQUIRED: 'off',
      CONFIRM: 'on',
      REVIEW_URL: 'https://reviews.example/me?lang=en&x=1',
      OPEN_LIST: 'off',
      OPEN_LIST_MAX: '5',
      OPEN_LIST_HOURS: '6',
      MAX_BOOKINGS: '7',
      MAX_PARTIES: '20',
      GUEST_PEOPLE_PER_DEPARTURE: '21',
      GUEST_PEOPLE_PER_ADDRESS: '22',
      SESSION_DAYS: '8',
      GUEST_DAYS: '9',
      DEPARTURES_FRESH_SECONDS: '11',
      JOB_CHECK_SECONDS: '12',
      RETENTION_MONTHS: '10',
      LOG_LEVEL: 'warn',
    }),
  ).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    siteDir: '/srv/site',
    pagesDir: '/srv/pages',
    settings: {
      siteName: 'Café & Brücken 纽约',
      contactPhone: '(646) 555-0199',
      contactEmail: 'walks+nyc@tours.example.com',
      maxDaysAhead: 40,
      contactRequired: false,
      confirm: true,
      reviewUrl: 'https://reviews.example/me?lang=en&x=1',
      maxBookings: 7,
      guestPeoplePerDeparture: 21,
      guestPeoplePerNetwork: 22,
      retentionMonths: 10,
      guestDays: 9,
      openList: false,
      openListMax: 5,
      openListHours: 6,
    },
    trustedProxies: 1,
    maxParties: 20,
    sessionDays: 8,
    departuresCacheSeconds: 11,
    jobCheckSeconds: 12,
    logLevel: 'warn',
  });
});

it('readConfig ignores empty settings, which env files often have', () => {
  const names = [
    'HOST',
    'SITE_NAME',
    'CONTACT_PHONE',
    'PORT',
    'MONGODB_URI',
    'JWT_SECRET',
    'SITE_DIR',
    'PAGES_DIR',
    'OPEN_LIST',
    'CONFIRM',
    'LOG_LEVEL',
  ];
  for (const empty of ['', '  ']) {
    const env = Object.fromEntries(names.map((name) => [name, empty]));
    expect(readConfig(env)).toEqual(readConfig({}));
  }
});

describe('mail', () => {
  const SITE_URL = 'https://tours.example.com';

  it.each([
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false }],
    ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, secure: true }],
    ['smtp://[::1]:2525', { host: '::1', port: 2525, secure: false }],
    [
      'smtp://ann%40example.com:p%3Aw%2F%40@mail.example.com:25',
      {
        host: 'mail.example.com',
        port: 25,
        secure: false,
        auth: { user: 'ann@example.com', pass: 'p:w/@' },
      },
    ],
  ])('is sent through %s', (SMTP_URL, smtp) => {
    expect(readConfig({ SMTP_URL }).smtp).toEqual(smtp);
  });

  it.each(['mail.example.com', 'http://mail.example.com', 'smtp://', 'smtp://mail.example.com/x'])(
    'can’t be sent through %s',
    (SMTP_URL) => {
      expect(readConfigError({ SMTP_URL })).toMatch(/^SMTP_URL is malformed/);
    },
  );

  it('doesn’t expose the mail server’s password in errors', () => {
    expect(readConfigError({ SMTP_URL: 'https://ann:hidden@mail.example.com' })).not.toContain(
      'hidden',
    );
  });

  it('requires the site’s URL', () => {
    const SMTP_URL = 'smtp://mail.example.com';
    expect(readConfigError({ ...PRODUCTION, SMTP_URL })).toMatch(/^SITE_URL is missing/);
    expect(readConfig({ ...PRODUCTION, SMTP_URL, SITE_URL }).siteUrl).toBe(SITE_URL);
    for (const invalidUrl of [
      'tours.example.com',
      `${SITE_URL}/tours`,
      `${SITE_URL}?a`,
      'ftp://a.b',
    ]) {
      expect(readConfigError({ SITE_URL: invalidUrl })).toMatch(
        /^SITE_URL must be an address without a path/,
      );
    }
  });

  it.each([
    ['tours@example.com', { name: '', address: 'tours@example.com' }],
    ['Ann, guide <ann@example.com>', { name: 'Ann, guide', address: 'ann@example.com' }],
  ])('comes from %s', (MAIL_FROM, mailFrom) => {
    expect(readConfig({ MAIL_FROM })).toMatchObject({ mailFrom });
  });

  it.each(['Ann', 'Ann <ann>', 'a@b.example\r\nBcc: c@d.example', 'A <a@b.example> <c@d.example>'])(
    'can’t come from %j',
    (MAIL_FROM) => {
      expect(readConfigError({ MAIL_FROM })).toMatch(/^MAIL_FROM must look like/);
    },
  );

  it('can be sent with OAuth only if all of OAuth’s settings are set', () => {
    const oAuth = {
      SMTP_URL: 'smtp://ann%40example.com@smtp.example.com',
      SMTP_OAUTH_CLIENT_ID: 'id',
      SMTP_OAUTH_CLIENT_SECRET: 'secret',
      SMTP_OAUTH_REFRESH_TOKEN: 'token',
      SMTP_OAUTH_TOKEN_URL: 'https://login.example.com/token',
    };
    expect(readConfig(oAuth).smtp?.auth).toEqual({
      type: 'OAuth2',
      user: 'ann@example.com',
      clientId: 'id',
      clientSecret: 'secret',
      refreshToken: 'token',
      accessUrl: 'https://login.example.com/token',
    });
    expect(readConfigError({ ...oAuth, SMTP_OAUTH_REFRESH_TOKEN: '' })).toMatch(/^To sign in/);
    expect(readConfigError({ ...oAuth, SMTP_URL: 'smtp://smtp.example.com' })).toMatch(
      /^To sign in/,
    );
    expect(readConfigError({ ...oAuth, SMTP_OAUTH_TOKEN_URL: 'http://a.b' })).toMatch(
      /must be an address/,
    );
  });
});

describe('JWT_SECRET', () => {
  it.each<[string, { JWT_SECRET?: string }, string]>([
    ['missing', {}, 'JWT_SECRET is missing.'],
    ['empty', { JWT_SECRET: ' ' }, 'JWT_SECRET is missing.'],
    ['short', { JWT_SECRET: SECRET.slice(0, 31) }, 'JWT_SECRET is too weak'],
    ['a repeated pattern', { JWT_SECRET: 'abcdefg'.repeat(10) }, 'JWT_SECRET is too weak'],
    ['published', { JWT_SECRET: readConfig({}).jwtSecret }, 'JWT_SECRET is too weak'],
  ])('can’t be %s in production', (_, setting, sentence) => {
    const message = readConfigError({ ...PRODUCTION, JWT_SECRET: undefined, ...setting });
    expect(message).toContain(sentence);
    expect(message).toContain('openssl rand');
    if (setting.JWT_SECRET?.trim()) expect(message).not.toContain(setting.JWT_SECRET);
  });

  it('can be 32 random characters', () => {
    const secret = SECRET.slice(0, 32);
    expect(readConfig({ ...PRODUCTION, JWT_SECRET: secret }).jwtSecret).toBe(secret);
  });
});

describe('MONGODB_URI', () => {
  it('can’t be missing in production', () => {
    expect(readConfigError({ ...PRODUCTION, MONGODB_URI: undefined })).toMatch(
      /^MONGODB_URI is missing/,
    );
  });

  it.each([
    'localhost:27017/tours',
    'http://db/tours',
    'postgres://walker:p4ssw0rd@db/tours',
    'mongodb://',
    'mongodb:///tours',
    'mongodb://walker:p4ss:w0rd@db/tours',
    'mongodb://walker:p4ssw0rd/@db/tours',
    'mongodb://walker:p4ss%w0rd@db/tours',
    'mongodb://walker:p4ssw0rd@db:port/tours',
    'mongodb://walker:p4ssw0rd@db/tours?nonsense=p4ssw0rd',
    'mongodb+srv://walker:p4ssw0rd@db:27017/tours',
  ])('can’t be %s, and isn’t quoted in the error', (uri) => {
    const message = readConfigError({ MONGODB_URI: uri });
    expect(message).toMatch(/^MONGODB_URI is malformed/);
    expect(message).not.toMatch(/p4ss|w0rd/);
  });

  it.each([
    'mongodb://db/tours',
    'mongodb://%2Ftmp%2Fmongod.sock/tours',
    'mongodb://walker:p%40ss@a:27017,b:27018/tours?replicaSet=rs0&authSource=admin',
    'mongodb+srv://walker:secret@cluster.example.net/tours',
  ])('can be %s', (uri) => {
    expect(readConfig({ MONGODB_URI: uri }).mongodbUri).toBe(uri);
  });
});

describe.each([
  ['PORT', 0, 65535],
  ['TRUST_PROXY', 0, 10],
  ['OPEN_LIST_MAX', 1, 10_000],
  ['OPEN_LIST_HOURS', 1, 8760],
  ['MAX_BOOKINGS', 1, 10_000],
  ['SESSION_DAYS', 1, 365],
  ['GUEST_DAYS', 1, 365],
  ['RETENTION_MONTHS', 1, 120],
])('%s', (name, min, max) => {
  it.each([
    String(min - 1),
    String(max + 1),
    'many',
    '1.5',
    '1e2',
    '0x10',
    '5 6',
    'true',
    'Infinity',
  ])('can’t be %s', (value) => {
    const message = readConfigError({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} must be a whole number from`));
    expect(message).toContain(value);
  });

  it.each([min, max])('can be %d', (value) => {
    const { settings, ...config } = readConfig({ [name]: String(value) });
    expect([...Object.values(config), ...Object.values(settings)]).toContain(value);
  });
});

it.each(['yes', 'true', '1', 'On', 'OFF'])('OPEN_LIST can’t be %s', (value) => {
  expect(readConfigError({ OPEN_LIST: value })).toBe(
    `OPEN_LIST must be on or off, not "${value}".`,
  );
});

it.each(['verbose', 'INFO', 'trace'])('LOG_LEVEL can’t be %s', (value) => {
  expect(readConfigError({ LOG_LEVEL: value })).toMatch(/^LOG_LEVEL must be one of /);
});

it.each(['Mom’s Walks', "Mom's Walks!", 'Q-Tours, Inc. +1', '你好', 'जूते और शहर', 'a'.repeat(40)])(
  'SITE_NAME can be %j',
  (siteName) => {
    expect(readConfig({ SITE_NAME: siteName }).settings).toEqual({ siteName });
  },
);

it.each([
  '<b>',
  '{{x}}',
  '"Walks"',
  'Walks\\',
  'New\nYork',
  'New\u2028York',
  'New  York',
  '$host',
  'Bed&amp;Breakfast',
  'A&B',
  'Walks &',
  '& Walks',
  'Walks 🗽',
  'Walks\u202e',
  'a'.repeat(41),
])('SITE_NAME can’t be %j', (name) => {
  expect(readConfigError({ SITE_NAME: name })).toMatch(
    /^SITE_NAME must be a name with up to 40 characters/,
  );
});

it.each([
  'call me',
  '12',
  '+',
  '212 555 0142;ext=1',
  '212 555\n0142',
  '+1 212 555 0142"',
  '+1 212 555 0142 <b>',
  '$phone 212',
  '212 & 646',
  '+1 212 555 0142\\',
  '{{tel}} 212',
  '٢١٢ ٥٥٥',
])('CONTACT_PHONE can’t be %j', (phone) => {
  expect(readConfigError({ CONTACT_PHONE: phone })).toMatch(
    /^CONTACT_PHONE must be a phone number/,
  );
});

it.each([
  'hello',
  'hello@localhost',
  '@example.com',
  'hello@example.com, other@example.com',
  'Hello <hello@example.com>',
  '"hello"@example.com',
  'hello@example.com?bcc=x@example.com',
  'hello\n@example.com',
  'he&llo@example.com',
  '$hello@example.com',
])('CONTACT_EMAIL can’t be %j', (email) => {
  expect(readConfigError({ CONTACT_EMAIL: email })).toMatch(
    /^CONTACT_EMAIL must be a plain email address/,
  );
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  const writeSecret = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const uri = writeSecret('uri', 'mongodb://site:p4ss@db/tours\n');
  const secret = writeSecret('secret', `${SECRET}\n`);
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('is read without the line break at its end', () => {
    const env = { NODE_ENV: 'production', MONGODB_URI_FILE: uri, JWT_SECRET_FILE: secret };
    expect(readConfig(env)).toMatchObject({
      jwtSecret: SECRET,
      mongodbUri: 'mongodb://site:p4ss@db/tours',
    });
    expect(readConfig({ ...env, JWT_SECRET: ' ' }).jwtSecret).toBe(SECRET);
  });

  it.each<[string, string, RegExp]>([
    ['is set in the environment, too', uri, /^Set MONGODB_URI or MONGODB_URI_FILE, not both\.$/],
    [
      'is missing',
      join(folder, 'none'),
      /^MONGODB_URI_FILE names .*none, which can't be read: check/,
    ],
    ['is a folder', folder, /^MONGODB_URI_FILE names .*, which can't be read/],
    [
      'is empty',
      writeSecret('empty', ' \n'),
      /^MONGODB_URI_FILE names .*empty, which is empty: put MONGODB_URI in it\.$/,
    ],
    ['is malformed', writeSecret('bad', 'mongodb://a:p4ss@@b'), /^MONGODB_URI is malformed/],
  ])('is refused if it %s', (why, path, sentence) => {
    const uriInEnvironment = why.startsWith('is set in') ? 'mongodb://db/tours' : undefined;
    const env = { ...PRODUCTION, MONGODB_URI: uriInEnvironment, MONGODB_URI_FILE: path };
    expect(readConfigError(env)).toMatch(sentence);
    expect(readConfigError(env)).not.toContain('p4ss');
  });
});
