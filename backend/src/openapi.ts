import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { createApiDocument } from './api-document';
import { AppModule } from './app.module';
import { readConfig } from './config';

const FILE = join(__dirname, '..', 'openapi.json');

/** Writes openapi.json, without a database. With --check, fails if the committed file is stale. */
async function main(): Promise<void> {
  const module = AppModule.with(readConfig({}), new Registry());
  const app = await NestFactory.create(module, new FastifyAdapter(), {
    preview: true,
    logger: ['error'],
  });
  app.setGlobalPrefix('api');
  const text = `${JSON.stringify(createApiDocument(app), null, 2)}\n`;
  if (!process.argv.includes('--check')) {
    writeFileSync(FILE, text);
  } else if (readFileSync(FILE, 'utf8') !== text) {
    console.error('backend/openapi.json is stale: run `make generate` and commit the result.');
    process.exitCode = 1;
  }
}

void main();
