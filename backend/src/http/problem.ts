import { HttpException, HttpStatus } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  refusal,
  REFUSALS,
  type RefusalCode,
  type RefusalValues,
  type SaidRefusal,
} from 'shared/refusals';

/** The reason for a refusal as a code, for clients with their own sentences. */
class Refused {
  @ApiPropertyOptional({
    description:
      'The refusal’s code, for clients that translate its sentence; missing if people never see the sentence. A code never changes its meaning.',
    enum: Object.keys(REFUSALS),
    enumName: 'RefusalCode',
  })
  code?: RefusalCode;

  @ApiPropertyOptional({
    description:
      'The values in the refusal’s sentence, such as a date (`YYYY-MM-DD`), a time (`HH:MM`), an instant (RFC 3339), or a number; missing if it has none.',
    type: 'object',
    additionalProperties: true,
    example: { most: 12 },
  })
  values?: object;
}

/** A departure that somebody has booked. */
export class BookedDeparture {
  @ApiProperty({
    description: 'The departure’s `id`.',
    example: 'day.central-park.2030-01-07.1000',
  })
  id!: string;

  @ApiProperty({ description: 'The date in New York.', format: 'date', example: '2030-01-07' })
  date!: string;

  @ApiProperty({ description: 'When it starts, in New York time.', example: '10:00' })
  startTime!: string;

  @ApiProperty({ description: 'The number of people who have booked it.', type: 'integer' })
  people!: number;
}

/** An error in one field of a request. */
export class FieldError extends Refused {
  @ApiProperty({
    description:
      'The field’s name in the request; inside a list, its path, as in `locations.2.title`.',
    example: 'people',
  })
  field!: string;

  @ApiProperty({ description: 'A sentence to show beside it.', example: 'People must be …' })
  message!: string;

  @ApiPropertyOptional({
    description: 'For `bookedDepartures`: the booked departures in question, earliest first.',
    type: [BookedDeparture],
  })
  departures?: BookedDeparture[];
}

/** The one shape of all errors: RFC 9457, with a sentence for people. */
export class Problem extends Refused {
  @ApiProperty({
    description: 'Always `about:blank`, because the status is enough.',
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

/** The sentence for anything that doesn't exist or that the caller may not see; the two look the same. */
export const NOTHING_HERE = refusal('nothing-here');

/** The sentence for a token that has expired or was revoked, or whose account was deleted. */
export const SESSION_ENDED = refusal('session-ended');

/** The sentence for input that isn't HTTP, or has no host. */
export const UNREADABLE = 'The server can’t read this request.';

export const UNAVAILABLE = refusal('unavailable');

/** A 429 or 503 with `Retry-After`. */
export class RetryLaterException extends HttpException {
  constructor(
    status: HttpStatus.TOO_MANY_REQUESTS | HttpStatus.SERVICE_UNAVAILABLE,
    said: string | SaidRefusal,
    readonly retryAfterSeconds: number,
  ) {
    super(said, status);
  }
}

/** A response that names the wrong fields: 400, or 409 if they conflict with stored data. */
export class FieldsException extends HttpException {
  constructor(
    readonly errors: FieldError[],
    status: HttpStatus = HttpStatus.BAD_REQUEST,
  ) {
    super(errors.map(({ message }) => message).join(' '), status);
  }
}

/** Makes a field's error with the values of its sentence. */
export function fieldError<C extends RefusalCode>(
  field: string,
  code: C,
  ...values: RefusalValues<C>
): FieldError {
  return { field, ...refusal(code, ...values) };
}

/** Options that make a class-validator rule report this refusal. */
export function rule<C extends RefusalCode>(code: C, ...values: RefusalValues<C>) {
  const said = refusal(code, ...values);
  return { message: said.message, context: said };
}
