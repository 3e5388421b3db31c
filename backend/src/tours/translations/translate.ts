import type { Dictionary } from './translations.service';

/** A record with texts of its tour, such as a departure or a booking. */
interface TourReference {
  place: string;
  meetingPoint: string;
}

/** Returns a function that translates a tour's texts. Texts without a translation stay in English. */
export function translateWith(dictionary: Dictionary): (text: string) => string {
  return (text) => dictionary.get(text) ?? text;
}

/** Returns a record with the tour's name and meeting point translated, for letters and calendars. */
export function translateReference<Reference extends TourReference>(
  reference: Reference,
  dictionary: Dictionary,
): Reference {
  return replaceTexts(reference, ['place', 'meetingPoint'], translateWith(dictionary));
}

/** Returns an object with the place's name in a language, or without it if the place has no translation. */
export function placeNameField(place: string, dictionary: Dictionary): { placeName?: string } {
  const placeName = dictionary.get(place);
  return placeName === undefined ? {} : { placeName };
}

/**
 * Translates a departure for the API's responses. The place stays in English, because clients identify the tour by it.
 */
export function translateDeparture<Departure extends TourReference>(
  departure: Departure,
  dictionary: Dictionary,
): Departure & { placeName?: string } {
  if (dictionary.size === 0) return departure;
  return {
    ...replaceTexts(departure, ['meetingPoint'], translateWith(dictionary)),
    ...placeNameField(departure.place, dictionary),
  };
}

/** Returns a record with the texts in some of its fields replaced, for example by translations. */
export function replaceTexts<Item extends object>(
  item: Item,
  fields: readonly (keyof Item & string)[],
  replace: (text: string) => string,
): Item {
  const texts = fields.flatMap((field) => {
    const text = item[field];
    return typeof text === 'string' ? [[field, replace(text)]] : [];
  });
  return { ...item, ...(Object.fromEntries(texts) as Partial<Item>) };
}
