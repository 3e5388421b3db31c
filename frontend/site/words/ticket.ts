import { words as en } from './en/ticket';
import type { Localized } from '../../ui/language';

/** Texts of a booking's page. */
export const ticketWords: Localized<typeof en> = { en };
