import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import fastifyCookie from '@fastify/cookie';
import { Registry } from 'prom-client';
import { placeholderValues } from 'shared/placeholders';
import { AppModule } from './app.module';
import type { Config } from './config';
import { createApiDocument } from './api-document';
import { limitLargeBodiesToGuides } from './auth/large-bodies';
import { tokenCookieName } from './auth/token-transport';
import { trackActingGuide } from './history/acting-guide';
import { BodyPipe } from './http/body.pipe';
import { configureHttp, fastifyOptions, type OnResponse } from './http/http';
import { createJsonLogger, logRequest, NestLogger } from './http/logging';
import { ProblemFilter } from './http/problem.filter';
import { serveSite } from './http/site';
import { SettingsService } from './settings/settings.service';
import { serveTourPages } from './tours/pages/tour-pages';
import { createRequestDurations } from './metrics/request-durations';

/** Creates the API, ready to listen. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const logger = createJsonLogger(config.logLevel);
  // Not the global registry, because tests run several apps in one process.
  const registry = new Registry();
  const recordDuration = createRequestDurations(registry);
  const onResponse: OnResponse = (request, reply) => {
    logRequest(logger, request, reply);
    recordDuration(request, reply);
  };
  const adapter = new FastifyAdapter(fastifyOptions(config, onResponse));
  const fastify = adapter.getInstance();
  configureHttp(fastify, onResponse);
  trackActingGuide(fastify);

  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, registry),
    adapter,
    {
      bodyParser: false,
      logger: new NestLogger(logger),
      abortOnError: false,
    },
  );
  app.setGlobalPrefix('api');
  app.useGlobalPipes(new BodyPipe());
  app.useGlobalFilters(new ProblemFilter());
  app.enableShutdownHooks(['SIGHUP', 'SIGINT', 'SIGTERM'], { useProcessExit: true });
  await app.register(fastifyCookie);
  fastify.decorate('tokenCookie', tokenCookieName(config));
  limitLargeBodiesToGuides(app);
  SwaggerModule.setup('api/docs', app, () => createApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: 'New York on Foot: the API',
  });
  if (config.pagesDir !== undefined) serveTourPages(app, config.pagesDir, config);
  if (config.siteDir !== undefined) {
    const settings = app.get(SettingsService);
    await serveSite(fastify, config.siteDir, async () =>
      placeholderValues(await settings.getForPages()),
    );
  }
  return app;
}
