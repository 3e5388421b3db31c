import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { MAIL_TOKEN_PATTERN } from '../auth/mail-token';
import { refusalOptions } from '../http/problem';

/** Marks a property that holds the token from a link emailed to a user. */
export function IsMailToken(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      description: 'The part of the emailed link after the #.',
      pattern: MAIL_TOKEN_PATTERN.source.replaceAll(/\?<\w+>/g, ''),
      example: `65f0c0ffee0123456789abcd.1800000000.${'A'.repeat(43)}`,
    }),
    // Despite its name, this refusal code is for all kinds of links emailed to users.
    Matches(MAIL_TOKEN_PATTERN, refusalOptions('reset-link-broken')),
  );
}
