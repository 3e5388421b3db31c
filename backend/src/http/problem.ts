import { HttpException, HttpStatus } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** What is wrong with one field of a request. */
export class FieldError {
  @ApiProperty({ description: 'The field’s name in the request.', example: 'people' })
  field!: string;

  @ApiProperty({ description: 'A sentence to show beside it.', example: 'People must be …' })
  message!: string;
}

/** The one shape of every error: RFC 9457, and a sentence for a person. */
export class Problem {
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
export const NOTHING_HERE = 'There is nothing at this address.';

/** For a token that is no longer good, or whose account is gone. */
export const SESSION_ENDED = 'Your session has ended. Please sign in again.';

/** For what is not HTTP at all, or names no host. */
export const UNREADABLE = 'The server can’t read this request.';

export const UNAVAILABLE =
  'The booking service is taking a short break. Please try again in a moment.';

/** Not now: a 429 or 503 that says when to come back. */
export class RetryLaterException extends HttpException {
  constructor(
    status: HttpStatus.TOO_MANY_REQUESTS | HttpStatus.SERVICE_UNAVAILABLE,
    sentence: string,
    readonly retryAfterSeconds: number,
  ) {
    super(sentence, status);
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
