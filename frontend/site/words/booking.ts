import { words as en } from './en/booking';
import type { InEachLanguage } from '../../ui/language';

/** What is said while a tour is booked or a booking is changed. */
export const bookingWords: InEachLanguage<typeof en> = { en };
