import { Body, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ForGuide } from '../auth/for-guide';
import { GuideChoice } from '../departures/leaders.dto';
import { ApiDepartureId } from '../http/api-params';
import { ApiProblems } from '../http/api-problems';
import { AssignedCount, LeaderInput } from './leaders.dto';
import { LeaderAssignmentService } from './leader-assignment.service';
import { CalendarQuery } from './planning.dto';

@ForGuide('guide')
export class LeadersController {
  constructor(private readonly leaders: LeaderAssignmentService) {}

  @Get('departures/:id/guides')
  @ApiOperation({
    operationId: 'leadersChoices',
    summary: 'List the guides who could lead one departure.',
    description:
      'Free guides come first. Among them, those with the fewest tours on that date come first.',
  })
  @ApiDepartureId()
  @ApiOkResponse({ type: [GuideChoice] })
  @ApiProblems()
  findChoices(@Param('id') id: string): Promise<GuideChoice[]> {
    return this.leaders.findChoices(id);
  }

  @Put('departures/:id/guide')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'leadersAssign',
    summary: 'Change who leads one departure.',
    description: 'Canceling or moving a departure removes its guide.',
  })
  @ApiDepartureId()
  @ApiNoContentResponse({ description: 'Changed.' })
  @ApiProblems(400, 403, 409, 413, 415)
  assign(@Param('id') id: string, @Body() input: LeaderInput): Promise<void> {
    return this.leaders.assign(id, input);
  }

  @Post('planning/suggested-guides')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'leadersAssignSuggested',
    summary: 'Assign the suggested guides to all departures between two dates.',
    description: 'Skips departures that no guide is free to lead.',
  })
  @ApiOkResponse({ type: AssignedCount })
  @ApiProblems(400, 403, 415)
  assignSuggested(@Query() { from, days }: CalendarQuery): Promise<AssignedCount> {
    return this.leaders.assignSuggested(from, days);
  }
}
