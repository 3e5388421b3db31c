import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, newYorkDate } from 'shared/new-york';
import { PLACEHOLDERS } from 'shared/placeholders';
import {
  SETTINGS,
  SETTING_NAMES,
  defaultValues,
  type SettingName,
  type SettingValues,
} from 'shared/settings';
import type { Booking } from '../src/bookings/booking';
import { MailServerService } from '../src/mail/mail-server.service';
import { GuideCalendarService } from '../src/reports/guide-calendar.service';
import type { SettingsRecord } from '../src/settings/settings.dto';
import { useApp } from './support/app';
import { bookingInputOn, dateAhead, setDeparture, storeBookings } from './support/departures';
import { eventually } from './support/eventually';
import { signUpGuide } from './support/guide';
import { DAY_LIST } from './support/lists';
import { useMailServer } from './support/mail-server';
import { expectFieldErrors, expectProblem, expectRefusal } from './support/problems';
import { useReplica } from './support/process';
import type { ApiResponse, Visitor } from './support/visitor';

const SETTINGS_PATH = '/api/guide/settings';
/** A name with non-ASCII letters and an ampersand, the only HTML special character that names can contain. */
const SITE_NAME = 'Café & Brücken 纽约';
/** How soon all replicas must show a change. */
const MAX_DELAY_MS = 5000;

const siteFolder = mkdtempSync(join(tmpdir(), 'settings-'));
for (const folder of ['guide', 'booking']) {
  mkdirSync(join(siteFolder, folder));
  writeFileSync(join(siteFolder, folder, 'index.html'), '');
}
writeFileSync(join(siteFolder, '404.html'), '');
writeFileSync(
  join(siteFolder, 'contact.html'),
  `${PLACEHOLDERS.phone}, ${PLACEHOLDERS.guestDays} days`,
);
writeFileSync(join(siteFolder, 'about.html'), `<title>About · ${PLACEHOLDERS.siteName}</title>`);
afterAll(() => {
  rmSync(siteFolder, { recursive: true });
});

const { server, settings: environment } = useMailServer({
  SITE_DIR: siteFolder,
  CONTACT_EMAIL: 'env@walks.example',
});
const app = useApp(environment);
const replica = useReplica(() => app.mongodbUri, environment);
const DEFAULT_VALUES = { ...defaultValues(), confirm: true };

let guide: Visitor;
let token: string;
beforeAll(async () => {
  ({ guide, token } = await signUpGuide(app));
});
beforeEach(() => app.database.collection('settings').deleteMany({}));

const parseSettings = ({ text }: ApiResponse) => JSON.parse(text) as SettingsRecord;
const fetchSettings = async () => parseSettings(await guide.get(SETTINGS_PATH));

/** Changes settings based on their current revision. */
async function changeSettings(values: Partial<SettingValues>): Promise<SettingsRecord> {
  const response = await guide.patch(SETTINGS_PATH, {
    ...values,
    revision: (await fetchSettings()).revision,
  });
  expect(response).toMatchObject({ status: 200 });
  return parseSettings(response);
}

/**
 * Waits until the contact page shows the new `guestDays`. Tests change `guestDays` together with other settings, to find
 * out when the other settings are applied.
 */
async function waitUntilVisible(guestDays: number): Promise<void> {
  await eventually(async () => {
    expect((await guide.get('/contact')).text).toContain(`${String(guestDays)} days`);
  }, MAX_DELAY_MS);
}

describe('the settings', () => {
  it('have their default values on a new site, unless the environment sets them', async () => {
    expect(await fetchSettings()).toEqual({
      revision: 0,
      values: { ...DEFAULT_VALUES, contactEmail: 'env@walks.example' },
      defaults: DEFAULT_VALUES,
      fixed: ['contactEmail'],
    });
  });

  it('keep their values when other settings change', async () => {
    await changeSettings({ guestDays: 7, openList: false });
    const { revision, values } = await changeSettings({
      contactPhone: '(646) 555-0199',
      openList: true,
    });
    expect(revision).toBe(2);
    const changes = { contactEmail: 'env@walks.example', guestDays: 7 };
    expect(values).toEqual({ ...DEFAULT_VALUES, ...changes, contactPhone: '(646) 555-0199' });
    expect(await fetchSettings()).toMatchObject({ revision, values });
  });

  it('don’t affect the planning settings when they change', async () => {
    await guide.put('/api/guide/planning', { toursAtOnce: 2 });
    await changeSettings({ guestDays: 7 });
    expect((await guide.get('/api/guide/planning')).text).toContain('"toursAtOnce":2');
  });

  it('come from the environment if it sets them, even if the guide has chosen a value before', async () => {
    await app.database
      .collection<{ _id: string }>('settings')
      .insertOne({ _id: 'site', values: { contactEmail: 'db@walks.example' } } as never);
    expect((await fetchSettings()).values.contactEmail).toBe('env@walks.example');
    const input = { contactEmail: 'new@walks.example', guestDays: 7, revision: 0 };
    const response = await guide.patch(SETTINGS_PATH, input);
    expectFieldErrors(response, 400, ['contactEmail']);
    expectRefusal(response, 400, 'setting-fixed', { variable: 'CONTACT_EMAIL' });
    expect((await fetchSettings()).values.guestDays).toBe(30);
  });

  it.each([0, 1])(
    'accept only one of several simultaneous changes to revision %d, even on different replicas',
    async (revision) => {
      if (revision === 1) await changeSettings({ guestDays: 7 });
      const headers = { Authorization: token };
      const clients = [guide, replica().visitor(), guide, replica().visitor()];
      const responses = await Promise.all(
        clients.map((client, index) =>
          client.patch(SETTINGS_PATH, { guestDays: 10 + index, revision }, headers),
        ),
      );
      const acceptedChanges = responses.filter(({ status }) => status === 200);
      const refusals = responses.filter(({ status }) => status !== 200);
      expect(acceptedChanges).toHaveLength(1);
      for (const response of refusals) expectRefusal(response, 409, 'settings-changed');
      const [acceptedRecord] = acceptedChanges.map(parseSettings);
      expect(await fetchSettings()).toEqual(acceptedRecord);
    },
  );

  it('have an entry in the history for each change', async () => {
    const history = app.database.collection('history');
    await history.deleteMany({});
    await changeSettings({ guestDays: 7, contactPhone: '(646) 555-0199' });
    await changeSettings({ guestDays: 7 });
    const entries = await history
      .find({}, { projection: { _id: 0, kind: 1, changes: 1 } })
      .toArray();
    expect(entries).toEqual([
      {
        kind: 'settings',
        changes: [
          { field: 'contactPhone', from: DEFAULT_VALUES.contactPhone, to: '(646) 555-0199' },
          { field: 'guestDays', from: 30, to: 7 },
        ],
      },
    ]);
  });

  it('refuse a change that is based on an older revision', async () => {
    const { revision } = await changeSettings({ guestDays: 7 });
    await changeSettings({ maxBookings: 9 });
    const response = await guide.patch(SETTINGS_PATH, { guestDays: 8, revision });
    expectRefusal(response, 409, 'settings-changed');
    expect((await fetchSettings()).values).toMatchObject({ guestDays: 7, maxBookings: 9 });
  });

  it('can be read and changed only by the guide', async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    for (const caller of [visitor, app.visitor()]) {
      expectProblem(await caller.get(SETTINGS_PATH), 404);
      expectProblem(await caller.patch(SETTINGS_PATH, { guestDays: 7, revision: 0 }), 404);
    }
  });
});

/** Returns values that the API refuses for a setting. */
function invalidValuesFor(name: SettingName): unknown[] {
  const setting = SETTINGS[name];
  if (setting.type === 'switch') return ['on', 1, null];
  if (setting.type === 'number') {
    return [setting.min - 1, setting.max + 1, 1.5, '5', null, { $gt: 0 }];
  }
  if (name === 'reviewUrl') {
    const longUrl = `https://reviews.example/${'a'.repeat(300)}`;
    const otherUrls = ['reviews.example', 'http://reviews.example', 'javascript:alert(1)'];
    return [longUrl, ...otherUrls, ' ', 5, null];
  }
  if (name === 'siteName') {
    return ['', ' ', '<b>', '{{x}}', '"', '\\', 'New\nYork', 'A&B', 'a'.repeat(41), 5, null];
  }
  const longContact = name === 'contactPhone' ? '1'.repeat(70) : `${'a'.repeat(250)}@b.example`;
  return ['', ' ', '<b>', '{{tel}}', 'call me', '$phone', longContact, 5, null];
}

it.each(
  SETTING_NAMES.flatMap((name) => invalidValuesFor(name).map((value) => [name, value] as const)),
)(
  'the setting %s can’t be %j, and the error at its field describes valid input',
  async (name, value) => {
    const response = await guide.patch(SETTINGS_PATH, { [name]: value, revision: 0 });
    expectFieldErrors(response, 400, [name]);
    expect(response.body.errors?.[0]?.message).toMatch(/^(Enter an? |Choose ).+\.$/);
  },
);

describe('a change to the settings', () => {
  it('is visible on the pages of all replicas within seconds', async () => {
    const clients = [app.visitor(), replica().visitor()];
    for (const client of clients) await client.get('/contact');
    await changeSettings({ contactPhone: '(646) 555-0199', guestDays: 1 });
    await eventually(async () => {
      for (const client of clients) {
        expect((await client.get('/contact')).text).toBe('(646) 555-0199, 1 days');
        const { status, headers } = await client.get('/api/page-settings');
        expect(status).toBe(204);
        expect(
          ['Phone', 'Email', 'Tel', 'Guest-Days'].map((name) => headers.get(`X-Site-${name}`)),
        ).toEqual(['(646) 555-0199', 'env@walks.example', '6465550199', '1']);
      }
    }, MAX_DELAY_MS);
  });

  it('sends the site’s new name to nginx as UTF-8, and shows it on pages', async () => {
    const { values } = await changeSettings({ siteName: SITE_NAME });
    expect(values.siteName).toBe(SITE_NAME);
    await eventually(async () => {
      const { headers } = await guide.get('/api/page-settings');
      // fetch() reads each byte of a header as one character.
      expect(Buffer.from(headers.get('X-Site-Site-Name') ?? '', 'latin1').toString()).toBe(
        SITE_NAME,
      );
      expect((await guide.get('/about')).text).toBe(`<title>About · ${SITE_NAME}</title>`);
    }, MAX_DELAY_MS);
  });

  it('shows the site’s new name in the guide’s calendar', async () => {
    await changeSettings({ siteName: SITE_NAME });
    expect(await app.app.get(GuideCalendarService).exportFeed()).toContain(
      `X-WR-CALNAME:${SITE_NAME}: tours`,
    );
  });

  it('removes the notice about example contact data', async () => {
    const fetchGuideData = async () => (await guide.get('/api/guide')).text;
    await eventually(async () => {
      expect(await fetchGuideData()).toContain('"exampleContact":["CONTACT_PHONE"]');
    });
    await changeSettings({ contactPhone: '(646) 555-0199' });
    expect(await fetchGuideData()).toContain('"exampleContact":[]');
  });

  it('applies a new retention period without a restart', async () => {
    const date = addDays(newYorkDate(new Date()), -70);
    const [booking] = await storeBookings(app, DAY_LIST, [{ owner: 'user:a', date }]);
    const bookings = app.database.collection<Booking>('day_tours');
    const makeJobDue = () =>
      app.database
        .collection<{ _id: string }>('jobs')
        .updateOne({ _id: 'retention' }, { $set: { due: new Date(0) } });
    const expectScheduledAgain = async () => {
      const job = await app.database.collection('jobs').findOne({ _id: 'retention' as never });
      expect((job?.due as Date).getTime()).toBeGreaterThan(Date.now());
    };
    const fetchOwner = async () => (await bookings.findOne({ _id: booking?._id }))?.owner;
    await makeJobDue();
    await eventually(expectScheduledAgain);
    expect(await fetchOwner()).toBe('user:a');
    await changeSettings({ retentionMonths: 1, guestDays: 9 });
    await waitUntilVisible(9);
    await eventually(async () => {
      await makeJobDue();
      expect(await fetchOwner()).toBe('nobody');
    });
  });

  it('applies new rules about confirmation and required contact data without a restart', async () => {
    const date = dateAhead(12);
    await setDeparture(app, DAY_LIST, date, { capacity: 20 });
    await app.app.get(MailServerService).markAsWorking();
    const book = async (contact?: object) => {
      const guest = app.visitor();
      await guest.becomeGuest();
      const { people } = bookingInputOn(date);
      return guest.post('/api/tours/day.empire-state-building/bookings', {
        date,
        people,
        ...(contact && { contact }),
      });
    };
    const adasContact = { name: 'Ada Walker', email: 'ada@example.com' };
    expect((await book(adasContact)).text).toContain('"unconfirmed":true');
    expect((await book()).status).toBe(400);
    await changeSettings({ confirm: false, contactRequired: false, guestDays: 8 });
    await waitUntilVisible(8);
    expect((await book(adasContact)).text).toContain('"status":"CONFIRMED"');
    expect((await book()).status).toBe(201);
  });

  it('needs no restart to apply a new limit on how far ahead visitors can book', async () => {
    const date = dateAhead(40);
    const path = `/api/departures?list=day&from=${date}&to=${date}`;
    const book = (people: number) => app.visitor().post('/api/new', bookingInputOn(date, people));
    expect((await app.visitor().get(path)).list).not.toEqual([]);
    expect((await book(1)).status).toBe(201);
    await changeSettings({ maxDaysAhead: 30 });
    expectRefusal(await book(2), 400, 'date-out-of-range', { most: 30 });
    await eventually(async () => {
      expect((await app.visitor().get(path)).list).toEqual([]);
    }, MAX_DELAY_MS);
  });

  it('can close the open list', async () => {
    expect((await app.visitor().get(DAY_LIST.all)).status).toBe(200);
    await changeSettings({ openList: false });
    expectProblem(await app.visitor().get(DAY_LIST.all), 401);
  });

  it('shows the site’s new name and phone number in the next email', async () => {
    await changeSettings({ siteName: SITE_NAME, contactPhone: '(646) 555-0177', confirm: false });
    server.reset();
    const guest = app.visitor();
    await guest.becomeGuest();
    const contact = { name: 'Lee Walker', email: 'lee@example.com' };
    const input = { date: dateAhead(20), people: 1, contact };
    await guest.post('/api/tours/day.empire-state-building/bookings', input);
    await eventually(() => {
      const [email] = server.emails.filter(({ recipient }) => recipient === contact.email);
      expect(email?.text).toContain('(646) 555-0177');
      expect(email?.text).toContain(SITE_NAME);
      expect(email?.html).toContain('Café &amp; Brücken 纽约</a');
      expect(email?.from?.value).toEqual([{ name: SITE_NAME, address: 'env@walks.example' }]);
      expect(email?.attachments.map(({ content }) => String(content)).join()).toContain(
        `SUMMARY:${SITE_NAME}: Empire State Building`,
      );
    });
  });
});
