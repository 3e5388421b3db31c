import { ApiProperty } from '@nestjs/swagger';
import { IsMailToken } from './is-mail-token';

/** How it stands with a user's email. */
export class EmailState {
  @ApiProperty({ description: 'The account’s email.', example: 'ada@example.com' })
  email!: string;

  @ApiProperty({ description: 'Whether its owner has confirmed that they read mail there.' })
  confirmed!: boolean;

  @ApiProperty({ description: 'Whether the site can send a link to do so.' })
  canBeMailed!: boolean;
}

/** That somebody reads mail at an address: the link from there. */
export class EmailConfirmationInput {
  @IsMailToken()
  token!: string;
}
