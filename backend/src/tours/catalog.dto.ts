import { ApiProperty } from '@nestjs/swagger';
import { LISTS, type ListName } from 'shared/tours';
import { FEATURE_TYPES, LOCATION_TYPES } from './tour-content';

const minutes = (description: string, example: number) =>
  ApiProperty({ description, type: 'integer', minimum: 0, example });

/** A tour in a list of tours, in the words of the OCTO standard where it has them. */
export class TourSummary {
  @ApiProperty({ description: 'The tour’s ID.', example: 'day.central-park' })
  id!: string;

  @ApiProperty({ description: 'The list that its bookings are on.', enum: LISTS })
  list!: ListName;

  @ApiProperty({
    description: 'What bookings and departures call it.',
    example: 'Central Park',
  })
  place!: string;

  @ApiProperty({ description: 'What visitors call it.' })
  title!: string;

  @ApiProperty({ description: 'What it is, in a sentence.' })
  shortDescription!: string;

  @minutes('How long it takes at least.', 150)
  durationMinutesFrom!: number;

  @minutes('How long it takes at most.', 150)
  durationMinutesTo!: number;

  @ApiProperty({
    description: 'Where visitors meet the guide, unless a departure says otherwise.',
    example: 'Columbus Circle, at the Maine Monument',
  })
  meetingPoint!: string;
}

/** Where something is. */
export class GeoPlace {
  @ApiProperty({ description: 'Degrees north.', minimum: -90, maximum: 90, example: 40.7681 })
  latitude!: number;

  @ApiProperty({ description: 'Degrees east.', minimum: -180, maximum: 180, example: -73.9819 })
  longitude!: number;
}

/** A stop of a tour, or what it only passes. */
export class LocationRecord {
  @ApiProperty({ description: 'What it is for.', enum: LOCATION_TYPES, isArray: true })
  types!: (typeof LOCATION_TYPES)[number][];

  @ApiProperty({ description: 'Its name.', example: 'Bethesda Terrace' })
  title!: string;

  @ApiProperty({
    description: 'What there is to see and hear; at the start, how to find the guide.',
    required: false,
  })
  shortDescription?: string;

  @minutes('Minutes from the location before.', 8)
  minutesTo!: number;

  @minutes('Minutes spent there; 0 if it is only passed.', 12)
  minutesAt!: number;

  @ApiProperty({
    description: 'Where it is; missing where only the guide knows.',
    required: false,
    type: GeoPlace,
  })
  place?: GeoPlace;
}

/** One line about a tour. */
export class FeatureRecord {
  @ApiProperty({ description: 'What it is about.', enum: FEATURE_TYPES })
  type!: (typeof FEATURE_TYPES)[number];

  @ApiProperty({ description: 'The line.' })
  shortDescription!: string;
}

/** A question that visitors ask about a tour, and its answer. */
export class FaqRecord {
  @ApiProperty()
  question!: string;

  @ApiProperty()
  answer!: string;
}

/** All that visitors can read of a tour. */
export class TourDetails extends TourSummary {
  @ApiProperty({ description: 'The story; an empty line stands between paragraphs.' })
  description!: string;

  @ApiProperty({
    description: 'The way, from the start to the end.',
    type: [LocationRecord],
  })
  locations!: LocationRecord[];

  @ApiProperty({ type: [FeatureRecord] })
  features!: FeatureRecord[];

  @ApiProperty({ type: [FaqRecord] })
  faqs!: FaqRecord[];
}
