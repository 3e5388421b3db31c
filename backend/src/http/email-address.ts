import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, Matches, MaxLength } from 'class-validator';
import { rule } from './problem';

export const EMAIL_MAX = 254;
/** Indexes may treat other characters as equal, and a quoted address could be a spreadsheet formula. */
const UNQUOTED = /^[\x21\x23-\x7e]+$/;
const EMAIL_RULE = rule('email-invalid');

/** Returns a string without leading or trailing spaces. */
export const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);

/** An email address. The strictest check comes first, so that the others never see unusual input. */
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
