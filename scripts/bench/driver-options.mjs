// @ts-check

/** As the API has them: what is acknowledged is on disk. */
export const DRIVER_OPTIONS = /** @type {const} */ ({
  w: 'majority',
  journal: true,
  wtimeoutMS: 10_000,
});
