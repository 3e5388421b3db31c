import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsString, ValidateIf } from 'class-validator';
import { MayBeMissing } from '../http/may-be-missing';

/** The guide to assign to a departure. */
export class LeaderInput {
  @ApiProperty({
    description: 'The guide’s id; null to remove the departure’s guide.',
    type: String,
    nullable: true,
    example: '65f0c0ffee0123456789abcd',
  })
  @ValidateIf(({ guide }: LeaderInput) => guide !== null)
  @IsString({ message: 'Guide must be a guide’s id, or null.' })
  guide!: string | null;

  @ApiPropertyOptional({
    description:
      'Whether to assign the guide even if they are off or lead another tour at that time. If false, the call is refused with an error for `guide`, so that the client can ask the owner.',
  })
  @MayBeMissing()
  @IsBoolean({ message: 'Anyway must be true or false.' })
  anyway?: boolean;
}

/** The result of assigning the suggested guides. */
export class AssignedCount {
  @ApiProperty({ description: 'How many departures got a guide.', type: 'integer', minimum: 0 })
  assigned!: number;
}
