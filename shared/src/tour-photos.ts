/** How many photographs a tour can have. */
export const MAX_PHOTOS = 8;

/** How many photographs that aren't saved with it a tour can have at a time: enough to fill it three times over. */
export const MAX_UNSAVED_PHOTOS = 48;

/** How large a photograph's file can be, in bytes. */
export const MAX_PHOTO_BYTES = 400 * 1024;

/** How wide and how high a photograph can be, in pixels. */
export const MAX_PHOTO_SIDE = 1600;

/** The limits of the smaller version: its longer side in pixels, and its file in bytes. */
export const SMALL_PHOTO = { side: 800, bytes: 100 * 1024 };

/** Media types of photographs, each with its file extension. */
export const PHOTO_EXTENSIONS = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;

export type PhotoType = keyof typeof PHOTO_EXTENSIONS;

/** The name of a photograph's file, which is a hash of its content. */
export const PHOTO_FILE = /^[0-9a-f]{32}\.(webp|jpg)$/;

/** The address of a photograph's file, from the site's root. */
export function photoPath(file: string): string {
  return `/api/tours/photos/${file}`;
}
