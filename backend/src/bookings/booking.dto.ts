import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { WEEKDAYS, type Weekday } from 'shared/new-york';
import type { SiteLanguage } from 'shared/site-languages';
import { DAYS_AHEAD, MAX_PEOPLE, MAX_PLACE_LENGTH, MIN_PEOPLE, DAYS } from 'shared/tours';
import { ONE_LINE } from '../http/is-line';
import { refusalOptions } from '../http/problem';
import { MayBeMissing } from '../http/may-be-missing';
import { ContactInput } from './contact.dto';
import { ApiFlag } from '../http/api-flag';
import { IsOptionalSiteLanguage } from '../http/is-site-language';
import { AgesInput, IsAges, IsExpectedCents, PriceRecord } from '../tours/price.dto';

/** A time of day, `HH:MM`. */
export const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;

const PEOPLE_REFUSAL = refusalOptions('people-invalid', { least: MIN_PEOPLE, most: MAX_PEOPLE });

/** Validates and documents the size of a party. */
export const IsPartySize = (description: string) =>
  applyDecorators(
    ApiProperty({
      description,
      type: 'integer',
      minimum: MIN_PEOPLE,
      maximum: MAX_PEOPLE,
      example: 2,
    }),
    IsInt(PEOPLE_REFUSAL),
    Min(MIN_PEOPLE, PEOPLE_REFUSAL),
    Max(MAX_PEOPLE, PEOPLE_REFUSAL),
  );

/** Validates and documents an optional start time, for dates on which a tour starts more than once. */
export const IsOptionalTime = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ description, pattern: TIME_PATTERN.source, example: '10:00' }),
    MayBeMissing(),
    Matches(TIME_PATTERN, refusalOptions('time-invalid')),
  );

/** Validates and documents how the guide reaches the party. */
export const IsContact = ({ required = true, description = '' } = {}) =>
  applyDecorators(
    ApiProperty({ type: ContactInput, required, ...(description && { description }) }),
    ...(required ? [] : [MayBeMissing()]),
    Type(() => ContactInput),
    IsObject(refusalOptions('contact-invalid')),
    ValidateNested(),
  );

const PLACE_REFUSAL = refusalOptions('place-invalid');

/** The refusal for a weekday on which no tour runs. */
const DAY_REFUSAL = refusalOptions('day-invalid', { days: DAYS });

/** The fields of a new or changed booking. */
export class BookingInput {
  @ApiProperty({
    description:
      'Where the tour goes: the `place` of one of the list’s tours, as `GET /tours` returns them.',
    minLength: 1,
    maxLength: MAX_PLACE_LENGTH,
    example: 'Empire State Building',
  })
  // `CandidatesService` checks whether a tour has this place.
  @IsString(PLACE_REFUSAL)
  @Matches(ONE_LINE, PLACE_REFUSAL)
  @Matches(/\S/u, PLACE_REFUSAL)
  @Length(1, MAX_PLACE_LENGTH, PLACE_REFUSAL)
  place!: string;

  @ApiProperty({
    enum: WEEKDAYS,
    enumName: 'Weekday',
    description: 'The weekday of the tour. Sunday is only accepted if the tour runs on Sundays.',
  })
  @IsIn(WEEKDAYS, DAY_REFUSAL)
  day!: Weekday;

  @IsPartySize('The size of the party. A numeric string works too.')
  @Transform(({ value }: { value: unknown }) => parseNumericString(value))
  people!: number;

  @ApiPropertyOptional({
    description: `The date in New York. It must fall on \`day\`, be before the tour’s cutoff, and be at most as many days ahead as the tour can be booked (${String(DAYS_AHEAD)} by default). If missing, a new booking is for the next date after today that falls on \`day\` and has room, and a change that keeps the weekday keeps the date.`,
    format: 'date',
    example: '2030-01-07',
  })
  @MayBeMissing()
  @IsString(refusalOptions('date-unreadable'))
  date?: string;

  @IsOptionalTime(
    'The start time in New York, if the tour starts more than once that day. If missing, the first start with room is booked, and a change that keeps the date keeps the time.',
  )
  time?: string;

  @IsContact({
    required: false,
    description: 'Only the guide sees it. If missing, a change keeps the current contact.',
  })
  contact?: ContactInput;

  @IsAges(
    'How many people in the party aren’t adults, by age group. Matters only if the price depends on ages. If missing, a change keeps the ages, unless they add up to more people than the party has.',
  )
  ages?: AgesInput;

  @IsExpectedCents()
  expectedCents?: number;
}

/** The API's description of a new booking's language. */
export const LANGUAGE_DESCRIPTION =
  'The language of the booking’s emails and calendar file. Defaults to the language in `Accept-Language`, or else to English.';

/** The fields of a new booking. */
export class NewBookingInput extends BookingInput {
  @IsOptionalSiteLanguage(LANGUAGE_DESCRIPTION)
  language?: SiteLanguage;
}

/** The guide's move of a departure and its bookings to a different date. */
export class MoveRecord {
  @ApiProperty({
    description: 'The date that the departure was moved from.',
    format: 'date',
    example: '2030-01-05',
  })
  from!: string;

  @ApiProperty({ description: 'The guide’s reason.' })
  reason!: string;

  @ApiProperty({ description: 'When the guide moved the departure.', format: 'date-time' })
  at!: string;
}

/** The guide's cancellation of one booking. The tour still takes place. */
export class BookingCancellation {
  @ApiProperty({ description: 'When the guide canceled the booking.', format: 'date-time' })
  at!: string;

  @ApiProperty({ description: 'The guide’s reason.' })
  reason!: string;
}

/** A booking as the API returns it. */
export class BookingRecord {
  @ApiProperty({
    description: 'The booking’s id: 24 hexadecimal digits.',
    example: '65f0c0ffee0123456789abcd',
  })
  _id!: string;

  @ApiProperty({
    description: 'Where the tour goes. A past booking’s place may no longer be offered.',
    example: 'Central Park',
  })
  place!: string;

  @ApiPropertyOptional({
    description:
      'The tour’s short name in the language of the response; missing if it is the same as `place`.',
    example: 'Rund um die Wall Street',
  })
  placeName?: string;

  @ApiProperty({ enum: WEEKDAYS, enumName: 'Weekday', description: 'The weekday of the tour.' })
  day!: Weekday;

  @ApiProperty({
    description: 'The size of the party.',
    type: 'integer',
    minimum: MIN_PEOPLE,
    maximum: MAX_PEOPLE,
    example: 2,
  })
  people!: number;

  @ApiPropertyOptional({
    description:
      'How many people in the party aren’t adults, by age group. Present only if the price depends on ages.',
    type: AgesInput,
  })
  ages?: AgesInput;

  @ApiPropertyOptional({
    description:
      'The price that the visitor was promised. It stays the same if the guide changes the tour’s price. Missing if the tour had no price.',
    type: PriceRecord,
  })
  price?: PriceRecord;

  @ApiProperty({
    description: 'The date of the tour in New York.',
    format: 'date',
    example: '2030-01-07',
  })
  date!: string;

  @ApiPropertyOptional({
    description:
      'The start time in the departure’s `id`. Present only if the tour also starts at other times.',
    pattern: TIME_PATTERN.source,
    example: '14:00',
  })
  time?: string;

  @ApiPropertyOptional({
    description:
      'The guide’s move of the booking to this date. Missing if the visitor has chosen a different departure since.',
    type: MoveRecord,
  })
  moved?: MoveRecord;

  @ApiFlag(
    'Whether the guide has changed the start time, the length, or the meeting point since the visitor booked.',
  )
  changed?: true;

  @ApiPropertyOptional({
    format: 'date-time',
    description:
      'When the hold on the spots expires. Present only while the visitor hasn’t confirmed the booking with the link in an email; nothing is booked before that.',
  })
  heldUntil?: string;

  @ApiPropertyOptional({
    description:
      'Present only if the guide canceled this booking. A canceled booking takes no spots and can only be deleted.',
    type: BookingCancellation,
  })
  cancelled?: BookingCancellation;
}

/** Parses a number that an `<input>` sends as a string. */
export function parseNumericString(value: unknown): unknown {
  return typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value;
}
