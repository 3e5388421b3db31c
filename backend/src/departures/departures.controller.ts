import { Controller, Get, Inject, Query, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { tourIdOf } from 'shared/departure-id';
import type { SiteLanguage } from 'shared/site-languages';
import { CONFIG, type Config } from '../config';
import { DatabaseGuard } from '../http/database.guard';
import { ApiProblems } from '../http/api-problems';
import { RequestLanguage, Translated } from '../http/request-language';
import { translateDeparture } from '../tours/translations/translate';
import { TranslationsService } from '../tours/translations/translations.service';
import { DepartureRecord, DeparturesQuery } from './departures.dto';
import { PublicDeparturesService } from './public-departures.service';

@ApiTags('Departures')
@Controller('departures')
@UseGuards(DatabaseGuard)
export class DeparturesController {
  constructor(
    private readonly departures: PublicDeparturesService,
    private readonly translations: TranslationsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Translated()
  @ApiOperation({ summary: 'Departures with their vacancies, sorted by date and start time.' })
  @ApiOkResponse({ type: [DepartureRecord] })
  @ApiProblems(400)
  async list(
    @Query() query: DeparturesQuery,
    @RequestLanguage() language: SiteLanguage,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DepartureRecord[]> {
    const { departuresCacheSeconds } = this.config;
    const [departures, dictionaryOf] = await Promise.all([
      this.departures.list(query),
      this.translations.loadDictionaries(language),
    ]);
    void reply.header('Cache-Control', `public, max-age=${String(departuresCacheSeconds)}`);
    return departures.map((each) => translateDeparture(each, dictionaryOf(tourIdOf(each.id))));
  }
}
