import { words as en } from './en/gallery';
import type { InEachLanguage } from '../../ui/language';

/** What the gallery says. */
export const galleryWords: InEachLanguage<typeof en> = { en };
