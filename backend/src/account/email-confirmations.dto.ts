import { ApiProperty } from '@nestjs/swagger';
import { IsMailToken } from './is-mail-token';

/** A user's email address, and whether it's confirmed. */
export class EmailState {
  @ApiProperty({ description: 'The account’s email address.', example: 'ada@example.com' })
  email!: string;

  @ApiProperty({ description: 'Whether the user has confirmed the address.' })
  confirmed!: boolean;

  @ApiProperty({ description: 'Whether the site can send a link that confirms the address.' })
  canBeMailed!: boolean;
}

/** The token of the link that confirms an email address. */
export class EmailConfirmationInput {
  @IsMailToken()
  token!: string;
}
