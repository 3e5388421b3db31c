/** What a location on a tour's way is for, in the words of the OCTO standard. */
export const LOCATION_TYPES = ['START', 'ITINERARY_ITEM', 'POINT_OF_INTEREST', 'END'] as const;

/** What a line about a tour is about, in the same words. */
export const FEATURE_TYPES = [
  'HIGHLIGHT',
  'INCLUSION',
  'EXCLUSION',
  'PREARRIVAL_INFORMATION',
  'ACCESSIBILITY_INFORMATION',
] as const;

/** A stop, or what is only passed. */
export interface TourLocation {
  types: (typeof LOCATION_TYPES)[number][];
  title: string;
  /** What there is to see and hear; at the start, how to find the guide. */
  shortDescription: string;
  /** Minutes from the location before; 0 at the start. */
  minutesTo: number;
  /** Minutes spent there; 0 for what is only passed. */
  minutesAt: number;
  /** Degrees north. */
  latitude: number;
  /** Degrees east, so negative in New York. */
  longitude: number;
}

/** What visitors read of a tour before they book it. */
export interface TourContent {
  title: string;
  /** One sentence for lists of tours. */
  shortDescription: string;
  /** The story, in three short paragraphs. */
  description: [string, string, string];
  /** The way, from the start to the end. */
  locations: TourLocation[];
  features: { type: (typeof FEATURE_TYPES)[number]; shortDescription: string }[];
  faqs: { question: string; answer: string }[];
}
