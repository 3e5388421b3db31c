import { words as en } from './en/find-guide';
import type { Localized } from '../../ui/language';

/** Texts that help a visitor find the guide at the meeting point. */
export const findGuideWords: Localized<typeof en> = { en };
