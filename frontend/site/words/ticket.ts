import { words as en } from './en/ticket';
import type { Localized } from '../../ui/language';

/** Texts for a booking's page. */
export const ticketWords: Localized<typeof en> = { en };
