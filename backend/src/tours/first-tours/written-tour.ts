import type { FEATURE_TYPES, LOCATION_TYPES } from '../tour-content';

/** A stop, or what is only passed. */
export interface WrittenLocation {
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

/** What is written of one of the first tours. */
export interface WrittenTour {
  title: string;
  /** One sentence for lists of tours. */
  shortDescription: string;
  /** The story, in three short paragraphs. */
  description: [string, string, string];
  /** The way, from the start to the end. */
  locations: WrittenLocation[];
  features: { type: (typeof FEATURE_TYPES)[number]; shortDescription: string }[];
  faqs: { question: string; answer: string }[];
}
