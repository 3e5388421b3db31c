import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  UseGuards,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCookieAuth,
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiSecurity,
  ApiTags,
} from '@nestjs/swagger';
import type { SiteLanguage } from 'shared/site-languages';
import { tourId } from 'shared/tour-settings';
import type { ListName } from 'shared/tours';
import { CurrentOwner } from '../auth/current-owner';
import { OwnerGuard } from '../auth/guards';
import { BookingInput, BookingRecord, NewBookingInput } from '../bookings/booking.dto';
import { BookingsService } from '../bookings/bookings.service';
import type { Owner } from '../bookings/owner';
import { ApiRequestKey, RequestKey } from '../bookings/request-key';
import { RESTORABLE_MINUTES } from '../bookings/rules/retention';
import { ApiLimit, ApiIdempotent } from '../http/api-limits';
import { ApiProblems } from '../http/api-problems';
import { DatabaseGuard } from '../http/database.guard';
import { RequestLanguage, Translated } from '../http/request-language';
import { CALENDAR_TYPE } from '../icalendar/icalendar';
import { placeNameField } from '../tours/translations/translate';
import { TranslationsService } from '../tours/translations/translations.service';

/** Documents how callers of a list are identified. A function, because each route needs its own decorators. */
const ApiForOwner = () =>
  applyDecorators(
    // Callers with neither a token nor a cookie use the open list.
    ApiSecurity({}),
    ApiBearerAuth(),
    ApiCookieAuth(),
    ApiHeader({
      name: 'X-Own-List',
      required: false,
      description:
        'If present, a caller with neither a token nor a cookie gets a 401 instead of the open list.',
    }),
  );

const ApiId = () =>
  ApiParam({
    name: 'id',
    description: 'The booking’s `_id`.',
    example: '65f0c0ffee0123456789abcd',
  });

/** Returns an OpenAPI link. The `id` is a runtime expression, such as `$request.path.id`. */
const linkTo = (operationId: string, id: string) => ({ operationId, parameters: { id } });

/**
 * Returns a controller class for one of the specification's two lists.
 *
 * @param suffix added to the paths, as in `allTwo`
 */
function createListController(list: ListName, suffix: '' | 'Two') {
  @ApiTags(list === 'day' ? 'Day tours' : 'Night tours')
  @Controller()
  @UseGuards(DatabaseGuard, OwnerGuard)
  class ListController {
    constructor(
      readonly bookings: BookingsService,
      readonly translations: TranslationsService,
    ) {}

    @Get(`all${suffix}`)
    @ApiForOwner()
    @ApiOperation({ summary: 'List the caller’s bookings, oldest first.' })
    @Translated()
    @ApiOkResponse({ type: [BookingRecord] })
    @ApiProblems(401)
    async list(@CurrentOwner() owner: Owner, @RequestLanguage() language: SiteLanguage) {
      const records = await this.bookings.list(list, owner);
      if (language === 'en') return records;
      const dictionaryOf = await this.translations.loadDictionaries(language);
      return records.map((record): BookingRecord => {
        const { place } = record;
        return { ...record, ...placeNameField(place, dictionaryOf(tourId({ list, place }))) };
      });
    }

    @Post(`new${suffix}`)
    @ApiForOwner()
    @ApiLimit('bookings')
    @ApiRequestKey(
      'A key that the caller generates for this booking. A second call to the same list with the same key returns the existing booking instead of adding one.',
    )
    @ApiOperation({ summary: 'Book a tour.' })
    @ApiCreatedResponse({
      type: BookingRecord,
      links: {
        update: linkTo(`${list}ToursUpdate`, '$response.body#/_id'),
        remove: linkTo(`${list}ToursRemove`, '$response.body#/_id'),
      },
    })
    @ApiProblems(400, 401, 403, 409, 413, 415, 422)
    create(
      @CurrentOwner() owner: Owner,
      @Body() input: NewBookingInput,
      @RequestLanguage() language: SiteLanguage,
      @RequestKey() requestKey: string | undefined,
    ) {
      return this.bookings.reserve(list, owner, input, { requestLanguage: language, requestKey });
    }

    @Put(`editour${suffix}/:id`)
    @ApiForOwner()
    @ApiLimit('bookings')
    @ApiOperation({ summary: 'Change a booking.' })
    @ApiId()
    @ApiOkResponse({ type: BookingRecord })
    @ApiProblems(400, 401, 403, 404, 409, 413, 415)
    update(@CurrentOwner() owner: Owner, @Param('id') id: string, @Body() input: BookingInput) {
      return this.bookings.change(list, owner, id, input);
    }

    @Delete(`deletetour${suffix}/:id`)
    @HttpCode(204)
    @ApiForOwner()
    @ApiLimit('none')
    @ApiOperation({ summary: 'Delete a booking.' })
    @ApiId()
    @ApiNoContentResponse({
      description: 'Deleted.',
      links: { restore: linkTo(`${list}ToursRestore`, '$request.path.id') },
    })
    @ApiProblems(401, 403, 404, 409, 415)
    remove(@CurrentOwner() owner: Owner, @Param('id') id: string) {
      return this.bookings.cancel(list, owner, id);
    }

    @Post(`restoretour${suffix}/:id`)
    @HttpCode(200)
    @ApiForOwner()
    @ApiLimit('bookings')
    @ApiIdempotent()
    @ApiOperation({
      summary: `Restore a booking that was deleted in the last ${String(RESTORABLE_MINUTES)} minutes. Safe to repeat.`,
    })
    @ApiId()
    @ApiOkResponse({ type: BookingRecord })
    @ApiProblems(401, 403, 404, 409, 415)
    restore(@CurrentOwner() owner: Owner, @Param('id') id: string) {
      return this.bookings.restore(list, owner, id);
    }

    @Get(`calendar${suffix}/:id`)
    @Header('Content-Type', CALENDAR_TYPE)
    @Header('Content-Disposition', 'attachment; filename="tour.ics"')
    @ApiForOwner()
    @ApiOperation({ summary: 'Download a booking as a calendar file (iCalendar).' })
    @ApiId()
    @ApiOkResponse({
      description: 'The file.',
      content: { 'text/calendar': { schema: { type: 'string' } } },
    })
    @ApiProblems(401, 404)
    calendar(@CurrentOwner() owner: Owner, @Param('id') id: string) {
      return this.bookings.exportCalendar(list, owner, id);
    }
  }
  return ListController;
}

export class DayToursController extends createListController('day', '') {}
export class NightToursController extends createListController('night', 'Two') {}
