import type { Dictionary } from './translations.service';

/** A departure, or something else about a tour, with texts of the tour. */
interface TourReference {
  place: string;
  meetingPoint: string;
}

/** The tour's short name in a language; no field if it is the same as the place. */
export function placeNameOf(place: string, dictionary: Dictionary): { placeName?: string } {
  const placeName = dictionary.get(place);
  return placeName === undefined ? {} : { placeName };
}

/** Returns a departure with the tour's texts in a language, as far as they are translated. */
export function translateDeparture<Departure extends TourReference>(
  departure: Departure,
  dictionary: Dictionary,
): Departure & { placeName?: string } {
  if (dictionary.size === 0) return departure;
  const { place, meetingPoint } = departure;
  return {
    ...departure,
    ...placeNameOf(place, dictionary),
    meetingPoint: dictionary.get(meetingPoint) ?? meetingPoint,
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
