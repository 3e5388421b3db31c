import { Body, Get, Param, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiProblems } from '../http/api-problems';
import { PlanningService } from './planning.service';
import { ForGuide } from '../auth/for-guide';
import { PlaceInput, PlaceRecord } from './tour-settings.dto';

@ForGuide('guide/places')
export class TourSettingsController {
  constructor(private readonly departures: PlanningService) {}

  @Get()
  @ApiOperation({ summary: 'The settings of each place.' })
  @ApiOkResponse({ type: [PlaceRecord] })
  @ApiProblems()
  list(): Promise<PlaceRecord[]> {
    return this.departures.listPlaces();
  }

  @Patch(':id')
  @ApiOperation({
    summary: 'Change a place’s settings.',
    description:
      'If departures that someone has booked would differ, the call is refused until `bookedDepartures` is set, and the error names them.',
  })
  @ApiParam({ name: 'id', description: 'The place’s `id`.', example: 'day.central-park' })
  @ApiOkResponse({ type: PlaceRecord })
  @ApiProblems(400, 403, 409, 413, 415)
  change(@Param('id') id: string, @Body() input: PlaceInput): Promise<PlaceRecord> {
    return this.departures.changePlace(id, input);
  }
}
