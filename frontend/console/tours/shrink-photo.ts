import { MAX_PHOTO_SIDE, MAX_PHOTO_BYTES, THUMBNAIL_LIMITS } from 'shared/tour-photos';

/** The encoding qualities to try, from best to worst. */
const QUALITIES = [0.82, 0.7, 0.55, 0.4];
/** The factor by which the picture shrinks if its file is too large at every quality. */
const SCALE_STEP = 0.75;
/** The formats to try. Browsers without a WebP encoder return a PNG instead. */
const MIME_TYPES = ['image/webp', 'image/jpeg'];

/**
 * Encodes a photo in two sizes: a large version within the server's limits, and a small version for lists. Drawing the
 * photo on a canvas turns it upright, and removes the camera's metadata, such as the location.
 *
 * @throws if the browser can't read the file
 */
export async function shrinkPhoto(file: Blob): Promise<{ large: Blob; small: Blob }> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const large = await encodeWithin(picture, { side: MAX_PHOTO_SIDE, bytes: MAX_PHOTO_BYTES });
    return { large, small: await encodeWithin(picture, THUMBNAIL_LIMITS) };
  } finally {
    picture.close();
  }
}

async function encodeWithin(
  picture: ImageBitmap,
  { side, bytes }: { side: number; bytes: number },
): Promise<Blob> {
  const maxScale = Math.min(1, side / Math.max(picture.width, picture.height));
  for (let scale = maxScale; ; scale *= SCALE_STEP) {
    const canvas = drawScaled(picture, scale);
    for (const quality of QUALITIES) {
      const blob = await encodeCanvas(canvas, quality);
      if (blob.size <= bytes) return blob;
    }
  }
}

function drawScaled(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  context.imageSmoothingQuality = 'high';
  // JPEG would turn transparency black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encodeCanvas(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  for (const type of MIME_TYPES) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, quality);
    });
    if (blob?.type === type) return blob;
  }
  throw new Error('The browser can’t encode WebP or JPEG.');
}
