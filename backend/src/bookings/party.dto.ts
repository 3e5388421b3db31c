import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { SITE_LANGUAGE_CODES, type SiteLanguage } from 'shared/site-languages';
import { ContactInput } from './contact.dto';

/** The fields of a booking that the guide sees. */
export class PartyFields extends OmitType(ContactInput, ['name', 'email', 'note'] as const) {
  @ApiProperty({ description: 'The booking’s id.', example: '65f0c0ffee0123456789abcd' })
  id!: string;

  @ApiProperty({ description: 'The size of the party.', type: 'integer' })
  people!: number;

  @ApiPropertyOptional({ description: 'The party’s email address, or else the account’s.' })
  email?: string;

  @ApiPropertyOptional({ description: 'The note for the guide in the party’s contact.' })
  message?: string;

  @ApiPropertyOptional({
    enum: SITE_LANGUAGE_CODES,
    enumName: 'SiteLanguage',
    description: 'The language that the party reads; missing for English.',
  })
  language?: SiteLanguage;

  @ApiProperty({ description: 'When the party booked.', format: 'date-time' })
  bookedAt!: string;

  @ApiProperty({ description: 'How many people of the party have arrived.', type: 'integer' })
  arrived!: number;

  @ApiProperty({ description: 'Whether the people who haven’t arrived are no-shows.' })
  noShow!: boolean;

  @ApiProperty({ description: 'The guide’s note about the party; may be empty.' })
  note!: string;
}
