import { expect, type Page } from '@playwright/test';
import type {
  BackupState,
  BusyCalendarRecord,
  ColleagueList,
  GuideChoice,
  GuideProfileRecord,
  HistoryEntryRecord,
  HistoryPage,
  PlaceRecord,
  PlanningRecord,
  SettingsRecord,
  SetupRecord,
} from '../../api/schema';
import { withDatabase } from '../support/database';
import { dateOfWeekday } from '../support/departures';
import { test } from './camera';

const SETUP: SetupRecord = {
  isDue: true,
  steps: [
    { name: 'profile', isDone: true },
    { name: 'contact', isDone: true },
    { name: 'tours-at-once', isDone: false },
    { name: 'hours', isDone: false },
    { name: 'spots', isDone: false },
    { name: 'prices', isDone: false },
    { name: 'mail', isDone: false },
    { name: 'trial', isDone: false },
    { name: 'backup', isDone: false },
  ],
};

const ANA = { id: 'a'.repeat(24), name: 'Ana García' };
const BEN = { id: 'b'.repeat(24), name: 'Ben Okafor' };

const PROFILE: GuideProfileRecord = {
  name: ANA.name,
  phone: '+16465550199',
  languages: ['en', 'es'],
  licenseNumber: '2000123',
};

const COLLEAGUES: ColleagueList = {
  guides: [
    { ...ANA, username: 'ana', email: 'ana@walks.example', role: 'owner', isYou: true },
    { ...BEN, username: 'ben', email: 'benjamin.okafor@walks.example', role: 'colleague' },
  ],
  invitations: [{ id: 'c'.repeat(24), name: 'Dana Rivera', expiresAt: '2030-01-14T15:00:00.000Z' }],
};

const BACKUPS: BackupState = {
  automatic: true,
  problem: null,
  failure: null,
  last: { file: 'backup.archive.gz', at: hoursAgo(7), bytes: 12_340_000 },
  proof: { file: 'backup.archive.gz', at: hoursAgo(7), documents: 48_213 },
};
const LATE_BACKUPS: BackupState = {
  ...BACKUPS,
  problem: 'late',
  failure: { at: hoursAgo(20), reason: 'The disk is full.' },
  last: { file: 'backup.archive.gz', at: hoursAgo(55), bytes: 12_340_000 },
};

const CALENDAR: BusyCalendarRecord = {
  host: 'calendar.example',
  readAt: '2030-01-07T14:15:00.000Z',
  failingSince: '2030-01-07T14:30:00.000Z',
  error: 'The calendar’s server can’t be reached.',
  busyTimes: 23,
  booked: [],
};

test.beforeEach(async ({ signInNewUser, makeGuide }) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
});

test('the set-up list and the settings of all tours', async ({ page, shoot }) => {
  await replaceResponse(page, 'setup', SETUP);
  await openView(page, 'setup');
  await expect(page.getByText('2 of 9 steps are done.')).toBeVisible();
  await shoot('guide', 'set-up');
  await inForcedColors(page, () => shoot('guide', 'set-up-forced-colors', FORCED_COLORS));
  for (const part of ['hours', 'prices']) {
    await openView(page, `all-tours&part=${part}&from=setup`);
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    await shoot('guide', `all-tours-${part}`);
  }
});

test('the profile, colleagues, settings, backups, and the history', async ({ page, shoot }) => {
  await replaceResponse(page, 'profile', PROFILE);
  await replaceResponse(page, 'colleagues', COLLEAGUES);
  await replaceResponse(page, 'backups', BACKUPS);
  await replaceResponse(page, 'history*', historyPage());
  const settings = await page.request.get('/api/guide/settings');
  const record = (await settings.json()) as SettingsRecord;
  const [name] = Object.keys(record.values) as SettingsRecord['fixed'];
  const withFixed: SettingsRecord = { ...record, fixed: name ? [name] : [] };
  await replaceResponse(page, 'settings', withFixed);
  await openView(page, 'more');
  await page.getByRole('button', { name: 'Show the history' }).click();
  await expect(page.getByText(/changed the limit/).first()).toBeVisible();
  await expect(page.getByText('Backups work.')).toBeVisible();
  await shoot('guide', 'more');
  const colleagues = page.getByRole('region', { name: 'Colleagues' });
  await inForcedColors(page, () => shoot('guide', 'more-forced-colors', FORCED_COLORS));

  await colleagues.getByRole('button', { name: 'Invite a colleague' }).click();
  await shoot('guide', 'inviting', TWO_WIDTHS);
  await page.keyboard.press('Escape');
  await colleagues.getByRole('button', { name: 'Make an owner of Ben' }).click();
  await shoot('guide', 'making-an-owner', TWO_WIDTHS);
  await page.keyboard.press('Escape');

  await replaceResponse(page, 'backups', LATE_BACKUPS);
  await page.reload();
  const warning = page.getByText('The last backup is more than a day old.');
  await expect(warning).toBeVisible();
  await shoot('guide', 'backups-late', { scrollTarget: warning });
});

test('a colleague’s day', async ({ page, shoot, request, newcomer }, { project }) => {
  const date = dateOfWeekday('Tuesday', project.name === 'phone' ? 7 : 8);
  await request.post('/api/guest');
  for (const people of [2, 3]) {
    const data = { place: 'Brooklyn Bridge', day: 'Tuesday', date, people };
    await expect(await request.post('/api/new', { data })).toBeOK();
  }
  const response = await page.request.get('/api/guide/colleagues');
  const { guides } = (await response.json()) as ColleagueList;
  const ledBy = guides.find(({ isYou }) => isYou)?.id;
  await withDatabase(async (database) => {
    const departure = { _id: `day.brooklyn-bridge.${date}.1000` };
    await database.collection('departures').updateOne(departure, { $set: { ledBy } });
    const { username } = newcomer;
    const role = { $set: { colleague: true }, $unset: { guide: 1 } };
    await database.collection('users').updateOne({ username }, role);
  });
  await page.goto(`/guide/?date=${date}`);
  await expect(page.getByRole('button', { name: 'Check in 3' })).toBeVisible();
  await shoot('guide', 'colleague-day');
  await openView(page, 'more');
  await shoot('guide', 'colleague-more', TWO_WIDTHS);
});

test('choosing the guide who leads a departure', async ({ page, shoot }) => {
  const date = dateOfWeekday('Monday', 2);
  const departure = {
    id: `day.central-park.${date}.1000`,
    list: 'day',
    place: 'Central Park',
    date,
    startTime: '10:00',
    people: 4,
  } as const;
  const clash = { ...departure, isKept: false, ledBy: ANA, clashesWith: ['Brooklyn Bridge'] };
  const planning: PlanningRecord = {
    toursAtOnce: 1,
    countsGuides: true,
    guides: [ANA, BEN],
    clashes: [clash],
  };
  await replaceResponse(page, 'planning', planning);
  const choices: GuideChoice[] = [
    { ...BEN, isOff: false, toursThatDay: 1 },
    { ...ANA, isOff: false, toursThatDay: 2, leads: 'Brooklyn Bridge' },
  ];
  await replaceResponse(page, 'departures/*/guides', choices);
  await openView(page, 'planning');
  await page.getByRole('button', { name: /^Give to a colleague/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('option', { name: /^Ben/ })).toHaveCount(1);
  await shoot('guide', 'who-leads');
});

test('the history of a party', async ({ page, shoot, request }) => {
  const date = dateOfWeekday('Wednesday', 7);
  await request.post('/api/guest');
  const data = { place: 'Brooklyn Bridge', day: 'Wednesday', date, people: 4 };
  await expect(await request.post('/api/new', { data })).toBeOK();
  await replaceResponse(page, 'history*', historyPage());
  await page.goto(`/guide/?date=${date}`);
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^History of/ })
    .first()
    .click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/changed the limit/)
      .first(),
  ).toBeVisible();
  await shoot('guide', 'party-history');
});

test('seasons and the guide’s own calendar', async ({ page, shoot }) => {
  await page.route('/api/guide/places', async (route) => {
    const places = (await (await route.fetch()).json()) as PlaceRecord[];
    const season = {
      startTimes: ['17:30', '19:00'],
      weekdays: ['Friday', 'Saturday'],
      capacity: 8,
    };
    const seasons = [
      { ...season, name: 'Summer evenings', from: '2030-06-01', to: '2030-08-31' },
      { ...season, name: 'Holidays', from: '2030-12-18', to: '2031-01-02', capacity: null },
    ];
    await route.fulfill({ json: places.map((place) => ({ ...place, seasons })) });
  });
  await openView(page, 'tours');
  await page.locator('summary').nth(1).click();
  const season = page.locator('details[open]').getByText('Summer evenings').first();
  await expect(season).toBeVisible();
  await shoot('guide', 'seasons', { scrollTarget: season });

  await replaceResponse(page, 'busy-calendar', CALENDAR);
  await openView(page, 'planning');
  const error = page.getByText('The calendar’s server can’t be reached.');
  await expect(error).toBeVisible();
  await shoot('guide', 'own-calendar', { scrollTarget: error });
});

/** The widths for states that look similar at every width. */
const TWO_WIDTHS = { widths: [375, 1280] };
const FORCED_COLORS = { ...TWO_WIDTHS, schemes: ['light'] } as const;

async function openView(page: Page, view: string): Promise<void> {
  await page.goto(`/guide/?view=${view}`, { waitUntil: 'networkidle' });
}

/** Replaces a response of the API, so that screenshots don't show other tests' changes. */
async function replaceResponse(page: Page, path: string, json: object): Promise<void> {
  await page.route(`/api/guide/${path}`, (route) => route.fulfill({ json }));
}

async function inForcedColors(page: Page, shootState: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await shootState();
  await page.emulateMedia({ forcedColors: 'none' });
}

function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 60 * 60_000).toISOString();
}

/** The history of two days, with a change of each kind of value. */
function historyPage(): HistoryPage {
  const departure = { date: '2030-01-07', place: 'Central Park', startTime: '10:00' };
  const entries: Omit<HistoryEntryRecord, 'id'>[] = [
    {
      at: '2030-01-06T21:40:00.000Z',
      guide: ANA,
      kind: 'departure',
      subject: 'day.central-park.2030-01-07.1000',
      ...departure,
      action: 'changed',
      changes: [
        { field: 'capacity', from: 8, to: 12 },
        {
          field: 'meetingPoint',
          from: 'Columbus Circle',
          to: 'Columbus Circle, at the Maine Monument',
        },
      ],
    },
    {
      at: '2030-01-06T20:05:00.000Z',
      guide: BEN,
      kind: 'booking',
      subject: 'd'.repeat(24),
      name: 'Ada Walker',
      ...departure,
      action: 'changed',
      changes: [{ field: 'attendance.arrived', from: 0, to: 4 }, { field: 'attendance.note' }],
    },
    {
      at: '2030-01-05T15:30:00.000Z',
      guide: ANA,
      kind: 'colleague',
      subject: BEN.id,
      name: BEN.name,
      action: 'added',
      changes: [{ field: 'role', to: 'colleague' }],
    },
  ];
  return {
    entries: entries.map((entry, index) => ({ ...entry, id: String(index) })),
    guides: [ANA, BEN],
    next: 'older',
  };
}
