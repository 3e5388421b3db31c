import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, Matches } from 'class-validator';
import { CURRENT_PASSWORD_DESCRIPTION, IsPassword } from '../auth/auth.dto';
import { GUIDE_ROLES, type GuideRole } from '../auth/roles';
import { ApiFlag } from '../http/api-flag';
import { IsLine } from '../http/is-line';

const MAX_NAME_LENGTH = 100;
/** 256 bits in Base64url. */
const SECRET_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** An owner or a colleague, as owners see them. */
export class GuideRecord {
  @ApiProperty({ description: 'The user’s id.', example: '65f0c0ffee0123456789abcd' })
  id!: string;

  @ApiProperty({ description: 'The name in the guide’s profile, or else the username.' })
  name!: string;

  @ApiProperty({ example: 'walker' })
  username!: string;

  @ApiProperty({ example: 'walker@example.com' })
  email!: string;

  @ApiProperty({ enum: GUIDE_ROLES, enumName: 'GuideRole' })
  role!: GuideRole;

  @ApiFlag('Whether this is the caller.')
  isYou?: true;
}

/** An invitation that nobody has accepted yet. */
export class InvitationRecord {
  @ApiProperty({ example: '65f0c0ffee0123456789abcd' })
  id!: string;

  @ApiProperty({
    description: 'The invited person’s name, as the owner typed it.',
    example: 'Dana Rivera',
  })
  name!: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt!: string;
}

export class NewInvitation extends InvitationRecord {
  @ApiProperty({
    description: 'The path and hash of the link on the site. Returned only this once.',
    example: `/invitation#${'A'.repeat(43)}`,
  })
  path!: string;
}

export class ColleagueList {
  @ApiProperty({
    description: 'Owners first; owners and colleagues each in the order of their sign-up.',
    type: [GuideRecord],
  })
  guides!: GuideRecord[];

  @ApiProperty({
    description: 'The invitations that haven’t expired, oldest first.',
    type: [InvitationRecord],
  })
  invitations!: InvitationRecord[];
}

export class InvitationInput {
  @IsLine('The name', 'The invited person’s name. Only owners see it.', {
    max: MAX_NAME_LENGTH,
    example: 'Dana Rivera',
  })
  name!: string;

  @IsPassword(CURRENT_PASSWORD_DESCRIPTION)
  password!: string;
}

/** Confirms that a colleague becomes an owner. */
export class OwnerInput {
  @IsPassword(CURRENT_PASSWORD_DESCRIPTION)
  password!: string;
}

/** Options for removing a colleague. */
export class RemovalInput {
  @ApiProperty({
    description:
      'Whether the colleague’s devices delete the taps that they haven’t sent. If false, the devices keep the taps until the colleague signs in as a guide again.',
  })
  @IsBoolean({ message: 'Choose whether to discard the taps that haven’t been sent.' })
  discardTaps!: boolean;
}

/** The secret of an invitation’s link. */
export class InvitationSecret {
  @ApiProperty({
    description: 'The part of the link after the #.',
    pattern: SECRET_PATTERN.source,
    example: 'A'.repeat(43),
  })
  @Matches(SECRET_PATTERN, {
    message: 'This link is incomplete. Please open the one that you were sent again.',
  })
  secret!: string;
}

/** An invitation, as shown to the person who opens its link. */
export class InvitationDetails {
  @ApiProperty({ description: 'The name of the owner who made it.', example: 'Walker' })
  invitedBy!: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt!: string;
}
