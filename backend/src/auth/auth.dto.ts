import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Length, Matches, ValidateBy, type ValidationOptions } from 'class-validator';
import { refusalOptions } from '../http/problem';
import { MAX_EMAIL_LENGTH, IsEmailAddress, TrimString } from '../http/email-address';
import {
  GUIDE_PASSWORD_MIN_LENGTH,
  isCommonPassword,
  matchesName,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from './password-rules';
import { ApiFlag } from '../http/api-flag';
import { GUIDE_ROLES, type GuideRole } from './roles';

const USERNAME_MIN = 3;
const USERNAME_MAX = 30;
// The hyphen is escaped because the `pattern` attribute in browsers requires it.
const USERNAME_PATTERN = /^[A-Za-z0-9_\-.]+$/;
/** Names that visitors could mistake for the guide's, in lower case, without underscores, periods, or hyphens. */
const RESERVED_USERNAMES = new Set([
  'admin',
  'administrator',
  'guest',
  'guide',
  'owner',
  'root',
  'staff',
  'support',
  'walkin',
]);
/**
 * Sign-in names are ASCII, because the index ignores some differences between other characters and could find the wrong
 * account.
 */
const PRINTABLE_ASCII = /^[\x21-\x7e]+$/;
/** Rejects lone surrogates. UTF-8 can't encode them, so different passwords would have the same hash. */
const WELL_FORMED = /^\P{Cs}*$/u;

const USERNAME_RULE = refusalOptions('username-invalid', {
  least: USERNAME_MIN,
  most: USERNAME_MAX,
});
const LOGIN_NAME_RULE = refusalOptions('sign-in-name-invalid');
const PASSWORD_RULE = refusalOptions('password-length', {
  least: PASSWORD_MIN_LENGTH,
  most: PASSWORD_MAX_LENGTH,
});

/**
 * The description of the password field in sensitive calls. These calls require the password again, because somebody
 * else may be using the session.
 */
export const CURRENT_PASSWORD_DESCRIPTION = 'The account’s current password.';

/** Requires a password of 8 to 128 characters of any kind. */
export const IsPassword = (description: string) =>
  applyDecorators(
    Length(PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_RULE),
    Matches(WELL_FORMED, PASSWORD_RULE),
    ApiProperty({
      description,
      format: 'password',
      minLength: PASSWORD_MIN_LENGTH,
      maxLength: PASSWORD_MAX_LENGTH,
    }),
  );

/** Requires a password of 8 to 128 characters that isn't a common one. */
export const IsNewPassword = () =>
  applyDecorators(
    ValidateBy(
      {
        name: 'isUncommon',
        validator: { validate: (value) => typeof value === 'string' && !isCommonPassword(value) },
      },
      refusalOptions('password-common'),
    ),
    IsPassword(
      `Any characters, used exactly as sent. It must differ from the username, the email address, and the most common passwords. A guide’s password must have at least ${String(GUIDE_PASSWORD_MIN_LENGTH)} characters.`,
    ),
    ApiProperty({ 'x-guideMinLength': GUIDE_PASSWORD_MIN_LENGTH } as ApiPropertyOptions),
  );

/** Requires a value that differs from the values of these fields, ignoring case. */
export const DiffersFrom = (fields: readonly string[], options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'differsFrom',
      validator: {
        validate: (value, context) => {
          const otherValues = fields.map(
            (field) => (context?.object as Record<string, unknown>)[field],
          );
          return !matchesName(
            String(value),
            otherValues.filter((other) => typeof other === 'string'),
          );
        },
      },
    },
    options,
  );

function isReservedUsername(username: string): boolean {
  return RESERVED_USERNAMES.has(username.toLowerCase().replace(/[_.-]/g, ''));
}

export class SignUpInput {
  @ApiProperty({
    description: 'Unique, ignoring case.',
    minLength: USERNAME_MIN,
    maxLength: USERNAME_MAX,
    pattern: USERNAME_PATTERN.source,
    example: 'walker',
  })
  @Length(USERNAME_MIN, USERNAME_MAX, USERNAME_RULE)
  @Matches(USERNAME_PATTERN, USERNAME_RULE)
  @ValidateBy(
    {
      name: 'isNotReserved',
      validator: { validate: (value) => !isReservedUsername(String(value)) },
    },
    refusalOptions('username-reserved'),
  )
  @TrimString
  username!: string;

  @IsEmailAddress()
  email!: string;

  @DiffersFrom(['username', 'email'], refusalOptions('password-is-name'))
  @IsNewPassword()
  password!: string;
}

export class LoginInput {
  @ApiProperty({
    description: 'The username or the email address.',
    minLength: 1,
    maxLength: MAX_EMAIL_LENGTH,
    pattern: PRINTABLE_ASCII.source,
    example: 'walker',
  })
  @Length(1, MAX_EMAIL_LENGTH, LOGIN_NAME_RULE)
  @Matches(PRINTABLE_ASCII, LOGIN_NAME_RULE)
  @TrimString
  username!: string;

  @IsPassword('The password.')
  password!: string;
}

export class PublicUser {
  @ApiProperty({ description: 'The username as typed at sign-up.', example: 'walker' })
  username!: string;

  @ApiProperty({ description: 'The email address as last typed.', example: 'walker@example.com' })
  email!: string;

  @ApiFlag('Whether the user is a guide; missing for everyone else.')
  guide?: true;

  @ApiPropertyOptional({
    enum: GUIDE_ROLES,
    enumName: 'GuideRole',
    description:
      'A guide’s role; missing for everyone else. A colleague sees only the departures that they lead.',
  })
  role?: GuideRole;

  @ApiPropertyOptional({
    format: 'date-time',
    description:
      'When an owner discarded this guide’s unsent taps, such as check-ins. Missing if no owner has done so.',
  })
  tapsDiscardedAt?: string;
}

export class AuthResponse {
  @ApiProperty({ description: 'A JSON Web Token; also set as an HttpOnly cookie.' })
  accessToken!: string;

  @ApiProperty({ type: PublicUser })
  user!: PublicUser;
}

export class SessionResponse {
  @ApiProperty({ type: PublicUser })
  user!: PublicUser;
}
