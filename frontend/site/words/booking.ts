import { words as en } from './en/booking';
import type { InEachLanguage } from '../../ui/language';

/** Texts of the forms that book a tour by date and change a booking. */
export const bookingWords: InEachLanguage<typeof en> = { en };
