import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SPECIAL_DAYS } from 'shared/special-days';
import { readConfig } from '../../src/config';
import { createApp } from '../../src/configure-app';
import { JobsService } from '../../src/database/jobs.service';
import { GuideAvailabilityService } from '../../src/departures/guide-availability';
import { loadSeedTours } from '../../src/tours/seed/seed-tours';
import { addSeedTranslations } from '../../src/tours/seed/seed-translations';
import type { StoredTour } from '../../src/tours/stored-tour';
import { eventually } from './eventually';
import { SECRET } from './secret';
import { Visitor } from './visitor';

/** Environment variables of the API. */
export type Settings = Record<string, string>;

/** The API in this process, listening on a free port. */
export interface RunningApp {
  app: NestFastifyApplication;
  mongodbUri: string;
  port: number;
  url: string;
  /** The API's connection, to read and change the database directly. */
  database: Connection;
  visitor(): Visitor;
}

/** The pause between runs of the jobs, for tests that wait for them. */
const JOB_CHECK_SECONDS = 0.25;

/** Only one app can run, because Passport stores strategies per process. */
let isRunning = false;

export async function startApp(mongodbUri: string, settings: Settings = {}): Promise<RunningApp> {
  if (isRunning)
    throw new Error('This process already runs an app. Use spawnApi() to run another one.');
  isRunning = true;
  const config = readConfig({
    LOG_LEVEL: 'silent',
    JWT_SECRET: SECRET,
    MONGODB_URI: mongodbUri,
    ...settings,
  });
  // Jobs run more often than the setting allows, since tests wait for them.
  if (config.jobCheckSeconds === 1) config.jobCheckSeconds = JOB_CHECK_SECONDS;
  const app = await createApp(config);
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${String(port)}`;
  const database = app.get<Connection>(getConnectionToken());
  return { app, mongodbUri, port, url, database, visitor: () => new Visitor(url) };
}

export async function stopApp({ app }: RunningApp): Promise<void> {
  // Otherwise, close() would wait for idle connections.
  app.getHttpServer().closeIdleConnections();
  await app.close();
  isRunning = false;
}

/** Waits until the API can serve calls. */
export async function waitUntilReady(url: string, timeoutMs?: number): Promise<void> {
  await eventually(async () => {
    expect(await new Visitor(url).get('/api/health/ready')).toMatchObject({ status: 200 });
  }, timeoutMs);
}

/** Returns the URI of a new database on the mongod that `make test-api` starts. */
export function makeDatabaseUri(): string {
  const { MONGODB_URI } = process.env;
  if (!MONGODB_URI) throw new Error('These tests need a mongod: run them with `make test-api`.');
  const [server = '', options] = MONGODB_URI.split('?');
  const name = `test-${randomBytes(6).toString('hex')}`;
  return `${server.replace(/\/$/, '')}/${name}${options === undefined ? '' : `?${options}`}`;
}

/** The tours of a new site. Read once, because each call of loadSeedTours() validates them. */
const SEED_TOURS = loadSeedTours();

/** Collections that the app fills only at startup. */
const STARTUP_COLLECTIONS = ['jobs', 'schema'];

/** The app of the file's most recent describe. The next describe reuses it if the settings are the same. */
let sharedApp: { app: RunningApp; settings: string } | undefined;
const stopCallbacks: (() => Promise<void>)[] = [];

/** Runs the API for the tests of a describe, on an empty database. */
export function useApp(settings: Settings = {}): RunningApp {
  // Tests refer to this object before the app starts, so beforeAll() fills it in.
  const app = {} as RunningApp;
  beforeAll(async () => {
    const settingsKey = JSON.stringify(settings);
    if (sharedApp?.settings === settingsKey) {
      await clearDatabase(sharedApp.app);
    } else {
      await stopSharedApp();
      sharedApp = { app: await startApp(makeDatabaseUri(), settings), settings: settingsKey };
      await waitUntilReady(sharedApp.app.url);
    }
    await openSpecialDays(sharedApp.app);
    Object.assign(app, sharedApp.app);
  });
  return app;
}

/**
 * Registers a function that runs before the app of {@link useApp} stops and its database is
 * dropped.
 */
export function beforeAppStops(callback: () => Promise<void>): void {
  stopCallbacks.push(callback);
}

export async function stopSharedApp(): Promise<void> {
  if (!sharedApp) return;
  const { app } = sharedApp;
  sharedApp = undefined;
  for (const callback of stopCallbacks) await callback();
  await app.database.dropDatabase();
  await stopApp(app);
}

async function clearDatabase(app: RunningApp): Promise<void> {
  const collections = (await app.database.db?.collections()) ?? [];
  await runWithJobsPaused(app, async () => {
    await Promise.all(
      collections
        .filter(({ collectionName }) => !STARTUP_COLLECTIONS.includes(collectionName))
        .map((collection) => collection.deleteMany({})),
    );
    await resetTours(app);
  });
}

const BOOKING_COLLECTIONS = [
  'departures',
  'day_tours',
  'night_tours',
  'owners',
  'payments',
  'outbox',
  'messages',
  'mail',
  'mail_counts',
  'thanked_addresses',
  'calendar_entries',
];

/** Deletes all bookings, departures, and mail, and restores the tours. Accounts stay. */
export async function resetBookings(app: RunningApp): Promise<void> {
  await runWithJobsPaused(app, async () => {
    for (const name of BOOKING_COLLECTIONS) await app.database.collection(name).deleteMany({});
    await resetTours(app);
  });
}

/** Runs a function while no job runs, so that jobs from one test don't affect the next test. */
async function runWithJobsPaused({ app }: RunningApp, action: () => Promise<void>): Promise<void> {
  const jobs = app.get(JobsService);
  await jobs.beforeApplicationShutdown();
  try {
    await action();
  } finally {
    jobs.onApplicationBootstrap();
  }
}

/** Offers all departures on special days, so that tests that book upcoming dates pass on any day of the year. */
async function openSpecialDays({ app }: RunningApp): Promise<void> {
  const availability = app.get(GuideAvailabilityService);
  for (const name of SPECIAL_DAYS) await availability.setSpecialDayOpen(name, true);
}

/** Replaces all tours with those of a new site, and restores the translations that have changed. */
export async function resetTours({ database }: Pick<RunningApp, 'database'>): Promise<void> {
  const tours = database.collection<StoredTour>('tours');
  await tours.deleteMany({});
  await tours.insertMany(SEED_TOURS);
  const translations = database.collection('translations');
  const { deletedCount } = await translations.deleteMany({ revision: { $exists: true } });
  if (deletedCount > 0 && database.db) await addSeedTranslations(database.db);
}
