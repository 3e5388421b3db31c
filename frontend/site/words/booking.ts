import { words as en } from './en/booking';
import type { Localized } from '../../ui/language';

/** Texts for the forms that book a tour by date and change a booking. */
export const bookingWords: Localized<typeof en> = { en };
