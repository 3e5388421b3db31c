import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { exampleNotice, exampleSettings } from 'shared/placeholders';
import { ConfigError, readConfig, type Config } from './config';
import { createApp } from './configure-app';
import { DatabaseService } from './database/database.service';

/** A new replica listens only once it is connected, so that it doesn't respond with 503 beside the others. */
const READY_TIMEOUT_MS = 5000;

/** Starts the API. An error that prevents the start is one sentence on standard error. */
async function main(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const app = await createApp(config);
    warnOfExamples(config);
    const database = app.get(DatabaseService);
    void database.refused.then(({ message }) => shutDown(app, message));
    await app.init();
    if (await database.waitUntilReady(READY_TIMEOUT_MS)) await app.listen(config.port, config.host);
  } catch (error) {
    console.error(messageFor(error));
    process.exit(1);
  }
}

/** Warns in production, where nobody might notice that visitors can't reach the guide. */
function warnOfExamples(config: Config): void {
  const notice = exampleNotice(exampleSettings(config.site));
  if (config.production && notice !== undefined) new Logger('Contact').warn(notice);
}

/** Ends the process after running requests, because going on would do harm. */
async function shutDown(app: NestFastifyApplication, sentence: string): Promise<void> {
  console.error(sentence);
  await app.close().catch(() => undefined);
  process.exit(1);
}

function messageFor(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${String(port)} is in use: set PORT to another one.`;
  if (code === 'EACCES')
    return `Port ${String(port)} is reserved for root: set PORT to one above 1023.`;
  return stack ?? message;
}

void main();
