import { ApiProperty, ApiPropertyOptional, IntersectionType, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsObject,
  IsString,
  ValidateNested,
} from 'class-validator';
import { MAX_PHOTO_SIDE } from 'shared/tour-photos';
import { LISTS, MAX_PLACE_LENGTH, type ListName } from 'shared/tours';
import { IsLine } from '../http/is-line';
import { IsRevision } from '../http/is-revision';
import { IsUniqueList } from '../http/is-unique-list';
import { MayBeMissing } from '../http/may-be-missing';
import { IsPrice, PriceRecord, type PriceInput } from '../tours/price.dto';
import { ContentInput, PhotoInput } from '../tours/tour-content.dto';
import { TourKeyFields } from '../tours/tour-key.dto';
import { PreviewTranslationInput } from './translations.dto';

export const MAX_TOURS = 200;

/** Everything that visitors read about a tour, and the revision that the change is based on. */
export class TourContentInput extends ContentInput {
  @IsRevision('tour')
  revision!: number;
}

/** A tour's unsaved content, for a preview of its page. */
export class TourPreviewInput extends TourContentInput {
  @ApiPropertyOptional({
    description:
      'Unsaved translations, to preview the page in their language. If missing, the page is in English.',
    type: PreviewTranslationInput,
  })
  @MayBeMissing()
  @Type(() => PreviewTranslationInput)
  @ValidateNested({ message: 'Translation must have a language and texts.' })
  @IsObject({ message: 'Translation must have a language and texts.' })
  translation?: PreviewTranslationInput;
}

/** The list and the name of a new tour. */
export class NewTourInput {
  @ApiProperty({ description: 'The list that the tour is on.', enum: LISTS })
  @IsIn(LISTS, { message: `List must be one of ${LISTS.join(', ')}.` })
  list!: ListName;

  @IsLine(
    'Name',
    'The name in bookings, departures, and the page’s URL. It can’t be changed later, and must contain a letter from A to Z or a digit.',
    { max: MAX_PLACE_LENGTH, example: 'Hidden Harlem' },
  )
  name!: string;
}

/** Hides or shows a tour. */
export class VisibilityInput {
  @ApiProperty({
    description: 'Whether the tour is hidden, so that visitors can neither see nor book it.',
  })
  @IsBoolean({ message: 'Hidden must be true or false.' })
  isHidden!: boolean;

  @ApiPropertyOptional({
    enum: ['keep'],
    description: 'Required to hide a tour whose upcoming departures are booked.',
  })
  @MayBeMissing()
  @IsIn(['keep'], { message: 'Booked departures must be “keep”.' })
  bookedDepartures?: 'keep';
}

/** The order of all tours. */
export class TourOrderInput {
  static readonly bodyDepth = 1;

  @ApiProperty({
    description: 'The ids of all tours, each once, in the order in which visitors see them.',
    type: 'array',
    items: { type: 'string' },
    maxItems: MAX_TOURS,
    uniqueItems: true,
    example: ['day.central-park'],
  })
  @IsString({ each: true, message: 'Each tour must be a tour’s id.' })
  @ArrayUnique({ message: 'Each tour can be listed only once.' })
  @ArrayMaxSize(MAX_TOURS, { message: 'Tours must be the list of all tours.' })
  @IsArray({ message: 'Tours must be the list of all tours.' })
  tours!: string[];
}

/** The price of several tours. */
export class PricesInput {
  static readonly bodyDepth = 2;

  @ApiProperty({
    description: 'The ids of the tours.',
    type: 'array',
    items: { type: 'string' },
    minItems: 1,
    maxItems: MAX_TOURS,
    uniqueItems: true,
    example: ['day.central-park'],
  })
  @IsString({ each: true, message: 'Each tour must be a tour’s id.' })
  @IsUniqueList('tour', MAX_TOURS, 'Choose one or more tours.')
  tours!: string[];

  @IsPrice()
  price!: PriceInput | null;
}

/** A tour's identity and visibility. */
export class TourRecord extends TourKeyFields {
  @ApiProperty({ description: 'The tour’s id.', example: 'day.central-park' })
  id!: string;

  @ApiProperty({
    description: 'Whether the tour is hidden, so that visitors can neither see nor book it.',
  })
  isHidden!: boolean;

  @ApiProperty({
    description:
      'How many times the guide has changed the tour’s settings, content, or visibility.',
    type: 'integer',
  })
  revision!: number;
}

/** A tour in the guide's list of all tours. */
export class GuideTourSummary extends TourRecord {
  @ApiProperty({ description: 'The title that visitors see.' })
  title!: string;
}

/** A price, and how many upcoming bookings were promised it. */
export class PromisedPriceRecord {
  @ApiProperty({
    description: 'The price; null if the tour had no price when the bookings were made.',
    type: PriceRecord,
    nullable: true,
  })
  price!: PriceRecord | null;

  @ApiProperty({ description: 'The number of bookings.', type: 'integer', minimum: 1, example: 3 })
  bookings!: number;
}

/** A price, and how many upcoming bookings of a tour were promised it. */
export class TourPromisedPriceRecord extends PromisedPriceRecord {
  @ApiProperty({ description: 'The tour’s id.', example: 'day.central-park' })
  tour!: string;
}

/** A tour for the guide, with everything that visitors read about it. */
export class GuideTour extends IntersectionType(
  TourRecord,
  OmitType(ContentInput, ['shortDescription', 'photos']),
) {
  @ApiProperty({
    description: 'A description in one sentence; empty until the guide has written it.',
  })
  shortDescription!: string;

  @ApiProperty({
    description: 'The photographs that visitors see, in this order.',
    type: [PhotoInput],
  })
  photos!: PhotoInput[];

  @ApiProperty({ description: 'The length in minutes, from the tour’s settings.', type: 'integer' })
  lengthMinutes!: number;

  @ApiProperty({ description: 'The meeting point, from the tour’s settings.' })
  meetingPoint!: string;

  @ApiProperty({
    description:
      'The meeting point that the text about the start was written for. If the tour’s meeting point is different now, visitors don’t see that text until the guide changes it.',
  })
  writtenFor!: string;

  @ApiProperty({
    description:
      'The prices that upcoming bookings were promised, including waiting parties, those with the most bookings first. Bookings keep their promised prices when the tour’s price changes.',
    type: [PromisedPriceRecord],
  })
  promisedPrices!: PromisedPriceRecord[];
}

/** A photograph that was added to a tour. Visitors see it once it is listed in the tour's `photos`. */
export class AddedPhoto {
  @ApiProperty({ description: 'The photograph’s path on the site.' })
  src!: string;

  @ApiProperty({ description: 'Width in pixels.', type: 'integer', maximum: MAX_PHOTO_SIDE })
  width!: number;

  @ApiProperty({ description: 'Height in pixels.', type: 'integer', maximum: MAX_PHOTO_SIDE })
  height!: number;
}

/** A preview of a tour's page. */
export class TourPreview {
  @ApiProperty({ description: 'The page, as HTML.' })
  html!: string;
}
