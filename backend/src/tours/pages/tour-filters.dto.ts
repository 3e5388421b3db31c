import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { parseFilters, FILTER_PATTERNS, type FilterName } from 'shared/tour-filters';
import { MayBeMissing } from '../../http/may-be-missing';

/** Validates a filter in a query. */
const IsFilter = (name: FilterName, description: string, example: string) =>
  applyDecorators(
    ApiPropertyOptional({
      description,
      type: 'string',
      pattern: `^(?:${FILTER_PATTERNS[name]})$`,
      example,
    }),
    MayBeMissing(),
    ValidateBy(
      {
        name: 'isFilter',
        validator: {
          validate: (value) =>
            typeof value === 'string' &&
            name in parseFilters((each) => (each === name ? value : undefined)),
        },
      },
      { message: `${name} isn’t one of the values that the API’s document lists.` },
    ),
  );

/** A visitor's filters for a tour. */
export class TourFiltersQuery implements Partial<Record<FilterName, string>> {
  @IsFilter('date', 'A date in New York, or a name for dates relative to today.', 'tomorrow')
  date?: string;

  @IsFilter('time', 'The list that the tour is on.', 'night')
  time?: string;

  @IsFilter('party', 'The size of the party, which needs room at one departure.', '2')
  party?: string;

  @IsFilter('stepFree', 'Whether the tour must be possible without steps.', 'true')
  stepFree?: string;

  @IsFilter('stroller', 'Whether the tour must be possible with a stroller.', 'true')
  stroller?: string;

  @IsFilter('dog', 'Whether dogs must be allowed.', 'true')
  dog?: string;

  @IsFilter('area', 'A part of New York where the tour must start or end.', 'downtown')
  area?: string;

  @IsFilter('hours', 'The maximum duration in hours.', '2')
  hours?: string;

  @IsFilter('language', 'The tour’s language, as a BCP 47 tag.', 'en')
  language?: string;

  @IsFilter('price', 'The maximum price in dollars for each person.', '50')
  price?: string;
}
