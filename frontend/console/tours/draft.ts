import type { AccessLevel } from 'shared/tour-access';
import type {
  FeatureInput,
  GuideTour,
  LocationInput,
  PhotoInput,
  TourContentInput,
} from '../../api/schema';
import { draftToPrice, priceToDraft, type PriceDraft } from './price-draft';

/** The headings of a tour's feature types, in the order in which its page shows them. */
export const FEATURE_TITLES: Readonly<Record<FeatureInput['type'], string>> = {
  HIGHLIGHT: 'What visitors see',
  INCLUSION: 'Included',
  EXCLUSION: 'Not included',
  PREARRIVAL_INFORMATION: 'Before they come',
  ACCESSIBILITY_INFORMATION: 'How easy it is to walk',
  CANCELLATION_TERM: 'Changing and canceling',
};

const FEATURE_TYPES = Object.keys(FEATURE_TITLES) as FeatureInput['type'][];

/** A list item with a key that stays the same when the item moves. */
export interface Item {
  key: number;
}

/** A stop's form fields. */
export interface StopDraft extends Item {
  /** The stop's types, joined by spaces: `START`, or `START END`. */
  types: string;
  title: string;
  shortDescription: string;
  minutesTo: string;
  minutesAt: string;
  /** "40.7681, -73.9819", as copied from a map. */
  coordinates: string;
}

interface LineDraft extends Item {
  text: string;
}

interface QuestionDraft extends Item {
  question: string;
  answer: string;
}

/** An uploaded photo. */
export type PhotoDraft = PhotoInput & Item;

/** The form fields that describe how easy a tour is to walk. */
export interface AccessDraft {
  /** Whether the tour's page states the facts. */
  stated: 'yes' | 'no';
  miles: string;
  stairs: string;
  stepFree: AccessLevel;
  stroller: AccessLevel;
  dogs: 'yes' | 'no';
  detour: string;
  restrooms: string;
}

/** The form fields of a tour's content. */
export interface ContentDraft {
  title: string;
  shortDescription: string;
  description: string;
  durationMinutesFrom: string;
  languages: string;
  access: AccessDraft;
  price: PriceDraft;
  stops: StopDraft[];
  features: Record<FeatureInput['type'], LineDraft[]>;
  questions: QuestionDraft[];
  photos: PhotoDraft[];
}

let lastKey = 0;

/** Returns a unique key. */
export function newItemKey(): number {
  return ++lastKey;
}

export const newStop = (): StopDraft => ({
  key: newItemKey(),
  types: 'ITINERARY_ITEM',
  title: '',
  shortDescription: '',
  coordinates: '',
  minutesTo: '5',
  minutesAt: '10',
});

/** Converts a tour's content to form fields. */
export function tourToDraft(tour: GuideTour): ContentDraft {
  const { title, shortDescription, description, durationMinutesFrom, languages } = tour;
  const { access, price } = tour;
  return {
    title,
    shortDescription,
    description,
    durationMinutesFrom: durationMinutesFrom === null ? '' : String(durationMinutesFrom),
    languages: languages.join(', '),
    access: {
      stated: access === null ? 'no' : 'yes',
      miles: access === null ? '' : String(access.miles),
      stairs: String(access?.stairs ?? 0),
      stepFree: access?.stepFree ?? 'NO',
      stroller: access?.stroller ?? 'NO',
      dogs: access?.dogs === true ? 'yes' : 'no',
      detour: access?.detour ?? '',
      restrooms: access?.restrooms ?? '',
    },
    price: priceToDraft(price),
    stops: tour.locations.map(toStopDraft),
    features: Object.fromEntries(
      FEATURE_TYPES.map((type) => [
        type,
        tour.features
          .filter((feature) => feature.type === type)
          .map((feature) => ({ key: newItemKey(), text: feature.shortDescription })),
      ]),
    ) as ContentDraft['features'],
    photos: tour.photos.map((photo) => ({ key: newItemKey(), ...photo })),
    questions: tour.faqs.map((faq) => ({ key: newItemKey(), ...faq })),
  };
}

function toStopDraft(location: GuideTour['locations'][number]): StopDraft {
  const { types, title, shortDescription = '', minutesTo, minutesAt, place } = location;
  return {
    key: newItemKey(),
    types: types.join(' '),
    title,
    shortDescription,
    minutesTo: String(minutesTo),
    minutesAt: String(minutesAt),
    coordinates: place ? `${String(place.latitude)}, ${String(place.longitude)}` : '',
  };
}

/** Converts form fields to the API's input. */
export function draftToInput(draft: ContentDraft, revision: number): TourContentInput {
  const { title, shortDescription, description, durationMinutesFrom, languages } = draft;
  return {
    title: title.trim(),
    shortDescription: shortDescription.trim(),
    description,
    durationMinutesFrom: durationMinutesFrom === '' ? null : Number(durationMinutesFrom),
    languages: languages.split(/[\s,]+/).filter(Boolean),
    access: toAccessInput(draft.access),
    price: draftToPrice(draft.price),
    locations: draft.stops.map(toLocationInput),
    features: FEATURE_TYPES.flatMap((type) =>
      draft.features[type].map(({ text }) => ({ type, shortDescription: text.trim() })),
    ),
    photos: draft.photos.map(({ src, smallSrc, title: text }) => ({
      src,
      ...(smallSrc !== undefined && { smallSrc }),
      title: text.trim(),
    })),
    faqs: draft.questions.map(({ question, answer }) => ({
      question: question.trim(),
      answer: answer.trim(),
    })),
    revision,
  };
}

/** The label of each part of a tour's content. */
export const PART_LABELS: Readonly<Record<keyof ContentDraft, string>> = {
  title: 'Title',
  shortDescription: 'Short description',
  description: 'Story',
  durationMinutesFrom: 'Shortest duration in minutes',
  languages: 'Languages',
  photos: 'Photographs',
  access: 'Facts about the walk',
  price: 'What it costs',
  stops: 'The route',
  features: 'Good to know',
  questions: 'Questions',
};

/** Returns the index of a feature type's first line in the API's input. */
export function firstIndexOf(draft: ContentDraft, type: FeatureInput['type']): number {
  const previousTypes = FEATURE_TYPES.slice(0, FEATURE_TYPES.indexOf(type));
  return previousTypes.reduce((sum, each) => sum + draft.features[each].length, 0);
}

function toAccessInput({
  stated,
  miles,
  stairs,
  stepFree,
  stroller,
  dogs,
  ...texts
}: AccessDraft): TourContentInput['access'] {
  if (stated === 'no') return null;
  const [detour, restrooms] = [texts.detour.trim(), texts.restrooms.trim()];
  return {
    miles: Number(miles),
    stairs: Number(stairs),
    stepFree,
    stroller,
    dogs: dogs === 'yes',
    ...(detour !== '' && { detour }),
    ...(restrooms !== '' && { restrooms }),
  };
}

function toLocationInput({
  types,
  title,
  minutesTo,
  minutesAt,
  ...texts
}: StopDraft): LocationInput {
  const shortDescription = texts.shortDescription.trim();
  const [latitude, longitude] = texts.coordinates
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  return {
    types: types.split(' ') as LocationInput['types'],
    title: title.trim(),
    ...(shortDescription !== '' && { shortDescription }),
    minutesTo: Number(minutesTo),
    minutesAt: Number(minutesAt),
    // Sends even invalid coordinates, because the server explains the error.
    ...(latitude !== undefined && { place: { latitude, longitude: longitude ?? NaN } }),
  };
}
