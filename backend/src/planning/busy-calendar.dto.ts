import { ApiProperty } from '@nestjs/swagger';
import { IsLine } from '../http/is-line';
import { LedDepartureRecord } from './led-departure.dto';

const MAX_ADDRESS_LENGTH = 2000;

/** The secret address of a calendar. */
export class BusyCalendarInput {
  @IsLine('Address', 'The calendar’s secret address (iCalendar). Never returned by the API.', {
    max: MAX_ADDRESS_LENGTH,
    example: 'https://calendar.example.com/private-SECRET/basic.ics',
  })
  url!: string;
}

/** The guide's own calendar, and the result of reading it last. */
export class BusyCalendarRecord {
  @ApiProperty({
    description: 'The host of the calendar’s address; null if no calendar is connected.',
    type: String,
    nullable: true,
    example: 'calendar.example.com',
  })
  host!: string | null;

  @ApiProperty({
    description: 'When the calendar was last read successfully; null if none is connected.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  readAt!: string | null;

  @ApiProperty({
    description:
      'When reading the calendar first failed since `readAt`; null if the last reading succeeded. The busy times from `readAt` still count.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  failingSince!: string | null;

  @ApiProperty({
    description: 'Why the last reading failed, as a sentence; null if it succeeded.',
    type: String,
    nullable: true,
  })
  error!: string | null;

  @ApiProperty({
    description:
      'How many busy times aren’t over yet. Appointments that overlap or touch are one busy time.',
    type: 'integer',
    minimum: 0,
  })
  busyTimes!: number;

  @ApiProperty({
    description:
      'The booked departures during busy times, earliest first. They take place unless the guide cancels or moves them.',
    type: [LedDepartureRecord],
  })
  booked!: LedDepartureRecord[];
}
