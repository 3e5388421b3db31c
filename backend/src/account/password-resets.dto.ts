import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { IsNewPassword } from '../auth/auth.dto';
import { RESET_TOKEN } from '../auth/reset-token';
import { rule } from '../http/problem';
import { IsEmailAddress } from '../http/email-address';

/** Whose password is to be reset. */
export class PasswordResetInput {
  @IsEmailAddress('The account’s.')
  email!: string;
}

/** A new password, and the link that allows it. */
export class NewPasswordInput {
  @ApiProperty({
    description: 'What the link in the mail has behind its #.',
    pattern: RESET_TOKEN.source.replaceAll(/\?<\w+>/g, ''),
    example: `65f0c0ffee0123456789abcd.1800000000.${'A'.repeat(43)}`,
  })
  @Matches(RESET_TOKEN, rule('reset-link-broken'))
  token!: string;

  @IsNewPassword()
  password!: string;
}
