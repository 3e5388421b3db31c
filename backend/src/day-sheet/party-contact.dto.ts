import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** A party that the guide may have to reach: how, and how large it is. */
export class PartyToReach {
  @ApiPropertyOptional({ description: 'The party’s email, or else the account’s.' })
  email?: string;

  @ApiPropertyOptional({ description: 'The party’s phone number, by E.164.' })
  phone?: string;

  @ApiPropertyOptional({
    type: Boolean,
    enum: [true],
    description: 'Whether that number has WhatsApp.',
  })
  whatsApp?: true;

  @ApiPropertyOptional({ description: 'What the visitor wants the guide to know.' })
  message?: string;

  @ApiProperty({ description: 'The size of the party.', type: 'integer' })
  people!: number;
}
