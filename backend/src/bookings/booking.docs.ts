import { applyDecorators } from '@nestjs/common';
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
} from '@nestjs/swagger';
import { ApiLimit, ApiRepeatable } from '../http/api-limits';
import { ApiProblems } from '../http/api-problems';
import { RESTORABLE_MINUTES } from './rules/retention';
import { REQUEST_KEY_HEADER, REQUEST_KEY_PATTERN } from './request-key';
import { BookingRecord } from './booking.dto';

/**
 * What the API's document says of a list's calls. `list` is what the names of its operations begin with, as
 * api-document.ts makes them, so that one can lead to another.
 */

/** Made anew for each route: the decorators collect what they were applied to. */
const ApiAuth = () =>
  applyDecorators(
    // Neither is needed: that is the open list.
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

const linkTo = (operationId: string, id: string) => ({ operationId, parameters: { id } });

export const ApiListTours = () =>
  applyDecorators(
    ApiAuth(),
    ApiOperation({ summary: 'The caller’s bookings, oldest first.' }),
    ApiOkResponse({ type: [BookingRecord] }),
    ApiProblems(401),
  );

export const ApiCreateTour = (list: string) =>
  applyDecorators(
    ApiAuth(),
    ApiLimit('bookings'),
    ApiHeader({
      name: REQUEST_KEY_HEADER,
      required: false,
      schema: { type: 'string', pattern: REQUEST_KEY_PATTERN.source },
      description:
        'A key that the caller makes up for this booking. Sent again to the same list with the same key, the call returns the booking that is already there and adds nothing.',
    }),
    ApiOperation({ summary: 'Book a tour.' }),
    ApiCreatedResponse({
      type: BookingRecord,
      links: {
        update: linkTo(`${list}Update`, '$response.body#/_id'),
        remove: linkTo(`${list}Remove`, '$response.body#/_id'),
      },
    }),
    ApiProblems(400, 401, 403, 409, 413, 415, 422),
  );

export const ApiUpdateTour = () =>
  applyDecorators(
    ApiAuth(),
    ApiLimit('bookings'),
    ApiOperation({ summary: 'Change a booking.' }),
    ApiId(),
    ApiOkResponse({ type: BookingRecord }),
    ApiProblems(400, 401, 403, 404, 409, 413, 415),
  );

export const ApiRemoveTour = (list: string) =>
  applyDecorators(
    ApiAuth(),
    ApiLimit('none'),
    ApiOperation({ summary: 'Delete a booking.' }),
    ApiId(),
    ApiNoContentResponse({
      description: 'Deleted.',
      links: { restore: linkTo(`${list}Restore`, '$request.path.id') },
    }),
    ApiProblems(401, 403, 404, 409, 415),
  );

export const ApiRestoreTour = () =>
  applyDecorators(
    ApiAuth(),
    ApiLimit('bookings'),
    ApiRepeatable(),
    ApiOperation({
      summary: `Bring back a booking deleted in the last ${String(RESTORABLE_MINUTES)} minutes, just as it was. Safe to repeat.`,
    }),
    ApiId(),
    ApiOkResponse({ type: BookingRecord }),
    ApiProblems(401, 403, 404, 409, 415),
  );

export const ApiTourCalendar = () =>
  applyDecorators(
    ApiAuth(),
    ApiOperation({ summary: 'A booking as a calendar file (iCalendar).' }),
    ApiId(),
    ApiOkResponse({
      description: 'The file.',
      content: { 'text/calendar': { schema: { type: 'string' } } },
    }),
    ApiProblems(401, 404),
  );
