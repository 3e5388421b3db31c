import { placeNames } from 'shared/words/en/places';

/** Returns the tour's short name in the page's language; the place itself if it has no other name. */
export function placeNameOf({ place, placeName }: { place: string; placeName?: string }): string {
  return placeName ?? placeNames[place] ?? place;
}
