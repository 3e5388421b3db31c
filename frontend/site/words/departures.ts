import { words as en } from './en/departures';
import type { InEachLanguage } from '../../ui/language';

/** What is said of departures, and of bookings there, wherever they are shown. */
export const departuresWords: InEachLanguage<typeof en> = { en };
