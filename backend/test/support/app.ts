import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../src/config';
import { createApp } from '../../src/configure-app';
import { seedTours } from '../../src/tours/seed/seed-tours';
import type { StoredTour } from '../../src/tours/stored-tour';
import { eventually } from './eventually';
import { SECRET } from './secret';
import { Visitor } from './visitor';

/** Environment variables of the API. */
export type Settings = Record<string, string>;

/** The API in this process, listening on a port of its own. */
export interface RunningApp {
  app: NestFastifyApplication;
  mongodbUri: string;
  port: number;
  url: string;
  /** The API's connection, to read and change the database directly. */
  database: Connection;
  visitor(): Visitor;
}

/** Passport stores strategies per process, so a second app would change those of the first. */
let running = false;

export async function startApp(mongodbUri: string, settings: Settings = {}): Promise<RunningApp> {
  if (running) throw new Error('One app at a time in a process; others go through startProcess().');
  running = true;
  const app = await createApp(
    readConfig({ LOG_LEVEL: 'silent', JWT_SECRET: SECRET, MONGODB_URI: mongodbUri, ...settings }),
  );
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${String(port)}`;
  const database = app.get<Connection>(getConnectionToken());
  return { app, mongodbUri, port, url, database, visitor: () => new Visitor(url) };
}

export async function stopApp({ app }: RunningApp): Promise<void> {
  await app.close();
  running = false;
}

export async function untilReady(url: string, withinMs?: number): Promise<void> {
  await eventually(async () => {
    expect(await new Visitor(url).get('/api/health/ready')).toMatchObject({ status: 200 });
  }, withinMs);
}

/** Returns the URI of a new database, on the mongod that `make test-api` starts. */
export function newDatabase(): string {
  const { MONGODB_URI } = process.env;
  if (!MONGODB_URI) throw new Error('These tests need a mongod: run them with `make test-api`.');
  const [server = '', options] = MONGODB_URI.split('?');
  const name = `test-${randomBytes(6).toString('hex')}`;
  return `${server.replace(/\/$/, '')}/${name}${options === undefined ? '' : `?${options}`}`;
}

/** Collections that the app fills only when it starts. */
const MADE_AT_START = ['jobs', 'schema'];

/** The app of this file's last describe, reused by the next one with the same settings. */
let shared: { app: RunningApp; settings: string } | undefined;
const beforeSharedStops: (() => Promise<void>)[] = [];

/** Runs the API for the tests of a describe, on an empty database. */
export function useApp(settings: Settings = {}): RunningApp {
  // Tests keep this object from the start, and it is filled in later.
  const app = {} as RunningApp;
  beforeAll(async () => {
    const wanted = JSON.stringify(settings);
    if (shared?.settings === wanted) {
      await empty(shared.app);
    } else {
      await stopShared();
      shared = { app: await startApp(newDatabase(), settings), settings: wanted };
      await untilReady(shared.app.url);
    }
    Object.assign(app, shared.app);
  });
  return app;
}

/**
 * Registers a function that runs before the app of {@link useApp} stops and its database is
 * dropped.
 */
export function beforeAppStops(end: () => Promise<void>): void {
  beforeSharedStops.push(end);
}

afterAll(stopShared);

async function stopShared(): Promise<void> {
  if (!shared) return;
  const { app } = shared;
  shared = undefined;
  for (const end of beforeSharedStops) await end();
  await app.database.dropDatabase();
  await stopApp(app);
}

async function empty({ database }: RunningApp): Promise<void> {
  const collections = (await database.db?.collections()) ?? [];
  await Promise.all(
    collections
      .filter(({ collectionName }) => !MADE_AT_START.includes(collectionName))
      .map((collection) => collection.deleteMany({})),
  );
  await resetTours({ database });
}

const BOOKING_COLLECTIONS = [
  'departures',
  'day_tours',
  'night_tours',
  'owners',
  'outbox',
  'messages',
  'mail',
  'mail_counts',
  'calendar_entries',
];

/** Deletes all bookings, departures, and mail, and restores the tours. Accounts stay. */
export async function resetBookings({ database }: Pick<RunningApp, 'database'>): Promise<void> {
  for (const name of BOOKING_COLLECTIONS) await database.collection(name).deleteMany({});
  await resetTours({ database });
}

/** Restores the tours that a new site begins with. */
export async function resetTours({ database }: Pick<RunningApp, 'database'>): Promise<void> {
  const tours = database.collection<StoredTour>('tours');
  await tours.deleteMany({});
  await tours.insertMany(seedTours());
}
