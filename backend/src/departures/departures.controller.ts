import { Controller, Get, Header, Query, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DatabaseGuard } from '../http/database.guard';
import { ApiProblems } from '../http/api-problems';
import { DepartureRecord, DeparturesQuery } from './departures.dto';
import { FRESH_SECONDS, PublicDeparturesService } from './public-departures.service';

@ApiTags('Departures')
@Controller('departures')
@UseGuards(DatabaseGuard)
export class DeparturesController {
  constructor(private readonly departures: PublicDeparturesService) {}

  @Get()
  @Header('Cache-Control', `public, max-age=${String(FRESH_SECONDS)}`)
  @ApiOperation({ summary: 'When tours start and how many spots are left, by date and place.' })
  @ApiOkResponse({ type: [DepartureRecord] })
  @ApiProblems(400)
  list(@Query() query: DeparturesQuery): Promise<DepartureRecord[]> {
    return this.departures.list(query);
  }
}
