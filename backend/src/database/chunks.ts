import type { mongo } from 'mongoose';

/** The number of documents in a chunk. */
const CHUNK_SIZE = 200;

/** Yields a query's documents in chunks, so that only one chunk is in memory at a time. */
export async function* inChunks<Item>(cursor: mongo.FindCursor<Item>): AsyncGenerator<Item[]> {
  cursor.batchSize(CHUNK_SIZE);
  try {
    while (await cursor.hasNext()) yield cursor.readBufferedDocuments();
  } finally {
    // The caller may have stopped before the end.
    await cursor.close();
  }
}

/**
 * Returns the first `max` documents that a function accepts. Stops reading once it has found them, and keeps at most one
 * chunk of other documents in memory.
 */
export async function takeMatching<Item>(
  cursor: mongo.FindCursor<Item>,
  accepts: (item: Item) => boolean,
  max: number,
): Promise<Item[]> {
  const matching: Item[] = [];
  for await (const items of inChunks(cursor)) {
    for (const item of items) {
      if (accepts(item)) matching.push(item);
      if (matching.length === max) return matching;
    }
  }
  return matching;
}
