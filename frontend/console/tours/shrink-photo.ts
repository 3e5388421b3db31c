import { MAX_PHOTO_SIDE, PHOTO_LIMIT, SMALL_PHOTO } from 'shared/tour-photos';

/** How well a photograph is encoded, the best that is small enough. */
const QUALITIES = [0.82, 0.7, 0.55, 0.4];
/** By how much it shrinks where none of them is. */
const SCALE_STEP = 0.75;
/** Browsers that know no WebP make something else of it. */
const TYPES = ['image/webp', 'image/jpeg'];

/**
 * Makes a photograph as small as the server takes it, and a smaller one for where it is one of several. It is
 * drawn anew, upright, so nothing is left of what the camera noted, such as the place.
 *
 * @throws if the browser can't read it
 */
export async function shrinkPhoto(file: Blob): Promise<{ large: Blob; small: Blob }> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const large = await encodeWithin(picture, { side: MAX_PHOTO_SIDE, bytes: PHOTO_LIMIT });
    return { large, small: await encodeWithin(picture, SMALL_PHOTO) };
  } finally {
    picture.close();
  }
}

async function encodeWithin(
  picture: ImageBitmap,
  { side, bytes }: { side: number; bytes: number },
): Promise<Blob> {
  const largest = Math.min(1, side / Math.max(picture.width, picture.height));
  for (let scale = largest; ; scale *= SCALE_STEP) {
    const canvas = draw(picture, scale);
    for (const quality of QUALITIES) {
      const blob = await encode(canvas, quality);
      if (blob.size <= bytes) return blob;
    }
  }
}

function draw(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is nothing to draw on.');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: it would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  for (const type of TYPES) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, quality);
    });
    if (blob?.type === type) return blob;
  }
  throw new Error('The browser encodes no photographs.');
}
