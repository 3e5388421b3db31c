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
  @ApiProperty({
    description: 'The price as visitors read it.',
    example: '$40 each, children for free',
  })
  text!: string;

  @ApiProperty({ description: 'Whether visitors pay what they wish; then there is no amount.' })
  isPayWhatYouWish!: boolean;

  @ApiPropertyOptional({ description: 'The amount, in the currency’s main unit.', example: 40 })
  amount?: number;

  @ApiPropertyOptional({
    description: 'The amount’s currency, in ISO 4217 format.',
    example: 'USD',
  })
  currency?: string;

  @ApiPropertyOptional({
    description: 'Whether the amount is per person or per party.',
    enum: PRICE_UNITS,
  })
  unit?: (typeof PRICE_UNITS)[number];
}

/** A tour in a list of tours, with OCTO's field names for the fields that OCTO defines. */
export class TourSummary {
  @ApiProperty({ description: 'The tour’s ID.', example: 'day.central-park' })
  id!: string;

  @ApiProperty({ description: 'The list that the tour’s bookings are on.', enum: LISTS })
  list!: ListName;

  @ApiProperty({
    description: 'The tour’s name in bookings and departures.',
    example: 'Central Park',
  })
  place!: string;

  @ApiProperty({ description: 'The name shown to visitors.' })
  title!: string;

  @ApiProperty({ description: 'A one-sentence summary.' })
  shortDescription!: string;

  @minutes('The minimum duration, in minutes.', 150)
  durationMinutesFrom!: number;

  @minutes('The maximum duration, in minutes.', 150)
  durationMinutesTo!: number;

  @ApiProperty({
    description: 'The place where visitors meet the guide, unless a departure has a different one.',
    example: 'Columbus Circle, at the Maine Monument',
  })
  meetingPoint!: string;

  @ApiProperty({
    description: 'The guide’s languages, as BCP 47 tags.',
    type: [String],
    example: ['en'],
  })
  languages!: string[];

  @ApiPropertyOptional({
    description: 'The price; missing if it isn’t shown.',
    type: PriceRecord,
  })
  price?: PriceRecord;

  @ApiPropertyOptional({
    description: 'The maximum number of people per booking; missing if there is no limit.',
    type: 'integer',
    example: 6,
  })
  maxPartySize?: number;

  @ApiPropertyOptional({
    description:
      'The minimum number of people for a departure to take place; missing if there is none.',
    type: 'integer',
    example: 4,
  })
  minPeople?: number;

  @ApiPropertyOptional({
    description: 'The next departure with free spots; missing if there is none.',
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

/** A stop on a tour, or a sight along its route. */
export class LocationRecord implements TourLocation {
  @ApiProperty({
    description: 'The purposes of the location.',
    enum: LOCATION_TYPES,
    isArray: true,
  })
  types!: (typeof LOCATION_TYPES)[number][];

  @ApiProperty({ description: 'The location’s name.', example: 'Bethesda Terrace' })
  title!: string;

  @ApiProperty({
    description: 'A description. For the `START` location, how to find the guide.',
    required: false,
  })
  shortDescription?: string;

  @minutes('Minutes from the previous location.', 8)
  minutesTo!: number;

  @minutes('Minutes at the location; 0 if the tour doesn’t stop.', 12)
  minutesAt!: number;

  @ApiProperty({
    description: 'The coordinates; missing if unknown.',
    required: false,
    type: GeoPlace,
  })
  place?: GeoPlace;
}

/** One line about a tour. */
export class FeatureRecord implements FeatureInput {
  @ApiProperty({ description: 'The subject of the line.', enum: FEATURE_TYPES })
  type!: (typeof FEATURE_TYPES)[number];

  @ApiProperty({ description: 'The text, in one line.' })
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
    description: 'The picture’s path on the site.',
    example: '/social/central-park.png',
  })
  src!: string;

  @ApiProperty({ description: 'The width in pixels.', type: 'integer', minimum: 1, example: 1200 })
  width!: number;

  @ApiProperty({ description: 'The height in pixels.', type: 'integer', minimum: 1, example: 630 })
  height!: number;
}

/** A picture of a tour. */
export class MediaRecord extends PictureRecord {
  @ApiProperty({ description: 'The picture’s media type.', example: 'image/png' })
  type!: string;

  @ApiProperty({
    description: 'Whether this is the tour’s cover, or one of the guide’s photographs.',
    enum: ['COVER', 'GALLERY'],
  })
  rel!: 'COVER' | 'GALLERY';

  @ApiProperty({ description: 'The caption and alt text.' })
  title!: string;

  @ApiPropertyOptional({
    description: 'The thumbnail, shown in galleries.',
    type: PictureRecord,
  })
  small?: PictureRecord;
}

/** A tour with its content. */
export class TourDetails extends TourSummary {
  @ApiProperty({ description: 'Plain text, with an empty line between paragraphs.' })
  description!: string;

  @ApiProperty({
    description: 'The route, from start to end.',
    type: [LocationRecord],
  })
  locations!: LocationRecord[];

  @ApiProperty({ type: [FeatureRecord] })
  features!: FeatureRecord[];

  @ApiProperty({ type: [FaqRecord] })
  faqs!: FaqRecord[];

  @ApiProperty({
    description: 'The tour’s pictures: the cover, then the photographs in the guide’s order.',
    type: [MediaRecord],
  })
  media!: MediaRecord[];

  @ApiProperty({ description: 'Whether a booking requires a `contact`.' })
  contactRequired!: boolean;

  @ApiProperty({
    description: 'The next departures, including full ones. `GET /departures` returns all.',
    type: [DepartureRecord],
  })
  departures!: DepartureRecord[];
}

/** A tour's route. */
export type TourRoute = Pick<TourDetails, 'list' | 'place' | 'locations'>;
