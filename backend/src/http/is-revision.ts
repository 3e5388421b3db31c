import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Min } from 'class-validator';

/**
 * Validates the revision that a change is based on.
 *
 * @param label the thing with the revision, such as `departure`
 */
export const IsRevision = (label: string) => {
  const message = 'Revision must be a whole number.';
  return applyDecorators(
    ApiProperty({
      description: `The ${label}’s revision that this change is based on. If there is a newer one, the change is refused.`,
      type: 'integer',
      minimum: 0,
    }),
    IsInt({ message }),
    Min(0, { message }),
  );
};
