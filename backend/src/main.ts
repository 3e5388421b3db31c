import 'reflect-metadata';
import { ConfigError, readConfig } from './config';
import { createApp } from './configure-app';

/** Starts the API. What keeps it from starting is one sentence on standard error. */
async function main(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const app = await createApp(config);
    await app.listen(config.port, config.host);
  } catch (error) {
    console.error(sentenceFor(error));
    process.exit(1);
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${String(port)} is in use: set PORT to another one.`;
  if (code === 'EACCES') return `Port ${String(port)} may not be used: set PORT to one above 1023.`;
  return stack ?? message;
}

void main();
