import { StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';

/** Returns a CSV file for download. The lines are sent as they become available. */
export function toCsvFile(name: string, lines: AsyncIterable<string>): StreamableFile {
  return new StreamableFile(Readable.from(lines), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}"`,
  });
}
