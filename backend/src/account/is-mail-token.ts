import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { MAIL_TOKEN } from '../auth/mail-token';
import { rule } from '../http/problem';

/** What a link in a mail to a user ends in. */
export function IsMailToken(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      description: 'What the link in the mail has behind its #.',
      pattern: MAIL_TOKEN.source.replaceAll(/\?<\w+>/g, ''),
      example: `65f0c0ffee0123456789abcd.1800000000.${'A'.repeat(43)}`,
    }),
    Matches(MAIL_TOKEN, rule('reset-link-broken')),
  );
}
