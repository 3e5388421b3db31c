import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { exampleNotice, exampleSettings } from 'shared/settings';
import { ConfigError, readConfig } from './config';
import { createApp } from './configure-app';
import { DatabaseService } from './database/database.service';
import { SettingsService } from './settings/settings.service';

/** How long a new replica waits for the database. It accepts no calls before that, so that it doesn't return 503. */
const READY_TIMEOUT_MS = 5000;

/** Starts the API. If that fails, prints the reason to standard error. */
async function main(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const app = await createApp(config);
    const database = app.get(DatabaseService);
    void database.fatalError.then(({ message }) => shutDown(app, message));
    await app.init();
    if (!(await database.waitUntilReady(READY_TIMEOUT_MS))) return;
    await app.listen(config.port, config.host);
    if (config.production) await warnAboutExampleSettings(app.get(SettingsService));
  } catch (error) {
    console.error(messageFor(error));
    process.exit(1);
  }
}

/** Warns if production uses the example contact details, with which visitors can't reach the guide. */
async function warnAboutExampleSettings(settings: SettingsService): Promise<void> {
  const notice = exampleNotice(exampleSettings(await settings.getForPages()));
  if (notice !== undefined) new Logger('Contact').warn(notice);
}

/** Waits for in-flight requests, and ends the process. Called if the app can't or must not use the database. */
async function shutDown(app: NestFastifyApplication, message: string): Promise<void> {
  console.error(message);
  await app.close().catch(() => undefined);
  process.exit(1);
}

function messageFor(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${String(port)} is in use: set PORT to a different one.`;
  if (code === 'EACCES')
    return `Port ${String(port)} is reserved for root: set PORT to one above 1023.`;
  return stack ?? message;
}

void main();
