import { Controller, Get, Inject, NotFoundException, Param, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { refusal } from 'shared/refusals';
import { CONFIG, type Config } from '../../config';
import { PHOTO_ENDINGS } from 'shared/tour-photos';
import { ApiTourId } from '../../http/api-params';
import { ApiProblem, ApiProblems } from '../../http/api-problems';
import { DatabaseGuard } from '../../http/database.guard';
import { PhotosService } from '../photos.service';
import { TourDetails, TourSummary } from './catalog.dto';
import { CatalogService } from './catalog.service';

/** Browsers may only show the file as a picture, and cache it forever, since its URL depends on its content. */
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
  @ApiOperation({
    summary: 'All tours that are offered, those by day first, in the guide’s order.',
  })
  @ApiOkResponse({ type: [TourSummary] })
  @ApiProblems()
  async list(@Res({ passthrough: true }) reply: FastifyReply): Promise<TourSummary[]> {
    const tours = await this.catalog.list();
    this.cache(reply);
    return tours;
  }

  @Get(':id')
  @ApiOperation({ summary: 'All there is to read about a tour.' })
  @ApiTourId()
  @ApiOkResponse({ type: TourDetails })
  @ApiProblem(404, 'There is no such tour.')
  @ApiProblems()
  async get(
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TourDetails> {
    const tour = await this.catalog.find(id);
    if (!tour) throw new NotFoundException(refusal('no-such-tour'));
    this.cache(reply);
    return tour;
  }

  @Get('photos/:file')
  @ApiOperation({ summary: 'A photograph of a tour, as the tour’s `media` have its address.' })
  @ApiParam({ name: 'file', description: 'The file’s name.', example: `${'0'.repeat(32)}.webp` })
  @ApiOkResponse({
    description: 'The photograph. It never changes.',
    content: Object.fromEntries(
      Object.keys(PHOTO_ENDINGS).map((type) => [
        type,
        { schema: { type: 'string', format: 'binary' } },
      ]),
    ),
  })
  @ApiProblem(404, 'There is no such photograph.')
  @ApiProblems()
  async photo(
    @Param('file') file: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const photo = await this.photos.find(file);
    if (!photo) throw new NotFoundException('There is no such photograph.');
    void reply.headers({ ...PHOTO_HEADERS, 'Content-Type': photo.type });
    return photo.data;
  }

  /** Lets clients cache a response as long as departures, which are part of it. */
  private cache(reply: FastifyReply): void {
    const { departuresFreshSeconds } = this.config;
    void reply.header('Cache-Control', `public, max-age=${String(departuresFreshSeconds)}`);
  }
}
