import {
  Controller,
  Get,
  Inject,
  NotFoundException,
  Param,
  Query,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { refusal } from 'shared/refusals';
import { DATE_INPUT } from 'shared/date-filters';
import type { SiteLanguage } from 'shared/site-languages';
import { parseFilters } from 'shared/tour-filters';
import { CONFIG, type Config } from '../../config';
import { PHOTO_EXTENSIONS } from 'shared/tour-photos';
import { ApiTourId } from '../../http/api-params';
import { ApiProblem, ApiProblems } from '../../http/api-problems';
import { DatabaseGuard } from '../../http/database.guard';
import { RequestLanguage, Translated } from '../../http/request-language';
import { PhotosService } from '../photos.service';
import { TourDetails, TourSummary } from './catalog.dto';
import { CatalogService } from './catalog.service';
import { TourFiltersQuery } from './tour-filters.dto';

/**
 * The headers of a photograph. Browsers may show the file only as an image. They may cache it forever, because its name
 * is a hash of its content.
 */
const PHOTO_HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

@ApiTags('Tours')
@Controller('tours')
@UseGuards(DatabaseGuard)
export class CatalogController {
  constructor(
    private readonly catalog: CatalogService,
    private readonly photos: PhotosService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Translated()
  @ApiOperation({
    summary: 'List the visible tours: day tours first, in the guide’s order.',
    description:
      'Returns all tours, even those that don’t match the filters in the query. `missed` lists the filters that a tour doesn’t match.',
  })
  @ApiOkResponse({ type: [TourSummary] })
  @ApiProblem(400, 'The query is invalid.')
  @ApiProblems()
  async list(
    @Query() query: TourFiltersQuery,
    @RequestLanguage() language: SiteLanguage,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TourSummary[]> {
    // Only the forms on the site's pages send DATE_INPUT.
    const filters = parseFilters((name) => (name === DATE_INPUT ? undefined : query[name]));
    const tours = await this.catalog.list(filters, language);
    this.setCacheControl(reply);
    return tours;
  }

  @Get(':id')
  @Translated()
  @ApiOperation({ summary: 'Get a tour with its content and next departures.' })
  @ApiTourId()
  @ApiOkResponse({ type: TourDetails })
  @ApiProblem(404, 'The tour does not exist.')
  @ApiProblems()
  async get(
    @Param('id') id: string,
    @RequestLanguage() language: SiteLanguage,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TourDetails> {
    const tour = await this.catalog.find(id, language);
    if (!tour) throw new NotFoundException(refusal('no-such-tour'));
    this.setCacheControl(reply);
    return tour;
  }

  @Get('photos/:file')
  @ApiOperation({ summary: 'Get a photograph of a tour. Its path is in the tour’s `media`.' })
  @ApiParam({ name: 'file', description: 'The file’s name.', example: `${'0'.repeat(32)}.webp` })
  @ApiOkResponse({
    description: 'The photograph. It never changes.',
    content: Object.fromEntries(
      Object.keys(PHOTO_EXTENSIONS).map((type) => [
        type,
        { schema: { type: 'string', format: 'binary' } },
      ]),
    ),
  })
  @ApiProblem(404, 'The photograph does not exist.')
  @ApiProblems()
  async photo(
    @Param('file') file: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const photo = await this.photos.find(file);
    if (!photo) throw new NotFoundException('This photograph doesn’t exist.');
    void reply.headers({ ...PHOTO_HEADERS, 'Content-Type': photo.type });
    return photo.data;
  }

  /** Allows clients to cache a response for as long as the API caches departures. */
  private setCacheControl(reply: FastifyReply): void {
    const { departuresCacheSeconds } = this.config;
    void reply.header('Cache-Control', `public, max-age=${String(departuresCacheSeconds)}`);
  }
}
