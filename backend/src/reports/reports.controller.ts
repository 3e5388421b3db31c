import {
  Body,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
} from '@nestjs/swagger';
import type { CallerRequest } from '../auth/caller';
import { ChecksPassword } from '../auth/password.guard';
import { ApiDepartureId } from '../http/api-params';
import { ApiProblems } from '../http/api-problems';
import { CALENDAR_TYPE } from '../icalendar/icalendar';
import { BookingsCsvService } from './bookings-csv.service';
import { CalendarAddressesService } from './calendar-addresses.service';
import { checkRange } from './check-range';
import { toCsvFile } from './csv-file';
import { FiguresService } from './figures.service';
import { GuideCalendarService } from './guide-calendar.service';
import { AllowColleague } from '../auth/allow-colleague';
import { ForGuide } from '../auth/for-guide';
import {
  CalendarAddressInput,
  NewCalendarAddress,
  CalendarAddressState,
  CsvQuery,
  Figures,
  MAX_REPORT_DAYS,
  RangeQuery,
  VisitorBooking,
  VisitorRecord,
  VisitorsQuery,
} from './reports.dto';
import { VisitReport } from './visit-report.dto';
import { VisitReportService } from './visit-report.service';
import { VisitorsService } from './visitors.service';

@ForGuide('guide')
export class ReportsController {
  constructor(
    private readonly visitors: VisitorsService,
    private readonly csv: BookingsCsvService,
    private readonly figuresService: FiguresService,
    private readonly visits: VisitReportService,
    private readonly calendar: GuideCalendarService,
    private readonly addresses: CalendarAddressesService,
  ) {}

  @Get('visitors')
  @ApiOperation({
    summary: 'Search for visitors by their username, email address, or contact in a booking.',
  })
  @ApiOkResponse({ type: [VisitorRecord] })
  @ApiProblems(400)
  search(@Query() { query }: VisitorsQuery): Promise<VisitorRecord[]> {
    return this.visitors.search(query);
  }

  @Get('visitors/:id/bookings')
  @ApiOperation({ summary: 'List a visitor’s bookings on both lists, latest date first.' })
  @ApiParam({
    name: 'id',
    description: 'The visitor’s `id` from the search.',
    example: '65f0c0ffee0123456789abcd',
  })
  @ApiOkResponse({ type: [VisitorBooking] })
  @ApiProblems()
  history(@Param('id') id: string): Promise<VisitorBooking[]> {
    return this.visitors.findBookings(id);
  }

  @Get('bookings.csv')
  @ApiOperation({ summary: 'Get the bookings in a range of dates, as a spreadsheet file (CSV).' })
  @ApiOkResponse({
    description: 'The file, in UTF-8, without formulas.',
    content: { 'text/csv': { schema: { type: 'string' } } },
  })
  @ApiProblems(400)
  async export(@Query() { separator = 'comma', ...query }: CsvQuery): Promise<StreamableFile> {
    const { from, to } = checkRange(query, MAX_REPORT_DAYS);
    return toCsvFile(`bookings-${from}-${to}.csv`, await this.csv.exportLines(from, to, separator));
  }

  @Get('figures')
  @ApiOperation({ summary: 'Get statistics on the bookings in a range of dates.' })
  @ApiOkResponse({ type: Figures })
  @ApiProblems(400)
  figures(@Query() query: RangeQuery): Promise<Figures> {
    const { from, to } = checkRange(query, MAX_REPORT_DAYS);
    return this.figuresService.computeFigures(from, to);
  }

  @Get('visits')
  @ApiOperation({
    summary:
      'Count the visits in a range of dates that took each step from a tour’s page to a booking.',
  })
  @ApiOkResponse({ type: VisitReport })
  @ApiProblems(400)
  visitReport(@Query() query: RangeQuery): Promise<VisitReport> {
    const { from, to } = checkRange(query, MAX_REPORT_DAYS);
    return this.visits.load(from, to);
  }

  @Get('departures/:id/calendar')
  @AllowColleague('departure')
  @Header('Content-Type', CALENDAR_TYPE)
  @Header('Content-Disposition', 'attachment; filename="tour.ics"')
  @ApiOperation({ summary: 'Get a departure as a calendar file (iCalendar).' })
  @ApiDepartureId()
  @ApiOkResponse({
    description: 'The file.',
    content: { 'text/calendar': { schema: { type: 'string' } } },
  })
  @ApiProblems()
  departure(@Param('id') id: string): Promise<string> {
    return this.calendar.exportDeparture(id);
  }

  @Get('calendar-address')
  @ApiOperation({
    summary: 'Get when the guide’s secret calendar address was created, if there is one.',
  })
  @ApiOkResponse({ type: CalendarAddressState })
  @ApiProblems()
  address(@Req() { user }: CallerRequest): Promise<CalendarAddressState> {
    return this.addresses.getState(user.id);
  }

  @Post('calendar-address')
  @ChecksPassword()
  @ApiOperation({
    summary:
      'Create a secret address that calendar apps can subscribe to. The previous address stops working. Changing the password or email address, or signing out everywhere else, also revokes it.',
  })
  @ApiCreatedResponse({ type: NewCalendarAddress })
  @ApiProblems(400, 403, 413, 415, 429)
  renewAddress(
    @Req() { user, ip }: CallerRequest,
    @Body() { password }: CalendarAddressInput,
  ): Promise<NewCalendarAddress> {
    return this.addresses.renew(user.id, password, ip);
  }

  @Delete('calendar-address')
  @HttpCode(204)
  @ApiOperation({ summary: 'Revoke the calendar address. Safe to repeat.' })
  @ApiNoContentResponse({ description: 'The address no longer works.' })
  @ApiProblems(403, 415)
  async revokeAddress(@Req() { user }: CallerRequest): Promise<void> {
    await this.addresses.revoke(user.id);
  }
}
