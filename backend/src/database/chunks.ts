import type { mongo } from 'mongoose';

/** How many documents are in memory at a time. */
const CHUNK_SIZE = 200;

/** Yields the documents of a query in chunks, so that memory stays bounded. */
export async function* inChunks<Item>(cursor: mongo.FindCursor<Item>): AsyncGenerator<Item[]> {
  cursor.batchSize(CHUNK_SIZE);
  try {
    while (await cursor.hasNext()) yield cursor.readBufferedDocuments();
  } finally {
    // The caller may have stopped early.
    await cursor.close();
  }
}

/**
 * Returns the first `max` documents that a function accepts. Stops reading once it has them, and keeps at most a chunk
 * of the others in memory.
 */
export async function takeMatching<Item>(
  cursor: mongo.FindCursor<Item>,
  accepts: (item: Item) => boolean,
  max: number,
): Promise<Item[]> {
  const taken: Item[] = [];
  for await (const items of inChunks(cursor)) {
    for (const item of items) {
      if (accepts(item)) taken.push(item);
      if (taken.length === max) return taken;
    }
  }
  return taken;
}
