import { Controller, Get, Inject, NotFoundException, Param, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../config';
import { ApiProblem, ApiProblems } from '../http/api-problems';
import { DatabaseGuard } from '../http/database.guard';
import { TourDetails, TourSummary } from './catalog.dto';
import { CatalogService } from './catalog.service';

@ApiTags('Tours')
@Controller('tours')
@UseGuards(DatabaseGuard)
export class ToursController {
  constructor(
    private readonly catalog: CatalogService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @ApiOperation({ summary: 'All tours, those by day first.' })
  @ApiOkResponse({ type: [TourSummary] })
  @ApiProblems()
  async list(@Res({ passthrough: true }) reply: FastifyReply): Promise<TourSummary[]> {
    const tours = await this.catalog.list();
    this.cache(reply);
    return tours;
  }

  @Get(':id')
  @ApiOperation({ summary: 'All there is to read about a tour.' })
  @ApiParam({ name: 'id', description: 'The tour’s `id`.', example: 'day.central-park' })
  @ApiOkResponse({ type: TourDetails })
  @ApiProblem(404, 'There is no such tour.')
  @ApiProblems()
  async get(
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TourDetails> {
    const tour = await this.catalog.find(id);
    if (!tour) throw new NotFoundException('There is no such tour.');
    this.cache(reply);
    return tour;
  }

  /** For as long as departures, with which they are shown. */
  private cache(reply: FastifyReply): void {
    const { departuresFreshSeconds } = this.config;
    void reply.header('Cache-Control', `public, max-age=${String(departuresFreshSeconds)}`);
  }
}
