import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';

/** Validates a list of at most `maxItems` objects, and each of the objects. */
export const IsListOf = (
  label: string,
  itemType: () => new () => object,
  maxItems: number,
  description: string,
  { required = true } = {},
) => {
  const message = `${label} must be a list of at most ${String(maxItems)} items.`;
  return applyDecorators(
    ApiProperty({ description, type: () => itemType(), isArray: true, maxItems, required }),
    Type(itemType),
    ValidateNested({
      each: true,
      message: `Each of the ${label.toLowerCase()} must be an object.`,
    }),
    ArrayMaxSize(maxItems, { message }),
    IsArray({ message }),
  );
};
