import { applyDecorators } from '@nestjs/common';
import { IsInt, Max, Min } from 'class-validator';

/** Validates a whole number in a range, both ends included. */
export const IsWhole = (what: string, least: number, most: number) => {
  const message = `${what} must be a whole number from ${String(least)} to ${String(most)}.`;
  return applyDecorators(IsInt({ message }), Min(least, { message }), Max(most, { message }));
};
