import { words as en } from './en/departures';
import type { InEachLanguage } from '../../ui/language';

/** Texts about departures and their bookings, shared by several pages. */
export const departuresWords: InEachLanguage<typeof en> = { en };
