/** The fields of a tour with texts that visitors read, in the order in which the editor lists them for translation. */
export const TEXT_FIELDS = [
  'place',
  'title',
  'shortDescription',
  'description',
  'meetingPoint',
  'caption',
  'detour',
  'restrooms',
  'stop',
  'stopText',
  'feature',
  'question',
  'answer',
] as const;

export type TextField = (typeof TEXT_FIELDS)[number];

/** A tour's English text. */
export interface TourText {
  field: TextField;
  /** The position in the field's list, from 0. */
  index: number;
  text: string;
}

/** A tour, either as it is stored or as the editor loads it. */
interface TourWithTexts {
  place: string;
  title: string;
  shortDescription: string;
  description: string;
  meetingPoint: string;
  photos?: readonly { title: string }[];
  access?: { detour?: string; restrooms?: string } | null;
  locations: readonly { title: string; shortDescription?: string }[];
  features: readonly { shortDescription: string }[];
  faqs: readonly { question: string; answer: string }[];
}

/** Returns a tour's texts. A text that occurs several times is listed once, since it has only one translation. */
export function tourTexts(tour: TourWithTexts): TourText[] {
  const { place, title, shortDescription, description, meetingPoint, photos = [], access } = tour;
  const { locations, features, faqs } = tour;
  const texts: TourText[] = [];
  const add = (field: TextField, text: string | undefined, index = 0) => {
    const isListed = texts.some((each) => each.text === text);
    if (text !== undefined && text !== '' && !isListed) texts.push({ field, index, text });
  };
  add('place', place);
  add('title', title);
  add('shortDescription', shortDescription);
  add('description', description);
  add('meetingPoint', meetingPoint);
  photos.forEach((photo, index) => {
    add('caption', photo.title, index);
  });
  add('detour', access?.detour);
  add('restrooms', access?.restrooms);
  locations.forEach((location, index) => {
    add('stop', location.title, index);
    add('stopText', location.shortDescription, index);
  });
  features.forEach((feature, index) => {
    add('feature', feature.shortDescription, index);
  });
  faqs.forEach(({ question, answer }, index) => {
    add('question', question, index);
    add('answer', answer, index);
  });
  return texts;
}
