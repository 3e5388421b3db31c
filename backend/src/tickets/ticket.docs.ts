import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiParam } from '@nestjs/swagger';

/** Documents endpoints for users and guests. */
export const ApiForOwner = () => applyDecorators(ApiBearerAuth(), ApiCookieAuth());

/** Documents endpoints for one booking. The cookie from the booking's manage link gives access, too. */
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
