import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, ValidateIf } from 'class-validator';
import { ARRIVAL_STATES } from '../departures/arrival';
import { ArrivalRecord } from '../departures/arrival.dto';
import { IsWhole } from '../http/is-whole';
import { MayBeMissing } from '../http/may-be-missing';

const MOST_MINUTES = 60;
const MOST_SECONDS = 24 * 60 * 60;

/** Where the guide is, for visitors who look for them. */
export class ArrivalInput {
  @ApiProperty({
    enum: ARRIVAL_STATES,
    description: 'unknown: takes back what was said before.',
  })
  @IsIn(ARRIVAL_STATES, { message: `State must be one of ${ARRIVAL_STATES.join(', ')}.` })
  state!: (typeof ARRIVAL_STATES)[number];

  @ApiPropertyOptional({
    description:
      'How many minutes after the start the guide will be there. Only for late, and required there.',
    type: 'integer',
    minimum: 1,
    maximum: MOST_MINUTES,
    example: 5,
  })
  @ValidateIf(({ state, minutes }: ArrivalInput) => state === 'late' || minutes !== undefined)
  @IsWhole('Minutes', 1, MOST_MINUTES)
  minutes?: number;

  @ApiPropertyOptional({
    description:
      'How many seconds ago the guide said so, if it could not be sent at once; 0 if missing. What was said later stays.',
    type: 'integer',
    minimum: 0,
    maximum: MOST_SECONDS,
  })
  @MayBeMissing()
  @IsWhole('Seconds', 0, MOST_SECONDS)
  secondsAgo?: number;
}

/** What has become of it. */
export class ArrivalAnswer {
  @ApiPropertyOptional({
    description:
      'What visitors are told now: what was said last, maybe on another device; missing if nothing.',
    type: ArrivalRecord,
  })
  arrival?: ArrivalRecord;
}
