import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** The fields of a booking that the guide sees. */
export class PartyFields {
  @ApiProperty({ description: 'The booking’s id.', example: '65f0c0ffee0123456789abcd' })
  id!: string;

  @ApiProperty({ description: 'The size of the party.', type: 'integer' })
  people!: number;

  @ApiPropertyOptional({ description: 'The party’s email, or else the account’s.' })
  email?: string;

  @ApiPropertyOptional({ description: 'The party’s phone number in E.164 format.' })
  phone?: string;

  @ApiPropertyOptional({
    type: Boolean,
    enum: [true],
    description: 'Whether that number has WhatsApp.',
  })
  whatsApp?: true;

  @ApiPropertyOptional({ description: 'The visitor’s message to the guide.' })
  message?: string;

  @ApiProperty({ description: 'When it was booked.', format: 'date-time' })
  bookedAt!: string;

  @ApiProperty({ description: 'How many of the party have arrived.', type: 'integer' })
  arrived!: number;

  @ApiProperty({ description: 'Whether the rest of the party is a no-show.' })
  noShow!: boolean;

  @ApiProperty({ description: 'The guide’s note about the party; empty if none.' })
  note!: string;
}
