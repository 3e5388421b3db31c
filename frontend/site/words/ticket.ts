import { words as en } from './en/ticket';
import type { InEachLanguage } from '../../ui/language';

/** What the page of a booking says. */
export const ticketWords: InEachLanguage<typeof en> = { en };
