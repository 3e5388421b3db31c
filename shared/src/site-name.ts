/** What the site is called, wherever it says so. */
export const SITE_NAME = 'New York on Foot';
