import { Body, Get, HttpCode, Param, Patch, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ForGuide } from '../auth/for-guide';
import { ApiDepartureId } from '../http/api-params';
import { ApiProblems } from '../http/api-problems';
import { DepartureInput, MoveInput, MoveTarget } from './departure-settings.dto';
import { DepartureSettingsService } from './departure-settings.service';

@ForGuide('guide/departures/:id')
export class DepartureSettingsController {
  constructor(private readonly departures: DepartureSettingsService) {}

  @Patch()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'daySheetSetDeparture',
    summary: 'Change, close, cancel, or reopen one departure.',
    description:
      'Missing fields are left unchanged. A setting that is set to the tour’s current value follows the tour’s setting from then on. Setting `state` without `reason` deletes the previous reason.',
  })
  @ApiDepartureId()
  @ApiNoContentResponse({ description: 'Changed.' })
  @ApiProblems(400, 403, 409, 413, 415)
  change(@Param('id') id: string, @Body() input: DepartureInput): Promise<void> {
    return this.departures.change(id, input);
  }

  @Get('move-targets')
  @ApiOperation({
    operationId: 'daySheetMoveTargets',
    summary:
      'List the departures of the same tour that all bookings of this departure can be moved to.',
  })
  @ApiDepartureId()
  @ApiOkResponse({ type: [MoveTarget] })
  @ApiProblems()
  findMoveTargets(@Param('id') id: string): Promise<MoveTarget[]> {
    return this.departures.findMoveTargets(id);
  }

  @Put('date')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'daySheetMoveDeparture',
    summary: 'Move one departure, with all its bookings, to a different date.',
  })
  @ApiDepartureId()
  @ApiNoContentResponse({ description: 'Moved.' })
  @ApiProblems(400, 403, 409, 413, 415)
  move(@Param('id') id: string, @Body() input: MoveInput): Promise<void> {
    return this.departures.move(id, input);
  }
}
