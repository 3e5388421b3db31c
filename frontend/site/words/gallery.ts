import { words as en } from './en/gallery';
import type { Localized } from '../../ui/language';

export const galleryWords: Localized<typeof en> = { en };
