import { Body, Controller, Get, Param, Patch, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { GuideGuard } from '../auth/guide.guard';
import { DatabaseGuard } from '../http/database.guard';
import { ApiProblems } from '../http/api-problems';
import { PlanningService } from './planning.service';
import { ApiForGuide } from '../auth/guide.docs';
import { PlaceInput, PlaceRecord } from './tour-settings.dto';

@ApiTags('Guide')
@Controller('guide/places')
@UseGuards(DatabaseGuard, GuideGuard)
export class TourSettingsController {
  constructor(private readonly departures: PlanningService) {}

  @Get()
  @ApiForGuide()
  @ApiOperation({ summary: 'The settings of each place.' })
  @ApiOkResponse({ type: [PlaceRecord] })
  @ApiProblems()
  list(): Promise<PlaceRecord[]> {
    return this.departures.listPlaces();
  }

  @Patch(':id')
  @ApiForGuide()
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
