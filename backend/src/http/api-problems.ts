import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { Problem } from './problem';

/** The description of each status in the OpenAPI document. */
const DESCRIPTIONS_BY_STATUS = {
  400: 'The body or a header is invalid; `errors` names the fields.',
  401: 'The token is missing, invalid, expired, or revoked.',
  403: 'The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong.',
  404: 'The caller has no booking or session with this id.',
  409: 'The call conflicts with stored data.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  422: 'The `Idempotency-Key` was already used for a different booking.',
  429: 'There were too many attempts or emails; `Retry-After` contains the number of seconds to wait.',
  500: 'Something failed on the server.',
  503: 'The service is briefly unavailable; `Retry-After` contains the number of seconds to wait.',
} as const;

/** Declares the errors that a route can return, in addition to 500 and 503, which every route can return. */
export function ApiProblems(...statuses: (keyof typeof DESCRIPTIONS_BY_STATUS)[]) {
  const allStatuses = [...statuses, 500, 503] as const;
  return applyDecorators(
    ApiExtraModels(Problem),
    ...allStatuses.map((status) => ApiProblem(status, DESCRIPTIONS_BY_STATUS[status])),
  );
}

/** Declares an error that a route can return, with its own description. */
export function ApiProblem(status: number, description: string) {
  return ApiResponse({
    status,
    description,
    content: { 'application/problem+json': { schema: { $ref: getSchemaPath(Problem) } } },
  });
}
