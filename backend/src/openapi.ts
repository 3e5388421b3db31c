import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { createApiDocument } from './api-document';
import { AppModule } from './app.module';
import { readConfig } from './config';
import { createPermissionTable } from './permissions';

const ROOT = join(__dirname, '..', '..');

/** Writes openapi.json and docs/permissions.md, without a database. With --check, fails if a file is stale instead. */
async function main(): Promise<void> {
  const module = AppModule.with(readConfig({}), new Registry());
  const app = await NestFactory.create(module, new FastifyAdapter(), {
    preview: true,
    logger: ['error'],
  });
  app.setGlobalPrefix('api');
  const document = createApiDocument(app);
  const files = {
    'backend/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'docs/permissions.md': createPermissionTable(document),
  };
  for (const [name, text] of Object.entries(files)) {
    const path = join(ROOT, name);
    if (!process.argv.includes('--check')) {
      writeFileSync(path, text);
    } else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
      console.error(`${name} is stale: run \`make generate\` and commit the result.`);
      process.exitCode = 1;
    }
  }
}

void main();
