import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, Length, Matches, MaxLength, ValidateBy } from 'class-validator';
import {
  GUIDE_PASSWORD_MIN,
  isCommonPassword,
  isNameForPassword,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from './password-rules';

const USERNAME_MIN = 3;
const USERNAME_MAX = 30;
// The hyphen is escaped for browsers, whose patterns have it so.
const USERNAME_PATTERN = /^[A-Za-z0-9_\-.]+$/;
/** Whom the guide's pages, or people, would take for somebody else; whatever the case, and without _ . - */
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
const EMAIL_MAX = 254;
/** Other characters may be compared as equal to each other, and so be somebody else's address. */
const PRINTABLE_ASCII = /^[\x21-\x7e]+$/;
/** The same without quotes: between them, an address could hold whatever a spreadsheet takes for a formula. */
const UNQUOTED = /^[\x21\x23-\x7e]+$/;
/** Half a surrogate pair has no UTF-8 form: all of them would be the same password. */
const WELL_FORMED = /^\P{Cs}*$/u;

const RESERVED_USERNAME = 'This username is reserved. Please choose another.';
const USERNAME_RULE = `Username must be ${String(USERNAME_MIN)} to ${String(USERNAME_MAX)} letters, numbers, or the characters _ . -`;
const EMAIL_RULE = 'Email must be an address like name@example.com.';
const LOGIN_NAME_RULE = 'Username must be a username or an email.';
const PASSWORD_RULE = `Password must be ${String(PASSWORD_MIN)} to ${String(PASSWORD_MAX)} characters long.`;
const COMMON_PASSWORD =
  'This is one of the most common passwords, so it’s easy to guess. Please choose another.';
/** For a password that is the account's username or email. */
export const NAME_FOR_PASSWORD =
  'The password can’t be your username or email. Please choose another.';

const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);

/** An email address. What lets least through comes first: the others are not to see it. */
export const IsEmailAddress = () =>
  applyDecorators(
    trimmed,
    Matches(UNQUOTED, { message: EMAIL_RULE }),
    MaxLength(EMAIL_MAX, {
      message: `Email must be at most ${String(EMAIL_MAX)} characters long.`,
    }),
    IsEmail({ allow_utf8_local_part: false }, { message: EMAIL_RULE }),
    ApiProperty({
      description: 'Unique, ignoring case.',
      format: 'email',
      maxLength: EMAIL_MAX,
      pattern: UNQUOTED.source,
      example: 'walker@example.com',
    }),
  );

/** What asks for the password once more, since whoever has the session need not be who signed in. */
export const CURRENT_PASSWORD = 'The account’s current password.';

/** A password: of 8 to 128 characters, whatever they are. */
export const IsPassword = (description: string) =>
  applyDecorators(
    Length(PASSWORD_MIN, PASSWORD_MAX, { message: PASSWORD_RULE }),
    Matches(WELL_FORMED, { message: PASSWORD_RULE }),
    ApiProperty({
      description,
      format: 'password',
      minLength: PASSWORD_MIN,
      maxLength: PASSWORD_MAX,
    }),
  );

/** A password that an account is to have. */
export const IsNewPassword = () =>
  applyDecorators(
    ValidateBy(
      {
        name: 'isUncommon',
        validator: { validate: (value) => typeof value === 'string' && !isCommonPassword(value) },
      },
      { message: COMMON_PASSWORD },
    ),
    IsPassword(
      `Any characters, used exactly as sent, but not the username, the email, or one of the most common passwords. The guide’s must be at least ${String(GUIDE_PASSWORD_MIN)} long.`,
    ),
    ApiProperty({ 'x-guideMinLength': GUIDE_PASSWORD_MIN } as ApiPropertyOptions),
  );

/** A password, or what is not to be one, that says something else than the fields named, whatever its case. */
export const DiffersFrom = (fields: readonly string[], message: string) =>
  ValidateBy(
    {
      name: 'differsFrom',
      validator: {
        validate: (value, on) => {
          const texts = fields.map((field) => (on?.object as Record<string, unknown>)[field]);
          return !isNameForPassword(
            String(value),
            texts.filter((text) => typeof text === 'string'),
          );
        },
      },
    },
    { message },
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
  @Length(USERNAME_MIN, USERNAME_MAX, { message: USERNAME_RULE })
  @Matches(USERNAME_PATTERN, { message: USERNAME_RULE })
  @ValidateBy(
    { name: 'isFree', validator: { validate: (value) => !isReservedUsername(String(value)) } },
    { message: RESERVED_USERNAME },
  )
  @trimmed
  username!: string;

  @IsEmailAddress()
  email!: string;

  @DiffersFrom(['username', 'email'], NAME_FOR_PASSWORD)
  @IsNewPassword()
  password!: string;
}

export class LoginInput {
  @ApiProperty({
    description: 'The username or the email.',
    minLength: 1,
    maxLength: EMAIL_MAX,
    pattern: PRINTABLE_ASCII.source,
    example: 'walker',
  })
  @Length(1, EMAIL_MAX, { message: LOGIN_NAME_RULE })
  @Matches(PRINTABLE_ASCII, { message: LOGIN_NAME_RULE })
  @trimmed
  username!: string;

  @IsPassword('The password.')
  password!: string;
}

export class PublicUser {
  @ApiProperty({ description: 'As it was typed at sign-up.', example: 'walker' })
  username!: string;

  @ApiProperty({ description: 'As it was typed at sign-up.', example: 'walker@example.com' })
  email!: string;

  @ApiPropertyOptional({
    type: Boolean,
    enum: [true],
    description: 'Whether this is the guide; missing for everyone else.',
  })
  guide?: true;
}

export class AuthAnswer {
  @ApiProperty({ description: 'A JSON Web Token; also set as an HttpOnly cookie.' })
  accessToken!: string;

  @ApiProperty({ type: PublicUser })
  user!: PublicUser;
}

export class SessionAnswer {
  @ApiProperty({ type: PublicUser })
  user!: PublicUser;
}
