import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiParam } from '@nestjs/swagger';

/** Documents calls for users and guests. */
export const ApiForOwner = () => applyDecorators(ApiBearerAuth(), ApiCookieAuth());

/** Documents calls for one booking, which a manage link's cookie also allows. */
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
