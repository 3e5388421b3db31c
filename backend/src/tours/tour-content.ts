/** What a location on a tour's way is for, in the words of the OCTO standard. */
export const LOCATION_TYPES = ['START', 'ITINERARY_ITEM', 'POINT_OF_INTEREST', 'END'] as const;

/** What a line about a tour is about, in the same words. */
export const FEATURE_TYPES = [
  'HIGHLIGHT',
  'INCLUSION',
  'EXCLUSION',
  'PREARRIVAL_INFORMATION',
  'ACCESSIBILITY_INFORMATION',
  'CANCELLATION_TERM',
] as const;

/** For whom an amount is. */
export const PRICE_UNITS = ['PERSON', 'PARTY'] as const;

/** How long the text of a stop may be, in characters. */
export const MAX_STOP = 500;

/** A stop, or what is only passed. */
export interface TourLocation {
  types: (typeof LOCATION_TYPES)[number][];
  title: string;
  /** What there is to see and hear; at the start, how to find the guide. */
  shortDescription?: string;
  /** Minutes from the location before; 0 at the start. */
  minutesTo: number;
  /** Minutes spent there; 0 for what is only passed. */
  minutesAt: number;
  /** Degrees north and east; missing where nobody has said. */
  place?: { latitude: number; longitude: number };
}

/** The file of a photograph. */
interface PictureFile {
  /** Its name. */
  file: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** A photograph of a tour. */
export interface TourPhoto extends PictureFile {
  /** What it shows, also for who can't see it. */
  title: string;
  /** The same with fewer pixels; whatever has none is shown as it is. */
  small?: PictureFile;
}

/** What a tour costs, as the guide says it. */
export interface TourPrice {
  /** For visitors to read; with an amount, words that come from it, or that were written in earlier versions. */
  text: string;
  /** Whether each visitor says how much; then there is no amount. */
  isPayWhatYouWish: boolean;
  /** For machines, in the currency's main unit. */
  amount?: number;
  /** ISO 4217; there if an amount is. */
  currency?: string;
  /** There if an amount is. */
  unit?: (typeof PRICE_UNITS)[number];
}

/** What visitors read of a tour before they book it. */
export interface TourContent {
  title: string;
  /** One sentence for lists of tours. */
  shortDescription: string;
  /** The story; an empty line stands between paragraphs. */
  description: string;
  /** How long it takes at least, where that is less than its length. */
  durationMinutesFrom?: number;
  /** The way, from the start to the end. */
  locations: TourLocation[];
  features: { type: (typeof FEATURE_TYPES)[number]; shortDescription: string }[];
  faqs: { question: string; answer: string }[];
  /** In the order in which they are shown; tours that never had any have none. */
  photos?: TourPhoto[];
  /** What the guide speaks, as BCP 47 has it. */
  languages: string[];
  /** Where there is none, nobody speaks of it. */
  price?: TourPrice;
  /** The meeting point that the start's words and coordinates describe; they show with no other. */
  writtenFor: string;
}
