import { Body, Get, HttpCode, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ForGuide } from '../auth/for-guide';
import { ApiProblems } from '../http/api-problems';
import { CalendarDeparture, CalendarQuery, PlanningInput, PlanningRecord } from './planning.dto';
import { PlanningService } from './planning.service';

@ForGuide('guide/planning')
export class PlanningController {
  constructor(private readonly planning: PlanningService) {}

  @Get()
  @ApiOperation({
    operationId: 'planningGet',
    summary: 'How many tours can be led at once, and the booked departures that clash.',
  })
  @ApiOkResponse({ type: PlanningRecord })
  @ApiProblems()
  get(): Promise<PlanningRecord> {
    return this.planning.get();
  }

  @Get('calendar')
  @ApiOperation({
    operationId: 'planningCalendar',
    summary: 'All departures between two dates, earliest first.',
    description:
      'Hidden tours are included only if they have bookings. Days on which a tour doesn’t run are left out.',
  })
  @ApiOkResponse({ type: [CalendarDeparture] })
  @ApiProblems(400)
  listDepartures(@Query() { from, days }: CalendarQuery): Promise<CalendarDeparture[]> {
    return this.planning.listDepartures(from, days);
  }

  @Put()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'planningChange',
    summary: 'Change how many tours can be led at once.',
    description:
      'Existing bookings stay, even if more tours are booked than can be led from now on.',
  })
  @ApiNoContentResponse({ description: 'Changed.' })
  @ApiProblems(400, 403, 413, 415)
  change(@Body() input: PlanningInput): Promise<void> {
    return this.planning.change(input);
  }
}
