import { Controller, Get, Header, NotFoundException, Param, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { DatabaseGuard } from '../http/database.guard';
import { ApiProblem, ApiProblems } from '../http/api-problems';
import { NOT_FOUND_REFUSAL } from '../http/problem';
import { CALENDAR_TYPE } from '../icalendar/icalendar';
import { CalendarAddressesService } from './calendar-addresses.service';
import { GuideCalendarService } from './guide-calendar.service';

/** Serves guides' calendars. Calendar apps send neither a cookie nor a token, so the secret address authorizes them. */
@ApiTags('Guide')
@Controller('calendar/feed')
@UseGuards(DatabaseGuard)
export class CalendarFeedController {
  constructor(
    private readonly addresses: CalendarAddressesService,
    private readonly calendar: GuideCalendarService,
  ) {}

  @Get(':file')
  @Header('Content-Type', CALENDAR_TYPE)
  @ApiOperation({
    summary: 'Get the guide’s departures as a calendar to subscribe to (iCalendar).',
  })
  @ApiParam({
    name: 'file',
    description: 'The file name in the path that `POST /guide/calendar-address` returned.',
    example: 'SECRET.ics',
  })
  @ApiOkResponse({
    description: 'The calendar.',
    content: { 'text/calendar': { schema: { type: 'string' } } },
  })
  @ApiProblem(404, 'The address never existed or was revoked.')
  @ApiProblems()
  async feed(@Param('file') file: string): Promise<string> {
    if (!(await this.addresses.isValid(file))) throw new NotFoundException(NOT_FOUND_REFUSAL);
    return this.calendar.exportFeed();
  }
}
