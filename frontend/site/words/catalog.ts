import { words as en } from './en/catalog';
import type { InEachLanguage } from '../../ui/language';

/** What the tours’ pages say, apart from what the guide writes of each. */
export const catalogWords: InEachLanguage<typeof en> = { en };
