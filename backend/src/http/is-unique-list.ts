import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray } from 'class-validator';

/** Validates a list of 1 to `maxItems` distinct items. Doesn't validate the items themselves. */
export const IsUniqueList = (item: string, maxItems: number, message: string) =>
  applyDecorators(
    IsArray({ message }),
    ArrayMaxSize(maxItems, { message }),
    ArrayMinSize(1, { message }),
    ArrayUnique({ message: `Each ${item} can be listed only once.` }),
  );
