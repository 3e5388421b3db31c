import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { WEEKDAYS, type Weekday } from 'shared/new-york';
import { AREAS, type Area } from 'shared/areas';
import { FILTER_NAMES, type FilterName } from 'shared/tour-filters';
import { LISTS, type ListName } from 'shared/tours';
import { CROWDED_DAYS, type CrowdedDay } from 'shared/special-days';
import { DepartureRecord } from '../../departures/departures.dto';
import { PublicGuide } from '../../guides/guide-profile';
import { AccessInput } from '../tour-access.dto';
import { PriceRecord } from '../price.dto';
import { TourPricing } from './pricing.dto';
import { FaqInput, FeatureInput, GeoInput, LocationInput } from '../tour-content.dto';

const ApiMinutes = (description: string, example: number) =>
  ApiProperty({ description, type: 'integer', minimum: 0, example });

/** The facts about how easy a tour is to walk. */
export class AccessRecord extends AccessInput {}

/** A tour in a list of tours. Fields that OCTO defines have OCTO's names. */
export class TourSummary extends TourPricing {
  @ApiProperty({ description: 'The tour’s id.', example: 'day.central-park' })
  id!: string;

  @ApiProperty({ description: 'The list that the tour’s bookings are on.', enum: LISTS })
  list!: ListName;

  @ApiProperty({
    description: 'The tour’s name in bookings and departures.',
    example: 'Central Park',
  })
  place!: string;

  @ApiPropertyOptional({
    description:
      'The tour’s short name in the language of the response; missing if it is the same as `place`.',
    example: 'Spaziergang um die Wall Street',
  })
  placeName?: string;

  @ApiProperty({ description: 'The name shown to visitors.' })
  title!: string;

  @ApiProperty({ description: 'A one-sentence summary.' })
  shortDescription!: string;

  @ApiMinutes('The minimum duration, in minutes.', 150)
  durationMinutesFrom!: number;

  @ApiMinutes('The maximum duration, in minutes.', 150)
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

  @ApiProperty({
    description: 'The parts of New York that the tour starts and ends in, if they are known.',
    enum: AREAS,
    enumName: 'Area',
    isArray: true,
  })
  areas!: Area[];

  @ApiPropertyOptional({
    description:
      'How easy the tour is to walk; missing if unknown. `features` contains the same facts as sentences.',
    type: AccessRecord,
  })
  access?: AccessRecord;

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
    description:
      'The next departure with free spots that matches the filters in the query, or matches the most of them; missing if there is none.',
    type: DepartureRecord,
  })
  nextDeparture?: DepartureRecord;

  @ApiPropertyOptional({
    description:
      'The filters in the query that the tour or its `nextDeparture` doesn’t match; missing if they match all.',
    enum: FILTER_NAMES,
    enumName: 'FilterName',
    isArray: true,
  })
  missed?: FilterName[];
}

/** Coordinates. */
export class GeoPlace extends GeoInput {}

/** A stop on a tour, or a sight along its route. */
export class LocationRecord extends OmitType(LocationInput, ['title', 'place']) {
  @ApiProperty({ description: 'The location’s name.', example: 'Bethesda Terrace' })
  title!: string;

  @ApiPropertyOptional({ description: 'The coordinates; missing if unknown.', type: GeoPlace })
  place?: GeoPlace;
}

/** A one-line fact about a tour. */
export class FeatureRecord extends FeatureInput {}

/** A question that visitors ask about a tour, and its answer. */
export class FaqRecord extends FaqInput {}

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

/** A special day in New York that affects a tour. */
export class TourSpecialDay {
  @ApiProperty({ description: 'The date in New York.', format: 'date', example: '2030-11-28' })
  date!: string;

  @ApiProperty({
    description: 'The special day’s name.',
    enum: CROWDED_DAYS,
    enumName: 'CrowdedDay',
  })
  name!: CrowdedDay;

  @ApiProperty({ description: 'Whether the special day closes all departures on that date.' })
  isClosed!: boolean;
}

/** A range of dates on which a tour runs on different weekdays or at different times. */
export class TourSeason {
  @ApiProperty({ description: 'The season’s name.', example: 'Summer evenings' })
  name!: string;

  @ApiProperty({ description: 'The first date.', format: 'date', example: '2030-06-01' })
  from!: string;

  @ApiProperty({ description: 'The last date.', format: 'date', example: '2030-08-31' })
  to!: string;

  @ApiProperty({
    description: 'The times when the tour starts, in New York.',
    type: [String],
    example: ['18:00'],
  })
  startTimes!: string[];

  @ApiProperty({
    description: 'The weekdays on which the tour runs; empty if it doesn’t run in this season.',
    enum: WEEKDAYS,
    isArray: true,
  })
  weekdays!: Weekday[];
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

  @ApiPropertyOptional({
    description:
      'The guide; missing unless the site has exactly one guide, who has saved a profile.',
    type: PublicGuide,
  })
  guide?: PublicGuide;

  @ApiProperty({ description: 'Whether a booking requires a `contact`.' })
  contactRequired!: boolean;

  @ApiProperty({
    description: 'The next departures, including full ones. `GET /departures` returns all.',
    type: [DepartureRecord],
  })
  departures!: DepartureRecord[];

  @ApiProperty({
    description:
      'The special days on which the tour’s streets are closed or crowded, as far ahead as the tour can be booked.',
    type: [TourSpecialDay],
  })
  specialDays!: TourSpecialDay[];

  @ApiProperty({
    description: 'The seasons that aren’t over and begin within a year, earliest first.',
    type: [TourSeason],
  })
  seasons!: TourSeason[];

  @ApiPropertyOptional({
    description:
      'The texts in the response that are in English because they aren’t translated; missing if all texts are translated.',
    type: [String],
    example: ['Bring a hat.'],
  })
  untranslated?: string[];
}

/** A tour's route. */
export type TourRoute = Pick<TourDetails, 'list' | 'place' | 'placeName' | 'locations'>;
