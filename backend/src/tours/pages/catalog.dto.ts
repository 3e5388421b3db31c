import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LISTS, type ListName } from 'shared/tours';
import { DepartureRecord } from '../../departures/departures.dto';
import type { TourLocation, TourPrice } from '../tour-content';
import {
  FEATURE_TYPES,
  LOCATION_TYPES,
  PRICE_UNITS,
  type FaqInput,
  type FeatureInput,
} from '../tour-content.dto';

const minutes = (description: string, example: number) =>
  ApiProperty({ description, type: 'integer', minimum: 0, example });

/** A tour's price. */
export class PriceRecord implements TourPrice {
  @ApiProperty({ description: 'For visitors to read.', example: '$40 each, children for free' })
  text!: string;

  @ApiProperty({ description: 'Whether visitors pay what they wish; then there is no amount.' })
  isPayWhatYouWish!: boolean;

  @ApiPropertyOptional({ description: 'The amount, in the currency’s main unit.', example: 40 })
  amount?: number;

  @ApiPropertyOptional({
    description: 'The amount’s currency, as ISO 4217 has it.',
    example: 'USD',
  })
  currency?: string;

  @ApiPropertyOptional({ description: 'For whom the amount is.', enum: PRICE_UNITS })
  unit?: (typeof PRICE_UNITS)[number];
}

/** A tour in a list of tours, with OCTO's field names where it has some. */
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

  @ApiProperty({
    description: 'What the guide speaks, as BCP 47 has it.',
    type: [String],
    example: ['en'],
  })
  languages!: string[];

  @ApiPropertyOptional({
    description: 'What it costs; missing if the guide doesn’t say.',
    type: PriceRecord,
  })
  price?: PriceRecord;

  @ApiPropertyOptional({
    description: 'How many people one booking can be for; missing if for any number.',
    type: 'integer',
    example: 6,
  })
  maxPartySize?: number;

  @ApiPropertyOptional({
    description: 'How many people a departure needs to take place; missing if any number.',
    type: 'integer',
    example: 4,
  })
  minPeople?: number;

  @ApiPropertyOptional({
    description: 'The next departure with room; missing if there is none.',
    type: DepartureRecord,
  })
  nextDeparture?: DepartureRecord;
}

/** Coordinates. */
export class GeoPlace {
  @ApiProperty({ description: 'Degrees north.', minimum: -90, maximum: 90, example: 40.7681 })
  latitude!: number;

  @ApiProperty({ description: 'Degrees east.', minimum: -180, maximum: 180, example: -73.9819 })
  longitude!: number;
}

/** A stop of a tour, or a place that it passes. */
export class LocationRecord implements TourLocation {
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
export class FeatureRecord implements FeatureInput {
  @ApiProperty({ description: 'What it is about.', enum: FEATURE_TYPES })
  type!: (typeof FEATURE_TYPES)[number];

  @ApiProperty({ description: 'The line.' })
  shortDescription!: string;
}

/** A question that visitors ask about a tour, and its answer. */
export class FaqRecord implements FaqInput {
  @ApiProperty()
  question!: string;

  @ApiProperty()
  answer!: string;
}

/** A picture's URL and size. */
export class PictureRecord {
  @ApiProperty({
    description: 'Its address, from the site’s root.',
    example: '/social/central-park.png',
  })
  src!: string;

  @ApiProperty({ description: 'In pixels.', type: 'integer', minimum: 1, example: 1200 })
  width!: number;

  @ApiProperty({ description: 'In pixels.', type: 'integer', minimum: 1, example: 630 })
  height!: number;
}

/** A picture of a tour. */
export class MediaRecord extends PictureRecord {
  @ApiProperty({ description: 'Its media type.', example: 'image/png' })
  type!: string;

  @ApiProperty({
    description: 'Whether it stands for the tour, or is one of the guide’s photographs.',
    enum: ['COVER', 'GALLERY'],
  })
  rel!: 'COVER' | 'GALLERY';

  @ApiProperty({ description: 'What it shows, also for who can’t see it.' })
  title!: string;

  @ApiPropertyOptional({
    description: 'The same with fewer pixels, for where it is one of several.',
    type: PictureRecord,
  })
  small?: PictureRecord;
}

/** A tour with its content. */
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

  @ApiProperty({
    description: 'Its pictures: the cover, then the guide’s photographs in their order.',
    type: [MediaRecord],
  })
  media!: MediaRecord[];

  @ApiProperty({ description: 'Whether booking it takes a contact, as `contact`.' })
  contactRequired!: boolean;

  @ApiProperty({
    description:
      'The next departures, whether they have room or not; all of them are at `GET /departures`.',
    type: [DepartureRecord],
  })
  departures!: DepartureRecord[];
}

/** A tour's route. */
export type TourWay = Pick<TourDetails, 'list' | 'place' | 'locations'>;
