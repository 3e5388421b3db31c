import { Body, Delete, Get, HttpCode, Param, Patch, Post, Put, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PHOTO_EXTENSIONS } from 'shared/tour-photos';
import { ApiTourId } from '../http/api-params';
import { ApiProblem, ApiProblems } from '../http/api-problems';
import { originOf } from '../http/origin';
import { ForGuide } from '../auth/for-guide';
import { TourEditorService } from './tour-editor.service';
import { TourSettingsInput, TourSettingsRecord, ToursSettingsInput } from './tour-settings.dto';
import {
  AddedPhoto,
  GuideTour,
  GuideTourSummary,
  NewTourInput,
  PricesInput,
  TourContentInput,
  TourOrderInput,
  TourPreview,
  TourPreviewInput,
  TourPromisedPriceRecord,
  VisibilityInput,
} from './tours.dto';

@ForGuide('guide')
export class ToursController {
  constructor(private readonly tours: TourEditorService) {}

  // The paths and operation ids of settings call a tour a place.
  @Get('places')
  @ApiOperation({ operationId: 'placesList', summary: 'List the settings of all tours.' })
  @ApiOkResponse({ type: [TourSettingsRecord] })
  @ApiProblems()
  listSettings(): Promise<TourSettingsRecord[]> {
    return this.tours.listSettings();
  }

  @Patch('places')
  @ApiOperation({
    operationId: 'placesChangeAll',
    summary: 'Change the settings of several tours. If one tour can’t be changed, none is.',
    description:
      'If booked departures would change, the call is refused with an error that lists them, unless `bookedDepartures` is set.',
  })
  @ApiOkResponse({ type: [TourSettingsRecord] })
  @ApiProblems(400, 403, 409, 413, 415)
  changeAllSettings(@Body() input: ToursSettingsInput): Promise<TourSettingsRecord[]> {
    return this.tours.changeAllSettings(input);
  }

  @Patch('places/:id')
  @ApiOperation({
    operationId: 'placesChange',
    summary: 'Change a tour’s settings.',
    description:
      'If booked departures would change, the call is refused with an error that lists them, unless `bookedDepartures` is set.',
  })
  @ApiTourId()
  @ApiOkResponse({ type: TourSettingsRecord })
  @ApiProblems(400, 403, 409, 413, 415)
  changeSettings(
    @Param('id') id: string,
    @Body() input: TourSettingsInput,
  ): Promise<TourSettingsRecord> {
    return this.tours.changeSettings(id, input);
  }

  @Get('tours')
  @ApiOperation({
    summary: 'All tours, including hidden ones, in the order in which visitors see them.',
  })
  @ApiOkResponse({ type: [GuideTourSummary] })
  @ApiProblems()
  list(): Promise<GuideTourSummary[]> {
    return this.tours.list();
  }

  @Post('tours')
  @ApiOperation({ summary: 'Add a tour, which is hidden at first.' })
  @ApiCreatedResponse({ type: GuideTour })
  @ApiProblems(400, 403, 409, 413, 415)
  add(@Body() input: NewTourInput): Promise<GuideTour> {
    return this.tours.add(input);
  }

  @Put('tours/order')
  @ApiOperation({ operationId: 'guideToursOrder', summary: 'Reorder the tours.' })
  @ApiOkResponse({ type: [GuideTourSummary] })
  @ApiProblems(400, 403, 409, 413, 415)
  reorder(@Body() { tours }: TourOrderInput): Promise<GuideTourSummary[]> {
    return this.tours.reorder(tours);
  }

  @Get('tours/prices')
  @ApiOperation({
    summary:
      'The prices that upcoming bookings of all tours were promised, including waiting parties, those with the most bookings first.',
    description: 'Bookings keep their promised prices when a tour’s price changes.',
  })
  @ApiOkResponse({ type: [TourPromisedPriceRecord] })
  @ApiProblems()
  listPromisedPrices(): Promise<TourPromisedPriceRecord[]> {
    return this.tours.listPromisedPrices();
  }

  @Put('tours/prices')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Give several tours the same price.',
  })
  @ApiNoContentResponse({ description: 'Changed.' })
  @ApiProblems(400, 403, 413, 415)
  setPrices(@Body() input: PricesInput): Promise<void> {
    return this.tours.setPrices(input);
  }

  @Get('tours/:id')
  @ApiOperation({ summary: 'Everything that visitors read about a tour, even a hidden one.' })
  @ApiTourId()
  @ApiOkResponse({ type: GuideTour })
  @ApiProblems()
  get(@Param('id') id: string): Promise<GuideTour> {
    return this.tours.get(id);
  }

  @Put('tours/:id')
  @ApiOperation({
    operationId: 'guideToursWrite',
    summary: 'Change what visitors read about a tour.',
  })
  @ApiTourId()
  @ApiOkResponse({ type: GuideTour })
  @ApiProblems(400, 403, 409, 413, 415)
  changeContent(@Param('id') id: string, @Body() input: TourContentInput): Promise<GuideTour> {
    return this.tours.changeContent(id, input);
  }

  @Delete('tours/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a tour that nobody has ever booked.' })
  @ApiTourId()
  @ApiNoContentResponse({ description: 'Deleted.' })
  @ApiProblems(403, 409, 415)
  async delete(@Param('id') id: string): Promise<void> {
    await this.tours.delete(id);
  }

  @Put('tours/:id/visibility')
  @ApiOperation({
    summary: 'Hide or show a tour. Its bookings are kept.',
    description:
      'If upcoming departures are booked, hiding is refused with an error that lists them, unless `bookedDepartures` is set.',
  })
  @ApiTourId()
  @ApiOkResponse({ type: GuideTour })
  @ApiProblems(400, 403, 409, 413, 415)
  setHidden(@Param('id') id: string, @Body() input: VisibilityInput): Promise<GuideTour> {
    return this.tours.setHidden(id, input);
  }

  @Post('tours/:id/photos')
  @ApiOperation({
    summary:
      'Add a photograph to a tour. Visitors see it once it is listed in the tour’s `photos`.',
    description:
      'At most 400 KB, and at most 1600 pixels wide and high. Metadata is removed, including the orientation. A tour can have up to 48 unsaved photographs, which are deleted after a day.',
  })
  @ApiTourId()
  @ApiConsumes(...Object.keys(PHOTO_EXTENSIONS))
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiCreatedResponse({ type: AddedPhoto })
  @ApiProblems(400, 403, 409, 413)
  @ApiProblem(415, 'The body isn’t a JPEG or WebP photograph.')
  addPhoto(@Param('id') id: string, @Req() request: FastifyRequest): Promise<AddedPhoto> {
    return this.tours.addPhoto(id, request.headers['content-type'] ?? '', request.body);
  }

  @Post('tours/:id/preview')
  @HttpCode(200)
  @ApiOperation({
    summary: 'A tour’s page with this content, as visitors would see it. Nothing is saved.',
  })
  @ApiTourId()
  @ApiOkResponse({ type: TourPreview })
  @ApiProblems(400, 403, 413, 415)
  async preview(
    @Param('id') id: string,
    @Body() input: TourPreviewInput,
    @Req() request: FastifyRequest,
  ): Promise<TourPreview> {
    return { html: await this.tours.preview(id, input, originOf(request)) };
  }
}
