import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, ValidateBy, ValidateIf } from 'class-validator';
import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { IsEmailAddress, TrimString } from '../http/email-address';
import { refusalOptions } from '../http/problem';
import { IsLine, IsText } from '../http/is-line';
import { MayBeMissing } from '../http/may-be-missing';

const NAME_MAX = 100;
const NOTE_MAX = 500;
/** The country of numbers without a country code. */
const DEFAULT_COUNTRY = 'US';

/** How the guide reaches a party. */
export class ContactInput {
  @TrimString
  @IsLine('Name', 'The name of the person whom the guide should ask for.', {
    max: NAME_MAX,
    code: 'contact-name-invalid',
  })
  name!: string;

  @ApiProperty({ required: false })
  @ValidateIf(({ email, phone }: ContactInput) => email !== undefined || phone === undefined)
  @IsEmailAddress('The email address of the party. Required unless there is a phone number.')
  @ValidateBy(
    { name: 'isReachable', validator: { validate: (value) => value !== undefined } },
    refusalOptions('contact-unreachable'),
  )
  email?: string;

  @ApiPropertyOptional({
    description:
      'A valid phone number, returned in E.164 format. A number without a country code is taken as American. Required unless there is an email address.',
    maxLength: 40,
    example: '+12125550100',
  })
  @MayBeMissing()
  @Transform(({ value }: { value: unknown }) => toE164(value))
  @ValidateBy(
    {
      name: 'isPhone',
      validator: { validate: (value) => typeof value === 'string' && isValidPhoneNumber(value) },
    },
    refusalOptions('phone-invalid'),
  )
  phone?: string;

  @ApiPropertyOptional({ description: 'Whether the phone number has WhatsApp.' })
  @MayBeMissing()
  @IsBoolean(refusalOptions('whatsapp-invalid'))
  @ValidateBy(
    {
      name: 'hasPhone',
      validator: {
        validate: (value, args) =>
          value === false || (args?.object as ContactInput | undefined)?.phone !== undefined,
      },
    },
    refusalOptions('whatsapp-without-phone'),
  )
  whatsApp?: boolean;

  @MayBeMissing()
  @TrimString
  @IsText('Note', 'A note for the guide, such as “We have a stroller.”', NOTE_MAX, {
    required: false,
    code: 'note-too-long',
  })
  note?: string;
}

/** Converts a valid phone number to E.164 format, and returns anything else unchanged. */
function toE164(value: unknown): unknown {
  // Longer strings aren't phone numbers, and would take long to parse.
  if (typeof value !== 'string' || value.length > 40) return value;
  const number = parsePhoneNumberFromString(value, DEFAULT_COUNTRY);
  return number?.isValid() === true ? number.number : value;
}
