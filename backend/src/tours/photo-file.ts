import type { PhotoType } from 'shared/tour-photos';

/** A photograph without metadata: place, time, and camera are removed. */
export interface PhotoFile {
  type: PhotoType;
  /** In pixels. */
  width: number;
  height: number;
  data: Buffer;
}

type Size = Pick<PhotoFile, 'width' | 'height'>;

/** Reads a photograph; undefined if the file isn't a complete JPEG, or a WebP without animation. */
export function readPhoto(file: Buffer): PhotoFile | undefined {
  const photo = readJpeg(file) ?? readWebp(file);
  return photo && photo.width > 0 && photo.height > 0 ? photo : undefined;
}

const JPEG_START = 0xd8;
const JPEG_END = 0xd9;
const SCAN = 0xda;
/** The encodings that browsers show: baseline, extended, and progressive. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Segments that decoding needs: quantization and Huffman tables, and the restart interval. */
const TABLES = [0xc4, 0xdb, 0xdd];
/** Application segments about colors. JFIF's is longer if it has a thumbnail. */
const COLORS: Record<number, (content: Buffer) => boolean> = {
  0xe0: (content) => content.length === 14 && startsWith(content, 'JFIF\0'),
  0xe2: (content) => startsWith(content, 'ICC_PROFILE\0'),
  0xee: (content) => startsWith(content, 'Adobe'),
};

function readJpeg(file: Buffer): PhotoFile | undefined {
  if (!isMarker(file, 0, JPEG_START)) return undefined;
  const kept = [file.subarray(0, 2)];
  let size: Size | undefined;
  let hasScan = false;
  let at = 2;
  while (at + 2 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      // Padding.
      at += 1;
      continue;
    }
    if (marker === JPEG_END) {
      if (!size || !hasScan) return undefined;
      // Cameras append other files, such as videos.
      kept.push(file.subarray(at, at + 2));
      return { type: 'image/jpeg', ...size, data: Buffer.concat(kept) };
    }
    if (at + 4 > file.length) return undefined;
    const length = file.readUInt16BE(at + 2);
    const content = file.subarray(at + 4, at + 2 + length);
    if (length < 2 || content.length !== length - 2) return undefined;
    let end = at + 2 + length;
    if (FRAMES.includes(marker)) {
      if (size || content.length < 6) return undefined;
      size = { height: content.readUInt16BE(1), width: content.readUInt16BE(3) };
    }
    if (marker === SCAN) {
      hasScan = true;
      end = endOfScan(file, end);
    }
    const isKept =
      marker === SCAN ||
      FRAMES.includes(marker) ||
      TABLES.includes(marker) ||
      COLORS[marker]?.(content) === true;
    if (isKept) kept.push(file.subarray(at, end));
    at = end;
  }
  return undefined;
}

/** Returns the index of the marker after a scan. In a scan, FF is followed by 0 or by a restart marker's number. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    const isInScan = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isInScan) return at;
  }
  return file.length;
}

function isMarker(file: Buffer, at: number, marker: number): boolean {
  return file[at] === 0xff && file[at + 1] === marker;
}

const WEBP_HEADER = 12;
/** The VP8X flags for a color profile and for transparency. */
const KEPT_FLAGS = 0x30;

function readWebp(file: Buffer): PhotoFile | undefined {
  if (!startsWith(file, 'RIFF') || !startsWith(file.subarray(8), 'WEBP')) return undefined;
  const fileEnd = 8 + file.readUInt32LE(4);
  if (fileEnd > file.length) return undefined;
  const kept: Buffer[] = [];
  let size: Size | undefined;
  let at = WEBP_HEADER;
  while (at + 8 <= fileEnd) {
    const name = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    // Chunks begin at even offsets.
    const end = at + 8 + length + (length % 2);
    if (end > fileEnd) return undefined;
    const content = file.subarray(at + 8, at + 8 + length);
    if (name === 'VP8 ' || name === 'VP8L') {
      if (size) return undefined;
      size = name === 'VP8 ' ? sizeOfLossy(content) : sizeOfLossless(content);
      if (!size) return undefined;
    }
    if (name === 'VP8X' && length === 10) {
      const chunk = Buffer.from(file.subarray(at, end));
      chunk[8] = (chunk[8] ?? 0) & KEPT_FLAGS;
      kept.push(chunk);
    } else if (['VP8 ', 'VP8L', 'ALPH', 'ICCP'].includes(name)) {
      kept.push(file.subarray(at, end));
    }
    at = end;
  }
  if (!size) return undefined;
  const data = Buffer.concat([file.subarray(0, WEBP_HEADER), ...kept]);
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
