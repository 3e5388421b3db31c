import { applyDecorators } from '@nestjs/common';
import { IsInt, Max, Min } from 'class-validator';

/** Validates an integer in a range that includes both ends. */
export const IsInteger = (label: string, min: number, max: number) => {
  const message = `${label} must be a whole number from ${String(min)} to ${String(max)}.`;
  return applyDecorators(IsInt({ message }), Min(min, { message }), Max(max, { message }));
};
