import type { Dictionary } from './translations.service';

/** A departure, or something else about a tour, with texts of the tour. */
interface TourReference {
  place: string;
  meetingPoint: string;
}

/** Returns a function that translates a tour's texts; those that aren't translated stay in English. */
export function translateWith(dictionary: Dictionary): (text: string) => string {
  return (text) => dictionary.get(text) ?? text;
}

/** Returns something about a tour with the tour's name and meeting point in a language, for letters and calendars. */
export function translateReference<Reference extends TourReference>(
  reference: Reference,
  dictionary: Dictionary,
): Reference {
  return replaceTexts(reference, ['place', 'meetingPoint'], translateWith(dictionary));
}

/** The tour's short name in a language; no field if it is the same as the place. */
export function placeNameOf(place: string, dictionary: Dictionary): { placeName?: string } {
  const placeName = dictionary.get(place);
  return placeName === undefined ? {} : { placeName };
}

/** Returns a departure as in the API's responses: with the place as it is, and the tour's other texts in a language. */
export function translateDeparture<Departure extends TourReference>(
  departure: Departure,
  dictionary: Dictionary,
): Departure & { placeName?: string } {
  if (dictionary.size === 0) return departure;
  return {
    ...replaceTexts(departure, ['meetingPoint'], translateWith(dictionary)),
    ...placeNameOf(departure.place, dictionary),
  };
}

/** Returns a record with the text in some of its fields replaced, such as by translations. */
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
