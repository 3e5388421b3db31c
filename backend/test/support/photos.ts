/** The properties of a minimal image file, which is valid but has no real picture. */
interface PhotoParts {
  width?: number;
  height?: number;
  /** Makes the file's content unique. */
  content?: string;
}

/** Camera metadata with a location. */
export const EXIF = Buffer.from('Exif\0\0MM\0*GPSLatitude 40.7681');

/** Makes a segment of a JPEG. */
export function makeJpegSegment(marker: number, content: Buffer | string): Buffer {
  const body = Buffer.from(content);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** Makes a JPEG, with more segments after the first one. */
export function makeJpeg(
  { width = 800, height = 600, content = '' }: PhotoParts = {},
  moreSegments: Buffer[] = [],
) {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    makeJpegSegment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
    ...moreSegments,
    makeJpegSegment(0xdb, Buffer.alloc(65)),
    makeJpegSegment(0xc0, frame),
    makeJpegSegment(0xc4, Buffer.alloc(20)),
    makeJpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    // In a JPEG scan, FF is followed by 0, or begins a restart marker.
    Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]),
    Buffer.from(content),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** Makes a chunk of a WebP. */
export function makeWebpChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** Makes a WebP, with chunks before and after the image data. */
export function makeWebp(
  { width = 800, height = 600, content = '' }: PhotoParts = {},
  chunksBefore: Buffer[] = [],
  chunksAfter: Buffer[] = [],
) {
  const frame = Buffer.from([0, 0, 0, 0x9d, 0x01, 0x2a, 0, 0, 0, 0]);
  frame.writeUInt16LE(width, 6);
  frame.writeUInt16LE(height, 8);
  return makeRiff([
    ...chunksBefore,
    makeWebpChunk('VP8 ', Buffer.concat([frame, Buffer.from(content)])),
    ...chunksAfter,
  ]);
}

/** Makes a lossless WebP. */
export function makeLosslessWebp({ width = 800, height = 600 }: PhotoParts = {}) {
  const head = Buffer.alloc(5);
  head[0] = 0x2f;
  head.writeUInt32LE(((height - 1) << 14) | (width - 1), 1);
  return makeRiff([makeWebpChunk('VP8L', head)]);
}

/** Makes the chunk that lists a WebP's extended features. */
export function makeExtendedChunk(flags: number): Buffer {
  return makeWebpChunk('VP8X', Buffer.from([flags, 0, 0, 0, 0x1f, 0x03, 0, 0x57, 0x02, 0]));
}

export function makeRiff(chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
