import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseService } from '../database/database.service';
import { DatabaseGuard } from '../http/database.guard';
import { MAX_BODY_BYTES } from '../http/http';
import { AnyGuideGuard } from './guide.guard';
import { GuidesService } from './guides.service';

/** Checks that the caller is a guide before a large body is read, because only guide endpoints accept large bodies. */
export function limitLargeBodiesToGuides(app: NestFastifyApplication): void {
  const guards = [
    new DatabaseGuard(app.get(DatabaseService)),
    new AnyGuideGuard(app.get(GuidesService)),
  ];
  const requireGuide = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = new ExecutionContextHost([request, reply]);
    for (const guard of guards) await guard.canActivate(context);
  };
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    const { method, routeOptions } = request;
    const acceptsLargeBody = method !== 'GET' && routeOptions.bodyLimit > MAX_BODY_BYTES;
    if (!acceptsLargeBody) {
      done(null, payload);
      return;
    }
    requireGuide(request, reply).then(() => {
      done(null, payload);
    }, done);
  });
}
