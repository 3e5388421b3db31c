import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { parseWishes, WISH_PATTERNS, type WishName } from 'shared/tour-wishes';
import { MayBeMissing } from '../../http/may-be-missing';

/** Validates a wish in a query. */
const IsWish = (name: WishName, description: string, example: string) =>
  applyDecorators(
    ApiPropertyOptional({
      description,
      type: 'string',
      pattern: `^(?:${WISH_PATTERNS[name]})$`,
      example,
    }),
    MayBeMissing(),
    ValidateBy(
      {
        name: 'isWish',
        validator: {
          validate: (value) =>
            typeof value === 'string' &&
            name in parseWishes((each) => (each === name ? value : undefined)),
        },
      },
      { message: `${name} isn’t one of the values that the API’s document lists.` },
    ),
  );

/** A visitor's wishes for a tour. */
export class TourWishesQuery implements Partial<Record<WishName, string>> {
  @IsWish('date', 'A date in New York, or a name for dates relative to today.', 'tomorrow')
  date?: string;

  @IsWish('time', 'The list that the tour is on.', 'night')
  time?: string;

  @IsWish('party', 'The size of the party, which needs room at one departure.', '2')
  party?: string;

  @IsWish('stepFree', 'Whether the tour must be possible without steps.', 'true')
  stepFree?: string;

  @IsWish('stroller', 'Whether the tour must be possible with a stroller.', 'true')
  stroller?: string;

  @IsWish('dog', 'Whether dogs must be allowed.', 'true')
  dog?: string;

  @IsWish('area', 'A part of New York where the tour must start or end.', 'downtown')
  area?: string;

  @IsWish('hours', 'The maximum duration in hours.', '2')
  hours?: string;

  @IsWish('language', 'The tour’s language, as a BCP 47 tag.', 'en')
  language?: string;

  @IsWish('price', 'The maximum price in dollars for each person.', '50')
  price?: string;
}
