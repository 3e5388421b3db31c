import { ApiParam } from '@nestjs/swagger';
import { LISTS } from 'shared/tours';

// Functions, because each route needs its own decorators: Swagger's decorators store metadata in their options.
export const ApiDepartureId = () =>
  ApiParam({
    name: 'id',
    description: 'The departure’s `id`.',
    example: 'day.central-park.2030-01-07.1000',
  });

export const ApiListName = () => ApiParam({ name: 'list', enum: LISTS });

export const ApiPartyId = () =>
  ApiParam({ name: 'id', description: 'The party’s `id`.', example: '65f0c0ffee0123456789abcd' });

export const ApiTourId = () =>
  ApiParam({ name: 'id', description: 'The tour’s `id`.', example: 'day.central-park' });
