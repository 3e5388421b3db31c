import type { Migration } from '../database/migration';
import { addSeedTranslations } from '../tours/seed/seed-translations';
import { storeSeedAccess } from './access-migration';
import { storePricesAsData } from './price-migration';

/** The migrations to all database versions after FIRST_VERSION, in order. They run before indexes are built. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 4, run: storePricesAsData },
  { version: 5, run: storeSeedAccess },
  { version: 6, run: addSeedTranslations },
];
