import type { TourAccess } from 'shared/tour-access';
import type { Price } from 'shared/price';
import type { ContentInput, LocationInput } from './tour-content.dto';

/** A stop on a tour, or a sight along its route. `place` is missing if the coordinates are unknown. */
export type TourLocation = Pick<LocationInput, keyof LocationInput>;

interface PictureFile {
  /** The file's name. */
  file: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** A photograph of a tour. */
export interface TourPhoto extends PictureFile {
  /** The caption and alt text. */
  title: string;
  /** The thumbnail. If missing, the photograph itself is shown instead. */
  small?: PictureFile;
}

/** The fields that are stored as the guide enters them. */
type EnteredContent = Omit<
  ContentInput,
  'access' | 'durationMinutesFrom' | 'locations' | 'photos' | 'price'
>;

/** The content of a tour, as it is stored. */
export interface TourContent extends EnteredContent {
  /** The minimum duration, if it is less than the tour's length. */
  durationMinutesFrom?: number;
  /** The route, from the start to the end. */
  locations: TourLocation[];
  /** In the guide's order; missing if the tour never had photographs. */
  photos?: TourPhoto[];
  /** Missing if the guide hasn't entered it. */
  access?: TourAccess;
  /** Missing if the guide hasn't entered a price. */
  price?: Price;
  /**
   * The meeting point that the start's text and coordinates describe. If the tour has a different meeting point now, the
   * text and the coordinates aren't shown.
   */
  writtenFor: string;
}
