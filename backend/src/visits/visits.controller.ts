import { Body, Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { tourIdAt, TOURS_PATH } from 'shared/tour-page';
import { NO_REFERRER } from 'shared/visits';
import { ApiLimit } from '../http/api-limits';
import { ApiProblems } from '../http/api-problems';
import { DatabaseGuard } from '../http/database.guard';
import { originOf } from '../http/origin';
import { ToursService } from '../tours/tours.service';
import { VisitInput } from './visits.dto';
import { VisitsService } from './visits.service';

@ApiTags('Visits')
@Controller('visits')
@UseGuards(DatabaseGuard)
export class VisitsController {
  constructor(
    private readonly visits: VisitsService,
    private readonly tours: ToursService,
  ) {}

  @Post()
  @HttpCode(204)
  @ApiLimit('visits')
  @ApiOperation({
    summary: 'Count a step of a visit to the site.',
    description:
      'Only numbers are stored, nothing about the visitor. The step isn’t counted if the request has the header `DNT: 1` or `Sec-GPC: 1`, or if the page is about a tour that doesn’t exist.',
  })
  @ApiNoContentResponse({ description: 'Counted, or ignored.' })
  @ApiProblems(400, 413, 415)
  async count(@Req() request: FastifyRequest, @Body() input: VisitInput): Promise<void> {
    const { page, step, language } = input;
    if (refusesTracking(request) || !(await this.hasPage(page))) return;
    this.visits.count({ page, step, language, referrer: referrerOf(input, request) });
  }

  /** Whether the site has this page. A tour's page exists only if the tour does. */
  private async hasPage(page: string): Promise<boolean> {
    if (!page.startsWith(`${TOURS_PATH}/`)) return true;
    const tours = await this.tours.getAllCached();
    return tours.has(tourIdAt(page.slice(TOURS_PATH.length + 1)));
  }
}

function refusesTracking({ headers }: FastifyRequest): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1';
}

/** Returns the referring host without `www.`; {@link NO_REFERRER} if it is this site's own. */
function referrerOf({ referrer = NO_REFERRER }: VisitInput, request: FastifyRequest): string {
  const host = removeWww(referrer);
  return host === removeWww(new URL(originOf(request)).hostname) ? NO_REFERRER : host;
}

function removeWww(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}
