import { ApiProperty, ApiPropertyOptional, OmitType, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, IsString } from 'class-validator';
import { MAX_PHOTO_SIDE } from 'shared/tour-photos';
import { LISTS, MAX_PLACE, type ListName } from 'shared/tours';
import { IsLine } from '../http/is-line';
import { IsRevision } from '../http/is-revision';
import { MayBeMissing } from '../http/may-be-missing';
import { ContentInput, PhotoInput } from '../tours/tour-content.dto';

export const MAX_TOURS = 200;

/** Everything that visitors read about a tour, and the revision that it replaces. */
export class TourContentInput extends ContentInput {
  @IsRevision('tour')
  revision!: number;
}

/** A tour of the guide's own, to begin with. */
export class NewTourInput {
  @ApiProperty({ description: 'The list that its bookings are on.', enum: LISTS })
  @IsIn(LISTS, { message: `List must be one of ${LISTS.join(', ')}.` })
  list!: ListName;

  @IsLine(
    'Name',
    'What bookings and departures call it; it stays, and makes its address. Needs a letter from A to Z or a digit.',
    { most: MAX_PLACE, example: 'Hidden Harlem' },
  )
  name!: string;
}

/** Whether a tour is offered. */
export class VisibilityInput {
  @ApiProperty({ description: 'Whether it is offered to nobody.' })
  @IsBoolean({ message: 'Hidden must be true or false.' })
  isHidden!: boolean;

  @ApiPropertyOptional({
    enum: ['keep'],
    description:
      'That the tour is to be hidden although coming departures are booked; without it, the call is then refused.',
  })
  @MayBeMissing()
  @IsIn(['keep'], { message: 'Booked departures must be keep.' })
  bookedDepartures?: 'keep';
}

/** The order of all tours. */
export class TourOrderInput {
  static readonly bodyDepth = 1;

  @ApiProperty({
    description: 'The IDs of all tours, each once, in the order in which visitors see them.',
    type: 'array',
    items: { type: 'string' },
    maxItems: MAX_TOURS,
    uniqueItems: true,
    example: ['day.central-park'],
  })
  @IsString({ each: true, message: 'Each tour must be an ID.' })
  @ArrayUnique({ message: 'Each tour can be listed only once.' })
  @ArrayMaxSize(MAX_TOURS, { message: 'Tours must be the list of all tours.' })
  @IsArray({ message: 'Tours must be the list of all tours.' })
  tours!: string[];
}

/** A tour as the guide sees it, with all that visitors read of it. */
export class GuideTour extends OmitType(TourContentInput, ['shortDescription', 'photos']) {
  @ApiProperty({ description: 'What it is, in a sentence; empty until the guide has written it.' })
  shortDescription!: string;

  @ApiProperty({
    description: 'The photographs that visitors see, in this order.',
    type: [PhotoInput],
  })
  photos!: PhotoInput[];

  @ApiProperty({ description: 'The tour’s ID.', example: 'day.central-park' })
  id!: string;

  @ApiProperty({ description: 'The list that its bookings are on.', enum: LISTS })
  list!: ListName;

  @ApiProperty({
    description: 'What bookings and departures call it.',
    example: 'Central Park',
  })
  place!: string;

  @ApiProperty({ description: 'Whether it is offered to nobody.' })
  isHidden!: boolean;

  @ApiProperty({ description: 'How long it takes, by its settings.', type: 'integer' })
  lengthMinutes!: number;

  @ApiProperty({ description: 'Where visitors meet the guide, by its settings.' })
  meetingPoint!: string;

  @ApiProperty({
    description:
      'The meeting point that the start describes. If it is another now, visitors see only the new one until the start is changed.',
  })
  writtenFor!: string;
}

/** A tour in the guide's list of all tours. */
export class GuideTourSummary extends PickType(GuideTour, [
  'id',
  'list',
  'place',
  'title',
  'isHidden',
  'revision',
]) {}

/** A photograph that was added to a tour, and isn't shown before the tour names it. */
export class AddedPhoto {
  @ApiProperty({ description: 'Its address, from the site’s root.' })
  src!: string;

  @ApiProperty({ description: 'In pixels.', type: 'integer', maximum: MAX_PHOTO_SIDE })
  width!: number;

  @ApiProperty({ description: 'In pixels.', type: 'integer', maximum: MAX_PHOTO_SIDE })
  height!: number;
}

/** A tour's page as visitors will see it. */
export class TourPreview {
  @ApiProperty({ description: 'The page, as HTML.' })
  html!: string;
}
