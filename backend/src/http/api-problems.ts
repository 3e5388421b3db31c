import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { Problem } from './problem';

/** What each status means on our routes, for the API's document. */
const MEANINGS = {
  400: 'The body, or a header, is not what it must be; `errors` says which fields.',
  401: 'The token is not, or no longer, good.',
  403: 'Another site made the browser send this call; or, where `errors` says so, the password is wrong.',
  404: 'The caller has no such booking, or session.',
  409: 'It clashes with what is there already.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  422: 'The `Idempotency-Key` was used before, for another booking.',
  429: 'Too many failed attempts; `Retry-After` says when to come back.',
  500: 'A failure of the server.',
  503: 'The service is away for a moment; `Retry-After` says when to come back.',
} as const;

/** Declares the errors that a route can answer with, beside the two that every route can. */
export function ApiProblems(...statuses: (keyof typeof MEANINGS)[]) {
  const all = [...statuses, 500, 503] as const;
  return applyDecorators(
    ApiExtraModels(Problem),
    ...all.map((status) => ApiProblem(status, MEANINGS[status])),
  );
}

/** Declares an error that means something of its own on a route. */
export function ApiProblem(status: number, description: string) {
  return ApiResponse({
    status,
    description,
    content: { 'application/problem+json': { schema: { $ref: getSchemaPath(Problem) } } },
  });
}
