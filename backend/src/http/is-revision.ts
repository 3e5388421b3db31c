import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Min } from 'class-validator';

/**
 * The revision that a change is based on.
 *
 * @param what whose revision it is, as in `departure`
 */
export const IsRevision = (what: string) => {
  const message = 'Revision must be a whole number.';
  return applyDecorators(
    ApiProperty({
      description: `The ${what}’s revision that this change is based on. If there is a newer one, the change is refused.`,
      type: 'integer',
      minimum: 0,
    }),
    IsInt({ message }),
    Min(0, { message }),
  );
};
