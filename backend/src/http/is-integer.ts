import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';

interface IntegerSettings {
  minimum: number;
  maximum: number;
  example?: number;
  /** Whether null is allowed. */
  nullable?: boolean;
  required?: boolean;
}

/** Validates an integer in an inclusive range. */
export const IsInteger = (
  label: string,
  description: string,
  { nullable = false, required = true, ...range }: IntegerSettings,
) => {
  const { minimum, maximum } = range;
  const message = `${label} must be a whole number from ${String(minimum)} to ${String(maximum)}.`;
  return applyDecorators(
    ApiProperty({
      description,
      type: 'integer',
      required,
      ...(nullable && { nullable }),
      ...range,
    }),
    ...(nullable ? [ValidateIf((_, value) => value !== null)] : []),
    IsInt({ message }),
    Min(minimum, { message }),
    Max(maximum, { message }),
  );
};
