import { HttpException, HttpStatus } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  refusal,
  REFUSALS,
  type RefusalCode,
  type RefusalValues,
  type SaidRefusal,
} from 'shared/refusals';

/** Why a request is refused, for programs that say it in words of their own. */
class Refused {
  @ApiPropertyOptional({
    description:
      'Names the refusal, for clients that say it in another language; missing where people never see it. A code never changes its meaning.',
    enum: Object.keys(REFUSALS),
    enumName: 'RefusalCode',
  })
  code?: RefusalCode;

  @ApiPropertyOptional({
    description:
      'What the refusal’s sentence names, such as a date (`YYYY-MM-DD`), a time (`HH:MM`), an instant (RFC 3339), or a number; missing where it names nothing.',
    type: 'object',
    additionalProperties: true,
    example: { most: 12 },
  })
  values?: object;
}

/** What is wrong with one field of a request. */
export class FieldError extends Refused {
  @ApiProperty({
    description:
      'The field’s name in the request; inside a list, its path, as in `locations.2.title`.',
    example: 'people',
  })
  field!: string;

  @ApiProperty({ description: 'A sentence to show beside it.', example: 'People must be …' })
  message!: string;
}

/** The one shape of every error: RFC 9457, and a sentence for a person. */
export class Problem extends Refused {
  @ApiProperty({
    description: 'Always `about:blank`: the status says it all.',
    example: 'about:blank',
  })
  type!: string;

  @ApiProperty({ description: 'The status in words.', example: 'Bad Request' })
  title!: string;

  @ApiProperty({ description: 'The HTTP status.', type: 'integer', example: 400 })
  status!: number;

  @ApiProperty({ description: 'What went wrong in this case, and what to do.' })
  detail!: string;

  @ApiProperty({ description: 'The sentence to show people; the same as `detail`.' })
  errorMessage!: string;

  @ApiPropertyOptional({
    description: 'For invalid fields: which ones, and why.',
    type: [FieldError],
  })
  errors?: FieldError[];
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** For every address that means nothing, or nothing to whoever calls it: the two can't be told apart. */
export const NOTHING_HERE = refusal('nothing-here');

/** For a token that is no longer good, or whose account is gone. */
export const SESSION_ENDED = refusal('session-ended');

/** For what is not HTTP at all, or names no host. */
export const UNREADABLE = 'The server can’t read this request.';

export const UNAVAILABLE = refusal('unavailable');

/** Not now: a 429 or 503 that says when to come back. */
export class RetryLaterException extends HttpException {
  constructor(
    status: HttpStatus.TOO_MANY_REQUESTS | HttpStatus.SERVICE_UNAVAILABLE,
    said: string | SaidRefusal,
    readonly retryAfterSeconds: number,
  ) {
    super(said, status);
  }
}

/** An answer that says which fields are wrong; 400 unless the clash is with what is there already. */
export class FieldsException extends HttpException {
  constructor(
    readonly errors: FieldError[],
    status: HttpStatus = HttpStatus.BAD_REQUEST,
  ) {
    super(errors.map(({ message }) => message).join(' '), status);
  }
}

/** What is wrong with a field, with the values that its sentence has. */
export function fieldError<C extends RefusalCode>(
  field: string,
  code: C,
  ...values: RefusalValues<C>
): FieldError {
  return { field, ...refusal(code, ...values) };
}

/** What a rule of class-validator is given, to be answered with this refusal where it is broken. */
export function rule<C extends RefusalCode>(code: C, ...values: RefusalValues<C>) {
  const said = refusal(code, ...values);
  return { message: said.message, context: said };
}
