import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** The guide's announcement of their arrival, for visitors who are looking for the guide at the meeting point. */
export class ArrivalRecord {
  @ApiProperty({
    enum: ['here', 'late'],
    description:
      'Whether the guide is already at the meeting point (`here`) or will be late (`late`).',
  })
  state!: 'here' | 'late';

  @ApiPropertyOptional({
    description:
      'How many minutes after the start the guide expects to arrive. Present only if `state` is `late`.',
    type: 'integer',
    example: 5,
  })
  minutes?: number;

  @ApiProperty({ description: 'When the guide made the announcement.', format: 'date-time' })
  utcSaidAt!: string;
}
