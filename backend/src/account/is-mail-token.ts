import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { MAIL_TOKEN } from '../auth/mail-token';
import { refusalOptions } from '../http/problem';

/** The token at the end of a link in a mail to a user. */
export function IsMailToken(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      description: 'The part of the mail’s link after its #.',
      pattern: MAIL_TOKEN.source.replaceAll(/\?<\w+>/g, ''),
      example: `65f0c0ffee0123456789abcd.1800000000.${'A'.repeat(43)}`,
    }),
    // The code is older than the other links. It means that any link from a mail to a user is incomplete.
    Matches(MAIL_TOKEN, refusalOptions('reset-link-broken')),
  );
}
