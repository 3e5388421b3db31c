/** The site's name. */
export const SITE_NAME = 'New York on Foot';
