import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayUnique,
  IsIn,
  IsNumber,
  IsObject,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { MAX_PHOTOS, PHOTO_FILE, photoPath } from 'shared/tour-photos';
import { IsLanguageList } from '../http/is-language-list';
import { IsLine, IsText } from '../http/is-line';
import { IsInteger } from '../http/is-integer';
import { IsListOf } from '../http/is-list-of';
import { IsUniqueList } from '../http/is-unique-list';
import { MayBeMissing } from '../http/may-be-missing';
import { AccessInput } from './tour-access.dto';
import { IsPrice, type PriceInput } from './price.dto';

/** OCTO's types of locations on a tour's route. */
export const LOCATION_TYPES = ['START', 'ITINERARY_ITEM', 'POINT_OF_INTEREST', 'END'] as const;

/** OCTO's feature types: the kinds of one-line facts about a tour. */
export const FEATURE_TYPES = [
  'HIGHLIGHT',
  'INCLUSION',
  'EXCLUSION',
  'PREARRIVAL_INFORMATION',
  'ACCESSIBILITY_INFORMATION',
  'CANCELLATION_TERM',
] as const;

/** The maximum length of a location's description, in characters. */
export const MAX_STOP_TEXT_LENGTH = 500;
export const MAX_TITLE_LENGTH = 100;
export const MAX_SENTENCE_LENGTH = 300;
export const MAX_DESCRIPTION_LENGTH = 5000;
export const MAX_ANSWER_LENGTH = 1000;
const MAX_LOCATION_COUNT = 20;
const MAX_FEATURE_COUNT = 40;
const MAX_FAQ_COUNT = 20;
const MAX_TYPE_COUNT = 2;
const MAX_MINUTES = 720;
const MINUTES_RANGE = { minimum: 0, maximum: MAX_MINUTES, example: 10 };
/** Matches the path of a photograph on the site. */
export const PHOTO_PATH_PATTERN = new RegExp(PHOTO_FILE.source.replace('^', `^${photoPath('')}`));

const IsDegrees = (label: string, description: string, max: number, example: number) => {
  const message = `${label} must be a number from -${String(max)} to ${String(max)}.`;
  return applyDecorators(
    ApiProperty({ description, minimum: -max, maximum: max, example }),
    IsNumber({}, { message }),
    Min(-max, { message }),
    Max(max, { message }),
  );
};

/** Coordinates. */
export class GeoInput {
  @IsDegrees('Latitude', 'Degrees north.', 90, 40.7681)
  latitude!: number;

  @IsDegrees('Longitude', 'Degrees east.', 180, -73.9819)
  longitude!: number;
}

/** A stop on a tour, or a sight along its route. */
export class LocationInput {
  @ApiProperty({
    description: 'The location’s roles on the route.',
    enum: LOCATION_TYPES,
    isArray: true,
    minItems: 1,
    maxItems: MAX_TYPE_COUNT,
    uniqueItems: true,
  })
  @IsIn(LOCATION_TYPES, {
    each: true,
    message: `Each type must be one of ${LOCATION_TYPES.join(', ')}.`,
  })
  @IsUniqueList('type', MAX_TYPE_COUNT, 'Types must be a list of 1 or 2 items.')
  types!: (typeof LOCATION_TYPES)[number][];

  @IsLine('Title', 'The location’s name.', { max: MAX_TITLE_LENGTH, example: 'Bethesda Terrace' })
  title!: string;

  @MayBeMissing()
  @IsLine('Text', 'A description. For the `START` location, how to find the guide.', {
    max: MAX_STOP_TEXT_LENGTH,
    required: false,
  })
  shortDescription?: string;

  @IsInteger('Minutes on the way', 'Minutes from the previous location.', MINUTES_RANGE)
  minutesTo!: number;

  @IsInteger(
    'Minutes at the stop',
    'Minutes at the location; 0 if the tour doesn’t stop.',
    MINUTES_RANGE,
  )
  minutesAt!: number;

  @ApiPropertyOptional({ description: 'The coordinates, if known.', type: GeoInput })
  @MayBeMissing()
  @Type(() => GeoInput)
  @ValidateNested({ message: 'Place must be a latitude and a longitude.' })
  @IsObject({ message: 'Place must be a latitude and a longitude.' })
  place?: GeoInput;
}

/** A one-line fact about a tour. */
export class FeatureInput {
  @ApiProperty({ description: 'The kind of fact.', enum: FEATURE_TYPES })
  @IsIn(FEATURE_TYPES, { message: `Type must be one of ${FEATURE_TYPES.join(', ')}.` })
  type!: (typeof FEATURE_TYPES)[number];

  @IsLine('Line', 'The text, on one line.', { max: MAX_SENTENCE_LENGTH })
  shortDescription!: string;
}

/** A question that visitors ask about a tour, and its answer. */
export class FaqInput {
  @IsLine('Question', 'The question.')
  question!: string;

  @IsLine('Answer', 'The answer.', { max: MAX_ANSWER_LENGTH })
  answer!: string;
}

/** An uploaded photograph in a tour's content. */
export class PhotoInput {
  @ApiProperty({
    description: 'The photograph’s path on the site, as returned by the upload.',
    pattern: PHOTO_PATH_PATTERN.source,
    example: photoPath(`${'0123456789abcdef'.repeat(2)}.webp`),
  })
  @Matches(PHOTO_PATH_PATTERN, {
    message: 'Photograph must be the path of an uploaded photograph.',
  })
  src!: string;

  @ApiPropertyOptional({
    description: 'The path of the thumbnail, which galleries show.',
    pattern: PHOTO_PATH_PATTERN.source,
  })
  @MayBeMissing()
  @Matches(PHOTO_PATH_PATTERN, {
    message: 'Thumbnail must be the path of an uploaded photograph.',
  })
  smallSrc?: string;

  @IsLine('What it shows', 'The caption and alt text.', {
    example: 'Rowboats on the lake, and towers behind the trees',
  })
  title!: string;
}

/** The content that visitors read about a tour. */
export class ContentInput {
  /** The maximum depth of nesting in a body: the list of locations, each location, and its place. */
  static readonly bodyDepth = 3;

  @IsLine('Title', 'The name shown to visitors.', { max: MAX_TITLE_LENGTH })
  title!: string;

  @IsLine('Short description', 'A one-sentence summary.', { max: MAX_SENTENCE_LENGTH })
  shortDescription!: string;

  @IsText(
    'Description',
    'Plain text, with an empty line between paragraphs.',
    MAX_DESCRIPTION_LENGTH,
  )
  description!: string;

  @IsInteger(
    'Shortest time',
    'The minimum duration, in minutes; null if it equals the tour’s length.',
    {
      minimum: 1,
      maximum: MAX_MINUTES,
      example: 120,
      nullable: true,
    },
  )
  durationMinutesFrom!: number | null;

  @IsListOf('Stops', () => LocationInput, MAX_LOCATION_COUNT, 'The route, from start to end.')
  locations!: LocationInput[];

  @IsListOf(
    'Lines',
    () => FeatureInput,
    MAX_FEATURE_COUNT,
    'Highlights, inclusions, and other facts.',
  )
  features!: FeatureInput[];

  @IsListOf('Questions', () => FaqInput, MAX_FAQ_COUNT, 'Questions from visitors, with answers.')
  faqs!: FaqInput[];

  @IsListOf(
    'Photographs',
    () => PhotoInput,
    MAX_PHOTOS,
    'The photographs that visitors see, in order. If missing, the tour keeps its photographs.',
    { required: false },
  )
  @ArrayUnique(({ src }: PhotoInput) => src, {
    message: 'Each photograph can be listed only once.',
  })
  @MayBeMissing()
  photos?: PhotoInput[];

  @IsLanguageList()
  languages!: string[];

  @ApiProperty({
    description: 'How easy the tour is to walk; null if the guide hasn’t entered it.',
    type: AccessInput,
    nullable: true,
  })
  @ValidateIf((_, value) => value !== null)
  @Type(() => AccessInput)
  @ValidateNested({ message: 'Access must be an object, or null.' })
  @IsObject({ message: 'Access must be an object, or null.' })
  access!: AccessInput | null;

  @IsPrice()
  price!: PriceInput | null;
}
