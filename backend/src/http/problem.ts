import { HttpException, HttpStatus } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { GUIDE_REFUSALS } from 'shared/guide-refusals';
import {
  refusal,
  refusalsFrom,
  type RefusalCode,
  type RefusalValues,
  type RefusalWithMessage,
} from 'shared/refusals';
import { refusalSentences } from 'shared/words/en/refusals';

const ALL_REFUSALS = { ...refusalSentences, ...GUIDE_REFUSALS };
type AnyCode = keyof typeof ALL_REFUSALS;
const toRefusalWithMessage = refusalsFrom(ALL_REFUSALS);

/** A refusal's code and values, for clients that show their own sentences. */
class RefusalFields {
  @ApiPropertyOptional({
    description:
      'The refusal’s code, for clients that translate its sentence; missing if people never see the sentence. A code never changes its meaning.',
    enum: Object.keys(ALL_REFUSALS),
    enumName: 'RefusalCode',
  })
  code?: AnyCode;

  @ApiPropertyOptional({
    description:
      'The values in the refusal’s sentence, such as a date (`YYYY-MM-DD`), a time (`HH:MM`), an instant (RFC 3339), or a number; missing if it has none.',
    type: 'object',
    additionalProperties: true,
    example: { most: 12 },
  })
  values?: object;
}

/** A departure with at least one booking. */
export class BookedDeparture {
  @ApiProperty({
    description: 'The departure’s `id`.',
    example: 'day.central-park.2030-01-07.1000',
  })
  id!: string;

  @ApiProperty({ description: 'The date in New York.', format: 'date', example: '2030-01-07' })
  date!: string;

  @ApiProperty({ description: 'The start time, in New York.', example: '10:00' })
  startTime!: string;

  @ApiProperty({ description: 'The number of booked people.', type: 'integer' })
  people!: number;
}

/** An error in one field of a request. */
export class FieldError extends RefusalFields {
  @ApiProperty({
    description:
      'The field’s name in the request. For a field inside a list, its path, such as `locations.2.title`.',
    example: 'people',
  })
  field!: string;

  @ApiProperty({
    description: 'A sentence to show next to the field.',
    example: 'People must be …',
  })
  message!: string;

  @ApiPropertyOptional({
    description: 'For an error in `bookedDepartures`: the affected departures, earliest first.',
    type: [BookedDeparture],
  })
  departures?: BookedDeparture[];
}

/** The body of every error response: RFC 9457, with a sentence for people. */
export class Problem extends RefusalFields {
  @ApiProperty({
    description: 'Always `about:blank`, because the status says enough about the kind of problem.',
    example: 'about:blank',
  })
  type!: string;

  @ApiProperty({ description: 'The status’s name.', example: 'Bad Request' })
  title!: string;

  @ApiProperty({ description: 'The HTTP status.', type: 'integer', example: 400 })
  status!: number;

  @ApiProperty({ description: 'What went wrong in this case, and what to do.' })
  detail!: string;

  @ApiProperty({ description: 'The sentence to show people; the same as `detail`.' })
  errorMessage!: string;

  @ApiPropertyOptional({
    description: 'The errors in individual fields.',
    type: [FieldError],
  })
  errors?: FieldError[];
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/**
 * The refusal for anything that doesn't exist or that the caller may not see. Callers must not be able to distinguish
 * the two cases.
 */
export const NOT_FOUND_REFUSAL = refusal('nothing-here');

/** The refusal for a token that has expired or was revoked, or whose account was deleted. */
export const SESSION_ENDED_REFUSAL = refusal('session-ended');

/** The message for input that isn't HTTP, or has no single valid host. */
export const UNREADABLE_MESSAGE = 'The server can’t read this request.';

export const UNAVAILABLE_REFUSAL = refusal('unavailable');

/** The exception for a 429 or 503 response with `Retry-After`. */
export class RetryLaterException extends HttpException {
  constructor(
    status: HttpStatus.TOO_MANY_REQUESTS | HttpStatus.SERVICE_UNAVAILABLE,
    messageOrRefusal: string | RefusalWithMessage,
    readonly retryAfterSeconds: number,
  ) {
    super(messageOrRefusal, status);
  }
}

/**
 * The exception for invalid fields. Its status is 400, 409 if the fields conflict with stored data, or 403 for a wrong
 * password.
 */
export class FieldsException extends HttpException {
  constructor(
    readonly errors: FieldError[],
    status: HttpStatus = HttpStatus.BAD_REQUEST,
  ) {
    super(errors.map(({ message }) => message).join(' '), status);
  }
}

/** Builds the error for a field. The values fill in the refusal's sentence. */
export function fieldError<Code extends AnyCode>(
  field: string,
  code: Code,
  ...values: Parameters<(typeof ALL_REFUSALS)[Code]>
): FieldError {
  return { field, ...toRefusalWithMessage(code, ...values) };
}

/** Returns options that make a class-validator rule report this refusal. */
export function refusalOptions<Code extends RefusalCode>(
  code: Code,
  ...values: RefusalValues<Code>
) {
  const context = refusal(code, ...values);
  return { message: context.message, context };
}
