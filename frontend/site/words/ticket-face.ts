import { words as en } from './en/ticket-face';
import type { InEachLanguage } from '../../ui/language';

/** What a ticket says, wherever it is shown. */
export const ticketFaceWords: InEachLanguage<typeof en> = { en };
