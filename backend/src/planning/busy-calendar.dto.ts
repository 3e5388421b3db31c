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

/** The guide's own calendar, and whether it could be read last time. */
export class BusyCalendarRecord {
  @ApiProperty({
    description: 'The host of the calendar’s address; null if no calendar is connected.',
    type: String,
    nullable: true,
    example: 'calendar.example.com',
  })
  host!: string | null;

  @ApiProperty({
    description: 'When the calendar was last read successfully; null if no calendar is connected.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  readAt!: string | null;

  @ApiProperty({
    description:
      'When reading the calendar first failed since `readAt`; null if it could be read last time. The busy times from `readAt` still apply.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  failingSince!: string | null;

  @ApiProperty({
    description: 'Why the calendar couldn’t be read last time, as a sentence; null if it could.',
    type: String,
    nullable: true,
  })
  error!: string | null;

  @ApiProperty({
    description:
      'The number of busy times that aren’t over. Appointments that overlap or touch count as one busy time.',
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
