import { words as en } from './en/ticket';
import type { InEachLanguage } from '../../ui/language';

/** Texts of a booking's page. */
export const ticketWords: InEachLanguage<typeof en> = { en };
