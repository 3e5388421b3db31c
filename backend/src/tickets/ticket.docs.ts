import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiParam } from '@nestjs/swagger';

/** What the API's document says of calls for whoever has bookings: users and guests. */
export const ApiForOwner = () => applyDecorators(ApiBearerAuth(), ApiCookieAuth());

/** What it says of one booking's calls, which a manage link's cookie opens, too. */
export const ApiForTicket = () =>
  applyDecorators(
    ApiForOwner(),
    ApiParam({
      name: 'id',
      type: String,
      description: 'The booking’s id.',
      example: '65f0c0ffee0123456789abcd',
    }),
  );
