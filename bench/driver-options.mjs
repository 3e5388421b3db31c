// @ts-check

/** The options that the API uses: a write is acknowledged once it is on disk. */
export const DRIVER_OPTIONS = /** @type {const} */ ({
  w: 'majority',
  journal: true,
  wtimeoutMS: 10_000,
});
