import { words as en } from './en/way-home';
import type { InEachLanguage } from '../../ui/language';

/** Where an address without a page leads. */
export const wayHomeWords: InEachLanguage<typeof en> = { en };
