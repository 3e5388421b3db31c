import { ApiProperty } from '@nestjs/swagger';
import { IsMailToken } from './is-mail-token';

/** A user's email, and whether it's confirmed. */
export class EmailState {
  @ApiProperty({ description: 'The account’s email.', example: 'ada@example.com' })
  email!: string;

  @ApiProperty({ description: 'Whether the user has confirmed the email.' })
  confirmed!: boolean;

  @ApiProperty({ description: 'Whether the site can send a link that confirms the email.' })
  canBeMailed!: boolean;
}

/** The token of the link that confirms an email. */
export class EmailConfirmationInput {
  @IsMailToken()
  token!: string;
}
