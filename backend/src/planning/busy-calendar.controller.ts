import { Body, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ForGuide } from '../auth/for-guide';
import { ApiProblems } from '../http/api-problems';
import { BusyCalendarInput, BusyCalendarRecord } from './busy-calendar.dto';
import { BusyCalendarService } from './busy-calendar.service';

@ForGuide('guide/busy-calendar')
export class BusyCalendarController {
  constructor(private readonly calendar: BusyCalendarService) {}

  @Get()
  @ApiOperation({
    operationId: 'busyCalendarGet',
    summary: 'The state of the guide’s own calendar, and the booked departures during busy times.',
  })
  @ApiOkResponse({ type: BusyCalendarRecord })
  @ApiProblems()
  get(): Promise<BusyCalendarRecord> {
    return this.calendar.get();
  }

  @Put()
  @ApiOperation({
    operationId: 'busyCalendarConnect',
    summary: 'Connect the guide’s own calendar, and read it now.',
    description:
      'Departures without bookings are closed during busy times. Only the times of appointments are stored, and the calendar is read again every 15 minutes. Replaces the previous calendar. If the calendar can’t be read, nothing changes.',
  })
  @ApiOkResponse({ type: BusyCalendarRecord })
  @ApiProblems(400, 403, 413, 415, 429)
  connect(@Body() input: BusyCalendarInput): Promise<BusyCalendarRecord> {
    return this.calendar.connect(input);
  }

  @Post('read')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'busyCalendarRead',
    summary: 'Read the guide’s own calendar now.',
    description:
      'If the calendar can’t be read, the response contains the reason, and the previous busy times are kept.',
  })
  @ApiOkResponse({ type: BusyCalendarRecord })
  @ApiProblems(403, 415, 429)
  read(): Promise<BusyCalendarRecord> {
    return this.calendar.read();
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'busyCalendarDisconnect',
    summary:
      'Disconnect the guide’s own calendar, so that the departures that it closed are offered again.',
  })
  @ApiNoContentResponse({ description: 'No calendar is connected anymore.' })
  @ApiProblems(403)
  disconnect(): Promise<void> {
    return this.calendar.disconnect();
  }
}
