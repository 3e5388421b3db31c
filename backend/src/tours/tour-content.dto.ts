import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
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
import { IsLine, IsText } from '../http/is-line';
import { IsWhole } from '../http/is-whole';
import { MayBeMissing } from '../http/may-be-missing';

/** The purposes of a location on a tour's route, as OCTO names them. */
export const LOCATION_TYPES = ['START', 'ITINERARY_ITEM', 'POINT_OF_INTEREST', 'END'] as const;

/** The subjects of a line about a tour, as OCTO names them. */
export const FEATURE_TYPES = [
  'HIGHLIGHT',
  'INCLUSION',
  'EXCLUSION',
  'PREARRIVAL_INFORMATION',
  'ACCESSIBILITY_INFORMATION',
  'CANCELLATION_TERM',
] as const;

export const PRICE_UNITS = ['PERSON', 'PARTY'] as const;

/** The maximum length of a stop's text, in characters. */
export const MAX_STOP = 500;
const MAX_TITLE = 100;
const MAX_SENTENCE = 300;
const MAX_DESCRIPTION = 5000;
const MAX_ANSWER = 1000;
const MAX_LOCATIONS = 20;
const MAX_FEATURES = 40;
const MAX_FAQS = 20;
const MAX_LANGUAGES = 10;
const MAX_TYPES = 2;
const MAX_MINUTES = 720;
const MAX_AMOUNT = 100_000;
const LANGUAGE = /^[a-z]{2,3}(-[A-Z]{2})?$/;
const PHOTO_ADDRESS = new RegExp(PHOTO_FILE.source.replace('^', `^${photoPath('')}`));
const CURRENCY = /^[A-Z]{3}$/;

const minutes = (what: string, description: string) =>
  applyDecorators(
    ApiProperty({ description, type: 'integer', minimum: 0, maximum: MAX_MINUTES, example: 10 }),
    IsWhole(what, 0, MAX_MINUTES),
  );

const degrees = (what: string, description: string, most: number, example: number) => {
  const message = `${what} must be a number from -${String(most)} to ${String(most)}.`;
  return applyDecorators(
    ApiProperty({ description, minimum: -most, maximum: most, example }),
    IsNumber({}, { message }),
    Min(-most, { message }),
    Max(most, { message }),
  );
};

/** Validates a list of objects, and each object. */
const Each = (
  what: string,
  of: () => new () => object,
  most: number,
  description: string,
  { required = true } = {},
) => {
  const message = `${what} must be a list of at most ${String(most)}.`;
  return applyDecorators(
    ApiProperty({ description, type: () => of(), isArray: true, maxItems: most, required }),
    Type(of),
    ValidateNested({ each: true, message: `Each of the ${what.toLowerCase()} must be an object.` }),
    ArrayMaxSize(most, { message }),
    IsArray({ message }),
  );
};

/** Coordinates. */
export class GeoInput {
  @degrees('Latitude', 'Degrees north.', 90, 40.7681)
  latitude!: number;

  @degrees('Longitude', 'Degrees east.', 180, -73.9819)
  longitude!: number;
}

/** A stop of a tour, or a place that it passes. */
export class LocationInput {
  @ApiProperty({
    description: 'What it is for.',
    enum: LOCATION_TYPES,
    isArray: true,
    minItems: 1,
    maxItems: MAX_TYPES,
    uniqueItems: true,
  })
  @IsIn(LOCATION_TYPES, {
    each: true,
    message: `Each type must be one of ${LOCATION_TYPES.join(', ')}.`,
  })
  @ArrayUnique({ message: 'Each type can be listed only once.' })
  @ArrayMinSize(1, { message: 'Types must be a list of 1 or 2.' })
  @ArrayMaxSize(MAX_TYPES, { message: 'Types must be a list of 1 or 2.' })
  @IsArray({ message: 'Types must be a list of 1 or 2.' })
  types!: (typeof LOCATION_TYPES)[number][];

  @IsLine('Title', 'Its name.', { most: MAX_TITLE, example: 'Bethesda Terrace' })
  title!: string;

  @MayBeMissing()
  @IsLine('Text', 'What there is to see and hear; at the start, how to find the guide.', {
    most: MAX_STOP,
    required: false,
  })
  shortDescription?: string;

  @minutes('Minutes on the way', 'Minutes from the location before.')
  minutesTo!: number;

  @minutes('Minutes there', 'Minutes spent there; 0 if it is only passed.')
  minutesAt!: number;

  @ApiPropertyOptional({ description: 'Where it is; missing if nobody says.', type: GeoInput })
  @MayBeMissing()
  @Type(() => GeoInput)
  @ValidateNested({ message: 'Place must be a latitude and a longitude.' })
  @IsObject({ message: 'Place must be a latitude and a longitude.' })
  place?: GeoInput;
}

/** One line about a tour. */
export class FeatureInput {
  @ApiProperty({ description: 'What it is about.', enum: FEATURE_TYPES })
  @IsIn(FEATURE_TYPES, { message: `Type must be one of ${FEATURE_TYPES.join(', ')}.` })
  type!: (typeof FEATURE_TYPES)[number];

  @IsLine('Line', 'The line.', { most: MAX_SENTENCE })
  shortDescription!: string;
}

/** A question that visitors ask about a tour, and its answer. */
export class FaqInput {
  @IsLine('Question', 'The question.')
  question!: string;

  @IsLine('Answer', 'The answer.', { most: MAX_ANSWER })
  answer!: string;
}

/** One of a tour's photographs, which has been added before. */
export class PhotoInput {
  @ApiProperty({
    description: 'Its address, from the site’s root, as adding it has answered.',
    pattern: PHOTO_ADDRESS.source,
    example: photoPath(`${'0123456789abcdef'.repeat(2)}.webp`),
  })
  @Matches(PHOTO_ADDRESS, { message: 'Photograph must be the address of one that was added.' })
  src!: string;

  @ApiPropertyOptional({
    description: 'The address of the same with fewer pixels, for where it is one of several.',
    pattern: PHOTO_ADDRESS.source,
  })
  @MayBeMissing()
  @Matches(PHOTO_ADDRESS, {
    message: 'The small photograph must be the address of one that was added.',
  })
  smallSrc?: string;

  @IsLine('What it shows', 'What it shows, also for who can’t see it.', {
    example: 'Rowboats on the lake, and towers behind the trees',
  })
  title!: string;
}

/** A tour's price. */
export class PriceInput {
  @ValidateIf(({ text, amount }: PriceInput) => text !== undefined || amount === undefined)
  @IsLine(
    'Price',
    'For visitors to read. With an amount, it can be left out, since the words come from the amount; required otherwise.',
    { required: false, example: '$40 each' },
  )
  text?: string;

  @ApiProperty({ description: 'Whether visitors pay what they wish; then there is no amount.' })
  @IsBoolean({ message: 'Pay what you wish must be true or false.' })
  isPayWhatYouWish!: boolean;

  @ApiPropertyOptional({
    description: 'The amount, in the currency’s main unit, with at most two decimals.',
    minimum: 0,
    maximum: MAX_AMOUNT,
    example: 40,
  })
  @MayBeMissing()
  @IsNumber({ maxDecimalPlaces: 2 }, { message: 'Amount must be a number, as in 12.50.' })
  @Min(0, { message: 'Amount must be 0 or more.' })
  @Max(MAX_AMOUNT, { message: `Amount must be at most ${String(MAX_AMOUNT)}.` })
  amount?: number;

  @ApiPropertyOptional({
    description: 'The amount’s currency, as ISO 4217 has it; required if there is an amount.',
    pattern: CURRENCY.source,
    example: 'USD',
  })
  @ValidateIf(({ amount, currency }: PriceInput) => amount !== undefined || currency !== undefined)
  @Matches(CURRENCY, { message: 'Currency must be three letters, as in USD.' })
  currency?: string;

  @ApiPropertyOptional({
    description: 'For whom the amount is; required if there is an amount.',
    enum: PRICE_UNITS,
  })
  @ValidateIf(({ amount, unit }: PriceInput) => amount !== undefined || unit !== undefined)
  @IsIn(PRICE_UNITS, { message: `Unit must be one of ${PRICE_UNITS.join(', ')}.` })
  unit?: (typeof PRICE_UNITS)[number];
}

/** Everything that visitors read about a tour. */
export class ContentInput {
  /** The list of locations, a location, its place. */
  static readonly bodyDepth = 3;

  @IsLine('Title', 'What visitors call it.', { most: MAX_TITLE })
  title!: string;

  @IsLine('Short description', 'What it is, in a sentence.', { most: MAX_SENTENCE })
  shortDescription!: string;

  @IsText(
    'Description',
    'The story; an empty line stands between paragraphs. Plain text.',
    MAX_DESCRIPTION,
  )
  description!: string;

  @ApiProperty({
    description: 'How long it takes at least; null if that is its length.',
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: MAX_MINUTES,
    example: 120,
  })
  @ValidateIf((_, value) => value !== null)
  @IsWhole('Shortest time', 1, MAX_MINUTES)
  durationMinutesFrom!: number | null;

  @Each('Stops', () => LocationInput, MAX_LOCATIONS, 'The way, from the start to the end.')
  locations!: LocationInput[];

  @Each('Lines', () => FeatureInput, MAX_FEATURES, 'What there is to know.')
  features!: FeatureInput[];

  @Each('Questions', () => FaqInput, MAX_FAQS, 'What visitors ask.')
  faqs!: FaqInput[];

  @Each(
    'Photographs',
    () => PhotoInput,
    MAX_PHOTOS,
    'The photographs that visitors see, in this order; without it, they stay as they are.',
    { required: false },
  )
  @ArrayUnique(({ src }: PhotoInput) => src, {
    message: 'Each photograph can be listed only once.',
  })
  @MayBeMissing()
  photos?: PhotoInput[];

  @ApiProperty({
    description: 'What the guide speaks, as BCP 47 has it.',
    type: 'array',
    items: { type: 'string', pattern: LANGUAGE.source },
    minItems: 1,
    maxItems: MAX_LANGUAGES,
    uniqueItems: true,
    example: ['en'],
  })
  @Matches(LANGUAGE, { each: true, message: 'Each language must be a code, as in en or pt-BR.' })
  @ArrayUnique({ message: 'Each language can be listed only once.' })
  @ArrayMinSize(1, { message: `Languages must be a list of 1 to ${String(MAX_LANGUAGES)}.` })
  @ArrayMaxSize(MAX_LANGUAGES, {
    message: `Languages must be a list of 1 to ${String(MAX_LANGUAGES)}.`,
  })
  @IsArray({ message: `Languages must be a list of 1 to ${String(MAX_LANGUAGES)}.` })
  languages!: string[];

  @ApiProperty({
    description: 'What it costs; null if no one is to speak of it.',
    type: PriceInput,
    nullable: true,
  })
  @ValidateIf((_, value) => value !== null)
  @Type(() => PriceInput)
  @ValidateNested({ message: 'Price must be an object, or null.' })
  @IsObject({ message: 'Price must be an object, or null.' })
  price!: PriceInput | null;
}
