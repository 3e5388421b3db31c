import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsIn, ValidateIf } from 'class-validator';
import { ARRIVAL_STATES } from '../departures/arrival';
import { ArrivalRecord } from '../departures/arrival.dto';
import { IsInteger } from '../http/is-integer';
import { MayBeMissing } from '../http/may-be-missing';

const MAX_DELAY_MINUTES = 60;
const MAX_SECONDS_AGO = 24 * 60 * 60;

/** An announcement that the guide has arrived, or will be late. */
export class ArrivalInput {
  @ApiProperty({
    enum: ARRIVAL_STATES,
    description: '`unknown` revokes the previous announcement.',
  })
  @IsIn(ARRIVAL_STATES, { message: `State must be one of ${ARRIVAL_STATES.join(', ')}.` })
  state!: (typeof ARRIVAL_STATES)[number];

  @ValidateIf(({ state, minutes }: ArrivalInput) => state === 'late' || minutes !== undefined)
  @IsInteger(
    'Minutes',
    'How many minutes after the start the guide expects to arrive. Required if the state is `late`, and ignored otherwise.',
    { minimum: 1, maximum: MAX_DELAY_MINUTES, example: 5, required: false },
  )
  minutes?: number;

  @MayBeMissing()
  @IsInteger(
    'Seconds',
    'How many seconds ago the guide announced this, if the phone couldn’t send it right away. Defaults to 0. A later announcement isn’t replaced.',
    { minimum: 0, maximum: MAX_SECONDS_AGO, required: false },
  )
  secondsAgo?: number;
}

/** The announcement that visitors see after the call. */
@ApiSchema({ name: 'ArrivalAnswer' })
export class ArrivalResponse {
  @ApiPropertyOptional({
    description:
      'The latest announcement, possibly from a different device; missing if there is none.',
    type: ArrivalRecord,
  })
  arrival?: ArrivalRecord;
}
