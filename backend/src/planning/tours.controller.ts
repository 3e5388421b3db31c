import { Body, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PHOTO_ENDINGS } from 'shared/tour-photos';
import { ApiProblem, ApiProblems } from '../http/api-problems';
import { originOf } from '../http/origin';
import { ForGuide } from '../auth/for-guide';
import { TourEditorService } from './tour-editor.service';
import {
  AddedPhoto,
  GuideTour,
  GuideTourSummary,
  NewTourInput,
  TourContentInput,
  TourOrderInput,
  TourPreview,
  VisibilityInput,
} from './tours.dto';

const ApiTour = () =>
  ApiParam({ name: 'id', description: 'The tour’s `id`.', example: 'day.central-park' });

@ForGuide('guide/tours')
export class ToursController {
  constructor(private readonly tours: TourEditorService) {}

  @Get()
  @ApiOperation({ summary: 'All tours, hidden ones too, in the order that visitors see them.' })
  @ApiOkResponse({ type: [GuideTourSummary] })
  @ApiProblems()
  list(): Promise<GuideTourSummary[]> {
    return this.tours.list();
  }

  @Post()
  @ApiOperation({ summary: 'Add a tour of the guide’s own. It is hidden until it is shown.' })
  @ApiCreatedResponse({ type: GuideTour })
  @ApiProblems(400, 403, 409, 413, 415)
  add(@Body() input: NewTourInput): Promise<GuideTour> {
    return this.tours.add(input);
  }

  @Put('order')
  @ApiOperation({ summary: 'Order the tours.' })
  @ApiOkResponse({ type: [GuideTourSummary] })
  @ApiProblems(400, 403, 409, 413, 415)
  order(@Body() { tours }: TourOrderInput): Promise<GuideTourSummary[]> {
    return this.tours.order(tours);
  }

  @Get(':id')
  @ApiOperation({ summary: 'All that visitors read of a tour, hidden or not.' })
  @ApiTour()
  @ApiOkResponse({ type: GuideTour })
  @ApiProblems()
  get(@Param('id') id: string): Promise<GuideTour> {
    return this.tours.get(id);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change what visitors read of a tour.' })
  @ApiTour()
  @ApiOkResponse({ type: GuideTour })
  @ApiProblems(400, 403, 409, 413, 415)
  write(@Param('id') id: string, @Body() input: TourContentInput): Promise<GuideTour> {
    return this.tours.write(id, input);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a tour that nobody has ever booked.' })
  @ApiTour()
  @ApiNoContentResponse({ description: 'Deleted.' })
  @ApiProblems(403, 409, 415)
  async delete(@Param('id') id: string): Promise<void> {
    await this.tours.delete(id);
  }

  @Put(':id/visibility')
  @ApiOperation({
    summary: 'Hide a tour, or show it. What was booked stays.',
    description:
      'If coming departures are booked, hiding is refused until `bookedDepartures` is set, and the error names them.',
  })
  @ApiTour()
  @ApiOkResponse({ type: GuideTour })
  @ApiProblems(400, 403, 409, 413, 415)
  setHidden(@Param('id') id: string, @Body() input: VisibilityInput): Promise<GuideTour> {
    return this.tours.setHidden(id, input);
  }

  @Post(':id/photos')
  @ApiOperation({
    summary: 'Add a photograph to a tour. Visitors see it once the tour’s `photos` name it.',
    description:
      'At most 400 KB, and 1600 pixels wide and high. What cameras note in it is left out, also which side is up. A tour can have 48 photographs that haven’t been saved with it, for a day each.',
  })
  @ApiTour()
  @ApiConsumes(...Object.keys(PHOTO_ENDINGS))
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiCreatedResponse({ type: AddedPhoto })
  @ApiProblems(400, 403, 409, 413)
  @ApiProblem(415, 'The body is no JPEG or WebP photograph.')
  addPhoto(@Param('id') id: string, @Req() request: FastifyRequest): Promise<AddedPhoto> {
    return this.tours.addPhoto(id, request.headers['content-type'] ?? '', request.body);
  }

  @Post(':id/preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'A tour’s page as visitors would see it. Nothing is changed.' })
  @ApiTour()
  @ApiOkResponse({ type: TourPreview })
  @ApiProblems(400, 403, 413, 415)
  async preview(
    @Param('id') id: string,
    @Body() input: TourContentInput,
    @Req() request: FastifyRequest,
  ): Promise<TourPreview> {
    return { html: await this.tours.preview(id, input, originOf(request)) };
  }
}
