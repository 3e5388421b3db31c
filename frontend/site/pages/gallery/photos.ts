import { altTextOf } from '../../../ui/Picture';
import { texts } from './texts.en';

/** The files of the gallery's pictures in frontend/photos, without their extensions. */
const NAMES = [
  'brooklyn-bridge',
  'bow-bridge',
  'times-square',
  'statue-of-liberty',
  'soho',
] as const;

/** A picture in the gallery. */
export interface Photo {
  name: string;
  /** For example, "Photo 1 of 5". */
  counter: string;
  alt: string;
  caption: string;
  /** Empty for a photograph, because only the drawings' locations are known. */
  location: string;
}

/** The gallery's pictures, each a drawing or the photograph that replaces it, with their texts. */
export const photos: Photo[] = NAMES.map((name, index) => {
  const { alt, caption, location } = texts.drawings[name];
  const counter = texts.counter(index + 1, NAMES.length);
  const pictureCaption = altTextOf(name, caption, counter);
  if (pictureCaption === caption) return { name, counter, alt, caption, location };
  // The drawing's alt text and location don't describe the photograph that replaces it.
  return { name, counter, alt: counter, caption: pictureCaption, location: '' };
});
