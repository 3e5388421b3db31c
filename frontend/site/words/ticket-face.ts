import { words as en } from './en/ticket-face';
import type { InEachLanguage } from '../../ui/language';

/** Texts on a ticket. */
export const ticketFaceWords: InEachLanguage<typeof en> = { en };
