import { StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';

/** Returns a CSV file to download, which is sent line by line. */
export function csvFile(name: string, lines: AsyncIterable<string>): StreamableFile {
  return new StreamableFile(Readable.from(lines), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}"`,
  });
}
