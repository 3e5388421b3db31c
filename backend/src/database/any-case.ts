/** What is the same whatever its case: for indexes, and for the queries that are to use them. */
export const ANY_CASE = { locale: 'en', strength: 2 } as const;
