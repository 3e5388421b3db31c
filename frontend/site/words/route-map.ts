import { words as en } from './en/route-map';
import type { Localized } from '../../ui/language';

/** Alt texts for a tour's map. */
export const routeMapWords: Localized<typeof en> = { en };
