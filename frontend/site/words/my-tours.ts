import { words as en } from './en/my-tours';
import type { InEachLanguage } from '../../ui/language';

/** What the list of all bookings says. */
export const myToursWords: InEachLanguage<typeof en> = { en };
