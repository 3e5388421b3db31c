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
  @IsLine('Name', 'The name that the guide asks for.', {
    max: NAME_MAX,
    code: 'contact-name-invalid',
  })
  name!: string;

  @ApiProperty({ required: false })
  @ValidateIf(({ email, phone }: ContactInput) => email !== undefined || phone === undefined)
  @IsEmailAddress('Where the guide can write to. Required unless there is a phone number.')
  @ValidateBy(
    { name: 'isReachable', validator: { validate: (value) => value !== undefined } },
    refusalOptions('contact-unreachable'),
  )
  email?: string;

  @ApiPropertyOptional({
    description:
      'An existing phone number in E.164 format. Input may have it as Americans dial it. Required unless there is an email.',
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
  @IsText('Note', 'What the guide should know: a stroller, arriving by ferry.', NOTE_MAX, {
    required: false,
    code: 'note-too-long',
  })
  note?: string;
}

/** Returns an existing phone number in E.164 format, and anything else unchanged. */
function toE164(value: unknown): unknown {
  // No phone number is that long, and parsing a long string takes long.
  if (typeof value !== 'string' || value.length > 40) return value;
  const number = parsePhoneNumberFromString(value, DEFAULT_COUNTRY);
  return number?.isValid() === true ? number.number : value;
}
