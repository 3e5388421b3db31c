import { Controller, Get, Inject, Query, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../config';
import { DatabaseGuard } from '../http/database.guard';
import { ApiProblems } from '../http/api-problems';
import { DepartureRecord, DeparturesQuery } from './departures.dto';
import { PublicDeparturesService } from './public-departures.service';

@ApiTags('Departures')
@Controller('departures')
@UseGuards(DatabaseGuard)
export class DeparturesController {
  constructor(
    private readonly departures: PublicDeparturesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Departures with their vacancies, sorted by date and start time.' })
  @ApiOkResponse({ type: [DepartureRecord] })
  @ApiProblems(400)
  list(
    @Query() query: DeparturesQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DepartureRecord[]> {
    const { departuresFreshSeconds } = this.config;
    void reply.header('Cache-Control', `public, max-age=${String(departuresFreshSeconds)}`);
    return this.departures.list(query);
  }
}
