import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, Matches, MaxLength } from 'class-validator';
import { rule } from './problem';

export const EMAIL_MAX = 254;
/** Other characters may be compared as equal to each other; between quotes, an address could be a formula. */
const UNQUOTED = /^[\x21\x23-\x7e]+$/;
const EMAIL_RULE = rule('email-invalid');

/** A text without the blanks around it. */
export const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);

/** An email address. What lets least through comes first: the others are not to see it. */
export const IsEmailAddress = (description = 'Unique, ignoring case.') =>
  applyDecorators(
    trimmed,
    Matches(UNQUOTED, EMAIL_RULE),
    MaxLength(EMAIL_MAX, rule('email-too-long', { most: EMAIL_MAX })),
    IsEmail({ allow_utf8_local_part: false }, EMAIL_RULE),
    ApiProperty({
      description,
      format: 'email',
      maxLength: EMAIL_MAX,
      pattern: UNQUOTED.source,
      example: 'walker@example.com',
    }),
  );
