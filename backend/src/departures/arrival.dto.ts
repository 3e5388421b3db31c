import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** The guide's announcement of their arrival, for visitors who are looking for the guide at the meeting point. */
export class ArrivalRecord {
  @ApiProperty({
    enum: ['here', 'late'],
    description: 'Whether the guide is at the meeting point or is going to be late.',
  })
  state!: 'here' | 'late';

  @ApiPropertyOptional({
    description: 'The expected delay in minutes after the start; only if late.',
    type: 'integer',
    example: 5,
  })
  minutes?: number;

  @ApiProperty({ description: 'When the guide made the announcement.', format: 'date-time' })
  utcSaidAt!: string;
}
