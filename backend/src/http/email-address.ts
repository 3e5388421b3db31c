import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, Matches, MaxLength } from 'class-validator';
import { refusalOptions } from './problem';

export const MAX_EMAIL_LENGTH = 254;
/**
 * Matches printable ASCII without quotes. Indexes may treat different non-ASCII characters as equal, and a quoted
 * address could contain a spreadsheet formula.
 */
const UNQUOTED_EMAIL = /^[\x21\x23-\x7e]+$/;
const INVALID_EMAIL = refusalOptions('email-invalid');

/** Removes leading and trailing spaces from a string. */
export const TrimString = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);

/**
 * Validates an email address. The strictest rule comes first, so that unusual input never reaches the other rules.
 */
export const IsEmailAddress = (description = 'Unique, ignoring case.') =>
  applyDecorators(
    TrimString,
    Matches(UNQUOTED_EMAIL, INVALID_EMAIL),
    MaxLength(MAX_EMAIL_LENGTH, refusalOptions('email-too-long', { most: MAX_EMAIL_LENGTH })),
    IsEmail({ allow_utf8_local_part: false }, INVALID_EMAIL),
    ApiProperty({
      description,
      format: 'email',
      maxLength: MAX_EMAIL_LENGTH,
      pattern: UNQUOTED_EMAIL.source,
      example: 'walker@example.com',
    }),
  );
