import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import {
  CURRENT_PASSWORD_DESCRIPTION,
  DiffersFrom,
  IsNewPassword,
  IsPassword,
} from '../auth/auth.dto';
import { GuideProfileRecord } from '../guides/profile/profile.dto';
import { GUIDE_ROLES, type GuideRole } from '../auth/roles';
import { IsEmailAddress } from '../http/email-address';
import { refusalOptions } from '../http/problem';
import { ExportedBooking } from './exported-booking.dto';
import { ApiFlag } from '../http/api-flag';

export class PasswordChangeInput {
  @IsPassword(CURRENT_PASSWORD_DESCRIPTION)
  password!: string;

  @IsNewPassword()
  newPassword!: string;
}

export class EmailChangeInput {
  @IsPassword(CURRENT_PASSWORD_DESCRIPTION)
  password!: string;

  @DiffersFrom(['password'], refusalOptions('email-is-password'))
  @IsEmailAddress()
  email!: string;
}

export class AccountDeletionInput {
  @IsPassword(CURRENT_PASSWORD_DESCRIPTION)
  password!: string;
}

/** A browser in which the user is signed in. */
export class SessionRecord {
  @ApiProperty({
    description: 'The session’s id.',
    example: '0b8f8d6e-7c53-4b8e-9d0a-3f6a0a7f4a11',
  })
  id!: string;

  @ApiProperty({
    description: 'The browser and its operating system or device.',
    example: 'Firefox on Android',
  })
  browser!: string;

  @ApiProperty({ description: 'When the user signed in.', format: 'date-time' })
  createdAt!: string;

  @ApiPropertyOptional({
    description: 'True for the session of this call; missing for all other sessions.',
  })
  current?: true;
}

class ExportedAccount {
  @ApiProperty({ example: 'walker' })
  username!: string;

  @ApiProperty({ example: 'walker@example.com' })
  email!: string;

  @ApiFlag('Whether the user has confirmed the email address.')
  emailConfirmed?: true;

  @ApiProperty({ description: 'When the user signed up.', format: 'date-time' })
  createdAt!: string;

  @ApiFlag('Whether the user is a guide.')
  guide?: true;

  @ApiPropertyOptional({
    enum: GUIDE_ROLES,
    enumName: 'GuideRole',
    description: 'A guide’s role; missing for everyone else.',
  })
  role?: GuideRole;

  @ApiPropertyOptional({ description: 'The guide’s profile; missing if there is none.' })
  profile?: GuideProfileRecord;

  @ApiPropertyOptional({
    format: 'date-time',
    description:
      'When the guide’s calendar address was created; missing if there is none. The address itself isn’t stored.',
  })
  calendarAddressSince?: string;
}

/** All stored data about a user, except hashes of secrets and internal counters. */
@ApiExtraModels(ExportedBooking)
export class AccountData {
  @ApiProperty({ type: ExportedAccount })
  account!: ExportedAccount;

  @ApiProperty({
    description:
      'The bookings on each list, oldest first, with the guide’s notes about them. Deleted bookings are included until they’re erased.',
    type: 'object',
    additionalProperties: { type: 'array', items: { $ref: getSchemaPath(ExportedBooking) } },
    example: {
      day_tours: [
        {
          _id: '65f0c0ffee0123456789abcd',
          place: 'Central Park',
          day: 'Monday',
          people: 2,
          date: '2030-01-07',
          createdAt: '2029-12-24T15:00:00.000Z',
        },
      ],
      night_tours: [],
    },
  })
  bookings!: Record<string, ExportedBooking[]>;

  @ApiProperty({ type: [SessionRecord] })
  sessions!: SessionRecord[];
}
