import { words as en } from './en/route-map';
import type { InEachLanguage } from '../../ui/language';

/** What the map of a tour's way says. */
export const routeMapWords: InEachLanguage<typeof en> = { en };
