import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, ValidateBy, ValidateIf } from 'class-validator';
import { IsEmailAddress, TrimString } from '../http/email-address';
import { refusalOptions } from '../http/problem';
import { IsLine, IsText } from '../http/is-line';
import { MayBeMissing } from '../http/may-be-missing';
import { IsPhoneNumber } from '../http/phone-number';

const MAX_NAME_LENGTH = 100;
const MAX_NOTE_LENGTH = 500;

/** How the guide reaches a party. */
export class ContactInput {
  @TrimString
  @IsLine('Name', 'The name of the person whom the guide should ask for.', {
    max: MAX_NAME_LENGTH,
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

  @IsPhoneNumber('Required unless there is an email address.')
  phone?: string;

  @ApiPropertyOptional({
    description: 'Whether the party can be reached on WhatsApp with the phone number.',
  })
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
  @IsText('Note', 'A note for the guide, such as “We have a stroller.”', MAX_NOTE_LENGTH, {
    required: false,
    code: 'note-too-long',
  })
  note?: string;
}
