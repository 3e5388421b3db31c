import { ApiProperty } from '@nestjs/swagger';
import { IsMailToken } from './is-mail-token';

/** A user's email and its confirmation. */
export class EmailState {
  @ApiProperty({ description: 'The account’s email.', example: 'ada@example.com' })
  email!: string;

  @ApiProperty({ description: 'Whether its owner has confirmed that they receive mail at it.' })
  confirmed!: boolean;

  @ApiProperty({ description: 'Whether the site can send a link that confirms it.' })
  canBeMailed!: boolean;
}

/** The token of the link that confirms an email. */
export class EmailConfirmationInput {
  @IsMailToken()
  token!: string;
}
