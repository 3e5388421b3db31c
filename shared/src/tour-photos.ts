/** The maximum number of photographs in a tour's content. */
export const MAX_PHOTOS = 8;

/** The maximum number of uploaded files that aren't in a tour's saved content: 3 × MAX_PHOTOS, and thumbnails. */
export const MAX_UNSAVED_PHOTOS = 48;

/** The maximum size of a photograph's file, in bytes. */
export const MAX_PHOTO_BYTES = 400 * 1024;

/** The maximum width and height of a photograph, in pixels. */
export const MAX_PHOTO_SIDE = 1600;

/** The maximum width and height of a thumbnail, in pixels, and the maximum size of its file, in bytes. */
export const THUMBNAIL_LIMITS = { side: 800, bytes: 100 * 1024 };

/** The file extension for each media type of a photograph. */
export const PHOTO_EXTENSIONS = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;

export type PhotoType = keyof typeof PHOTO_EXTENSIONS;

/** Matches the name of a photograph's file: a hash of its content, and the extension. */
export const PHOTO_FILE = /^[0-9a-f]{32}\.(webp|jpg)$/;

/** Returns the path of a photograph's file on the site. */
export function photoPath(file: string): string {
  return `/api/tours/photos/${file}`;
}
