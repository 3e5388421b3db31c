import {
  applyDecorators,
  createParamDecorator,
  Header,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from 'shared/preferred-language';
import { SITE_LANGUAGE_CODES, type SiteLanguage } from 'shared/site-languages';

/** Returns the language that a request asks for in `Accept-Language`, or else English. */
export function requestLanguageOf({ headers }: Pick<FastifyRequest, 'headers'>): SiteLanguage {
  return preferredLanguage(headers['accept-language'] ?? '') ?? 'en';
}

/** The request's language; see {@link requestLanguageOf}. */
export const RequestLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext): SiteLanguage =>
    requestLanguageOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** Declares that a response's texts are in the request's language, so that caches keep a copy for each language. */
export const Translated = () =>
  applyDecorators(
    Header('Vary', 'Accept-Language'),
    ApiHeader({
      name: 'Accept-Language',
      required: false,
      description: `The language of the tours’ names and texts: one of ${SITE_LANGUAGE_CODES.join(', ')}. Defaults to English. Texts that aren’t translated are in English.`,
      example: 'de',
    }),
  );
