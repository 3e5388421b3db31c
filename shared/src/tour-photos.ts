/** How many photographs a tour can have. */
export const MAX_PHOTOS = 8;

/** How many photographs that aren't saved with it a tour can have at a time: enough to fill it three times over. */
export const MAX_UNSAVED_PHOTOS = 48;

/** How large the file of one can be, in bytes. */
export const PHOTO_LIMIT = 400 * 1024;

/** How wide and how high one can be, in pixels. */
export const MAX_PHOTO_SIDE = 1600;

/** The same where it is one of several: of its longer side in pixels, and of its file in bytes. */
export const SMALL_PHOTO = { side: 800, bytes: 100 * 1024 };

/** What it is encoded as, each with the ending of its address. */
export const PHOTO_ENDINGS = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;

export type PhotoType = keyof typeof PHOTO_ENDINGS;

/** The name of a photograph's file: it changes with what is in it. */
export const PHOTO_FILE = /^[0-9a-f]{32}\.(webp|jpg)$/;

/** The address of a photograph's file, from the site's root. */
export function photoPath(file: string): string {
  return `/api/tours/photos/${file}`;
}
