import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import fastifyCookie from '@fastify/cookie';
import { AppModule } from './app.module';
import type { Config } from './config';
import { apiDocument } from './api-document';
import { tokenCookieName } from './auth/token-transport';
import { BodyPipe } from './http/body.pipe';
import { configureHttp, fastifyOptions } from './http/http';
import { jsonLogger, NestLogger } from './http/logging';
import { ProblemFilter } from './http/problem.filter';
import { serveSite } from './http/site';

/** The whole API, ready to listen; main and the tests start the same one. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const logger = jsonLogger(config.logLevel);
  const adapter = new FastifyAdapter(fastifyOptions(config, logger));
  const fastify = adapter.getInstance();
  configureHttp(fastify, logger);

  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    bodyParser: false,
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  app.setGlobalPrefix('api');
  app.useGlobalPipes(new BodyPipe());
  app.useGlobalFilters(new ProblemFilter());
  app.enableShutdownHooks();
  await app.register(fastifyCookie);
  fastify.decorate('tokenCookie', tokenCookieName(config));
  SwaggerModule.setup('api/docs', app, () => apiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: 'New York on Foot: the API',
  });
  if (config.siteDir !== undefined) await serveSite(fastify, config.siteDir);
  return app;
}
