import { Body, Get, HttpCode, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ForGuide } from '../auth/for-guide';
import { ApiProblems } from '../http/api-problems';
import { PlanningInput, PlanningRecord } from './planning.dto';
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
