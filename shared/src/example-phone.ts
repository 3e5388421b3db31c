/** The phone number that pages show until the site's owner sets one. */
export const EXAMPLE_PHONE = '+1 212 555 0142';
