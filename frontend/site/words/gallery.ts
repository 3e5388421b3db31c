import { words as en } from './en/gallery';
import type { InEachLanguage } from '../../ui/language';

export const galleryWords: InEachLanguage<typeof en> = { en };
