/** A collation that ignores case, for indexes and for the queries that use these indexes. */
export const ANY_CASE = { locale: 'en', strength: 2 } as const;
