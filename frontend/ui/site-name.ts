export const SITE_NAME = 'New York on Foot';
