import { words as en } from './en/ticket-face';
import type { Localized } from '../../ui/language';

/** Texts on a ticket. */
export const ticketFaceWords: Localized<typeof en> = { en };
