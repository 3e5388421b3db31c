import { Body, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
} from '@nestjs/swagger';
import { ForGuide } from '../auth/for-guide';
import { ApiProblems } from '../http/api-problems';
import { TimeOffInput, TimeOffRecord } from './time-off.dto';
import { TimeOffService } from './time-off.service';

@ForGuide('guide/time-off')
export class TimeOffController {
  constructor(private readonly timeOff: TimeOffService) {}

  @Get()
  @ApiOperation({
    operationId: 'timeOffList',
    summary:
      'List the time off that isn’t over, earliest first, with the booked departures during it.',
  })
  @ApiOkResponse({ type: [TimeOffRecord] })
  @ApiProblems()
  list(): Promise<TimeOffRecord[]> {
    return this.timeOff.list();
  }

  @Post()
  @ApiOperation({
    operationId: 'timeOffAdd',
    summary: 'Add time off. Departures without bookings are closed during that time.',
    description: 'Booked departures stay as they are. The response lists them.',
  })
  @ApiCreatedResponse({ type: TimeOffRecord })
  @ApiProblems(400, 403, 409, 413, 415)
  add(@Body() input: TimeOffInput): Promise<TimeOffRecord> {
    return this.timeOff.add(input);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'timeOffDelete',
    summary: 'Delete time off, so that the departures that it closed are offered again.',
  })
  @ApiParam({ name: 'id', example: '65f0c0ffee0123456789abcd' })
  @ApiNoContentResponse({ description: 'Deleted.' })
  @ApiProblems(403)
  delete(@Param('id') id: string): Promise<void> {
    return this.timeOff.delete(id);
  }
}
