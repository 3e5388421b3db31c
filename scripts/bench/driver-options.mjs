// @ts-check

/** The API's options: an acknowledged write is on disk. */
export const DRIVER_OPTIONS = /** @type {const} */ ({
  w: 'majority',
  journal: true,
  wtimeoutMS: 10_000,
});
