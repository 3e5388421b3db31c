import { pictureText } from '../../ui/Picture';
import type { Messages } from '../words/messages';

/** The gallery's pictures, by their files in frontend/photos, without the ending. */
const NAMES = [
  'brooklyn-bridge',
  'bow-bridge',
  'times-square',
  'statue-of-liberty',
  'soho',
] as const;

/** A picture of the gallery. */
export interface Photo {
  name: string;
  /** Which of them it is, in words. */
  number: string;
  alt: string;
  caption: string;
  /** Where that is; empty if only the photographer knows. */
  where: string;
}

/** The pictures as they are there, drawn or photographed, each with what it shows and where. */
export function photosOf(words: Messages['gallery']): Photo[] {
  return NAMES.map((name, index) => {
    const { alt, caption, where } = words.drawings[name];
    const number = words.number(index + 1, NAMES.length);
    const shown = pictureText(name, caption, number);
    // What is said of our drawing holds for no photograph.
    return shown === caption
      ? { name, number, alt, caption, where }
      : { name, number, alt: number, caption: shown, where: '' };
  });
}
