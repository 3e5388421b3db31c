import { BadRequestException, UnsupportedMediaTypeException } from '@nestjs/common';
import { guideRefusal } from 'shared/guide-refusals';
import { MAX_PHOTO_SIDE, PHOTO_EXTENSIONS, type PhotoType } from 'shared/tour-photos';

/** A photograph without metadata, such as the location, the time, and the camera. */
export interface PhotoFile {
  type: PhotoType;
  /** In pixels. */
  width: number;
  height: number;
  data: Buffer;
}

type Size = Pick<PhotoFile, 'width' | 'height'>;

/**
 * Parses an uploaded photograph.
 *
 * @param type the request's content type
 * @throws UnsupportedMediaTypeException if the content type isn't that of JPEG or WebP
 * @throws BadRequestException if the body isn't a photograph of that type, or is too large
 */
export function requirePhoto(type: string, body: unknown): PhotoFile {
  if (!(body instanceof Buffer) || !(type in PHOTO_EXTENSIONS)) {
    throw new UnsupportedMediaTypeException(guideRefusal('photo-type'));
  }
  const photo = parsePhoto(body);
  if (photo?.type !== type) throw new BadRequestException(guideRefusal('photo-damaged'));
  if (Math.max(photo.width, photo.height) > MAX_PHOTO_SIDE) {
    throw new BadRequestException(guideRefusal('photo-too-large', { most: MAX_PHOTO_SIDE }));
  }
  return photo;
}

/** Parses a photograph; returns undefined unless the file is a complete JPEG or a WebP without animation. */
function parsePhoto(file: Buffer): PhotoFile | undefined {
  const photo = parseJpeg(file) ?? parseWebp(file);
  return photo && photo.width > 0 && photo.height > 0 ? photo : undefined;
}

const JPEG_START = 0xd8;
const JPEG_END = 0xd9;
const JPEG_SCAN = 0xda;
/** The encodings that browsers support: baseline, extended, and progressive. */
const JPEG_FRAMES = [0xc0, 0xc1, 0xc2];
/** Segments that decoding needs: quantization and Huffman tables, and the restart interval. */
const JPEG_TABLES = [0xc4, 0xdb, 0xdd];
/**
 * For each marker, returns whether a segment contains color information to keep. A JFIF segment with a thumbnail is
 * longer than 14 bytes and is dropped.
 */
const COLOR_SEGMENTS: Record<number, (content: Buffer) => boolean> = {
  0xe0: (content) => content.length === 14 && startsWith(content, 'JFIF\0'),
  0xe2: (content) => startsWith(content, 'ICC_PROFILE\0'),
  0xee: (content) => startsWith(content, 'Adobe'),
};

function parseJpeg(file: Buffer): PhotoFile | undefined {
  if (!isMarker(file, 0, JPEG_START)) return undefined;
  const parts = [file.subarray(0, 2)];
  let size: Size | undefined;
  let hasScan = false;
  let offset = 2;
  while (offset + 2 <= file.length && file[offset] === 0xff) {
    const marker = file[offset + 1] ?? 0;
    if (marker === 0xff) {
      // A fill byte before a marker.
      offset += 1;
      continue;
    }
    if (marker === JPEG_END) {
      if (!size || !hasScan) return undefined;
      // Drops the bytes after the end, because some cameras append other files, such as videos.
      parts.push(file.subarray(offset, offset + 2));
      return { type: 'image/jpeg', ...size, data: Buffer.concat(parts) };
    }
    if (offset + 4 > file.length) return undefined;
    const length = file.readUInt16BE(offset + 2);
    const content = file.subarray(offset + 4, offset + 2 + length);
    if (length < 2 || content.length !== length - 2) return undefined;
    let end = offset + 2 + length;
    if (JPEG_FRAMES.includes(marker)) {
      if (size || content.length < 6) return undefined;
      size = { height: content.readUInt16BE(1), width: content.readUInt16BE(3) };
    }
    if (marker === JPEG_SCAN) {
      hasScan = true;
      end = findScanEnd(file, end);
    }
    const isKept =
      marker === JPEG_SCAN ||
      JPEG_FRAMES.includes(marker) ||
      JPEG_TABLES.includes(marker) ||
      COLOR_SEGMENTS[marker]?.(content) === true;
    if (isKept) parts.push(file.subarray(offset, end));
    offset = end;
  }
  return undefined;
}

/**
 * Returns the offset of the marker after a scan. In a scan, each FF is followed by 0 or the code of a restart marker.
 */
function findScanEnd(file: Buffer, start: number): number {
  for (
    let offset = file.indexOf(0xff, start);
    offset !== -1;
    offset = file.indexOf(0xff, offset + 1)
  ) {
    const nextByte = file[offset + 1] ?? 0;
    const isInScan = nextByte === 0 || (nextByte >= 0xd0 && nextByte <= 0xd7);
    if (!isInScan) return offset;
  }
  return file.length;
}

function isMarker(file: Buffer, offset: number, marker: number): boolean {
  return file[offset] === 0xff && file[offset + 1] === marker;
}

const WEBP_HEADER_LENGTH = 12;
/** The VP8X flags for a color profile and for transparency. */
const KEPT_FLAGS = 0x30;

function parseWebp(file: Buffer): PhotoFile | undefined {
  if (!startsWith(file, 'RIFF') || !startsWith(file.subarray(8), 'WEBP')) return undefined;
  const fileEnd = 8 + file.readUInt32LE(4);
  if (fileEnd > file.length) return undefined;
  const parts: Buffer[] = [];
  let size: Size | undefined;
  let offset = WEBP_HEADER_LENGTH;
  while (offset + 8 <= fileEnd) {
    const name = file.toString('latin1', offset, offset + 4);
    const length = file.readUInt32LE(offset + 4);
    // Chunks begin at even offsets.
    const end = offset + 8 + length + (length % 2);
    if (end > fileEnd) return undefined;
    const content = file.subarray(offset + 8, offset + 8 + length);
    if (name === 'VP8 ' || name === 'VP8L') {
      if (size) return undefined;
      size = name === 'VP8 ' ? sizeOfLossy(content) : sizeOfLossless(content);
      if (!size) return undefined;
    }
    if (name === 'VP8X' && length === 10) {
      const chunk = Buffer.from(file.subarray(offset, end));
      chunk[8] = (chunk[8] ?? 0) & KEPT_FLAGS;
      parts.push(chunk);
    } else if (['VP8 ', 'VP8L', 'ALPH', 'ICCP'].includes(name)) {
      parts.push(file.subarray(offset, end));
    }
    offset = end;
  }
  if (!size) return undefined;
  const data = Buffer.concat([file.subarray(0, WEBP_HEADER_LENGTH), ...parts]);
  data.writeUInt32LE(data.length - 8, 4);
  return { type: 'image/webp', ...size, data };
}

function sizeOfLossy(content: Buffer): Size | undefined {
  if (content.length < 10 || content.readUIntBE(3, 3) !== 0x9d012a) return undefined;
  return {
    width: content.readUInt16LE(6) & 0x3fff,
    height: content.readUInt16LE(8) & 0x3fff,
  };
}

function sizeOfLossless(content: Buffer): Size | undefined {
  if (content.length < 5 || content[0] !== 0x2f) return undefined;
  const bits = content.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function startsWith(file: Buffer, text: string): boolean {
  return file.toString('latin1', 0, text.length) === text;
}
