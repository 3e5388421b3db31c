import { words as en } from './en/departures';
import type { Localized } from '../../ui/language';

/** Texts about departures and their bookings, shared by several pages. */
export const departuresWords: Localized<typeof en> = { en };
