import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, Max, Min, ValidateBy } from 'class-validator';
import { ACCESS_LEVELS, type AccessLevel, type TourAccess } from 'shared/tour-access';
import { IsInteger } from '../http/is-integer';
import { IsLine } from '../http/is-line';
import { MayBeMissing } from '../http/may-be-missing';

const MAX_MILES = 20;
const MAX_SENTENCE_LENGTH = 300;
const MAX_STAIRS = 50;

const IsAccessLevel = (label: string, description: string) =>
  applyDecorators(
    ApiProperty({
      description: `${description} YES: on the usual route. DETOUR: with a detour.`,
      enum: ACCESS_LEVELS,
    }),
    IsIn(ACCESS_LEVELS, { message: `${label} must be one of ${ACCESS_LEVELS.join(', ')}.` }),
  );

/**
 * Accepts numbers with at most one decimal. `IsNumber` with `maxDecimalPlaces` throws at numbers that JavaScript writes
 * without a decimal point, such as 5e-7.
 */
const IsTenths = (message: string) =>
  ValidateBy(
    {
      name: 'isTenths',
      validator: {
        validate: (value) => typeof value === 'number' && Number(value.toFixed(1)) === value,
      },
    },
    { message },
  );

/** Rejects flights of stairs if the whole way is step-free. */
const FitsStepFree = () =>
  ValidateBy(
    {
      name: 'fitsStepFree',
      validator: {
        validate: (stairs, args) =>
          stairs === 0 || (args?.object as AccessInput | undefined)?.stepFree !== 'YES',
      },
    },
    { message: 'Flights of stairs must be 0 if the whole way is step-free.' },
  );

/** The facts about how easy a tour is to walk. The API generates the tour's features about access from these fields. */
export class AccessInput implements TourAccess {
  @ApiProperty({
    description: 'The distance on foot, in miles.',
    minimum: 0,
    maximum: MAX_MILES,
    example: 2.5,
  })
  @IsTenths('Miles must be a number, such as 2.5.')
  @Min(0, { message: 'Miles must be 0 or more.' })
  @Max(MAX_MILES, { message: `Miles must be at most ${String(MAX_MILES)}.` })
  miles!: number;

  @IsInteger('Flights of stairs', 'The number of flights of stairs on the usual way.', {
    minimum: 0,
    maximum: MAX_STAIRS,
    example: 1,
  })
  @FitsStepFree()
  stairs!: number;

  @IsAccessLevel('Step-free', 'Whether the tour can be done without steps.')
  stepFree!: AccessLevel;

  @IsAccessLevel('Strollers', 'Whether the tour can be done with a stroller.')
  stroller!: AccessLevel;

  @ApiProperty({
    description: 'Whether dogs on a leash can come along. Service animals always can.',
  })
  @IsBoolean({ message: 'Dogs must be true or false.' })
  dogs!: boolean;

  @MayBeMissing()
  @IsLine('Detour', 'The way around the stairs, in a sentence. Shown only if there is a detour.', {
    max: MAX_SENTENCE_LENGTH,
    required: false,
    example: 'A sloping path goes around to the fountain.',
  })
  detour?: string;

  @MayBeMissing()
  @IsLine('Restrooms', 'Where restrooms are; missing if visitors can’t rely on any.', {
    max: MAX_SENTENCE_LENGTH,
    required: false,
    example: 'In Essex Market, where we meet.',
  })
  restrooms?: string;
}
