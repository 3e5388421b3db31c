import type { mongo } from 'mongoose';

/** How much of what a query finds is in memory at a time. */
const CHUNK = 200;

/** What a query finds, some at a time: however much that is, it needs no more memory. */
export async function* inChunks<Item>(cursor: mongo.FindCursor<Item>): AsyncGenerator<Item[]> {
  cursor.batchSize(CHUNK);
  try {
    while (await cursor.hasNext()) yield cursor.readBufferedDocuments();
  } finally {
    // Whoever asked may want no more of it.
    await cursor.close();
  }
}

/**
 * The first items that a function accepts, and no more than `most`. Reads no further than it has to, and keeps
 * no more than a chunk in memory.
 */
export async function takeMatching<Item>(
  cursor: mongo.FindCursor<Item>,
  accepts: (item: Item) => boolean,
  most: number,
): Promise<Item[]> {
  const taken: Item[] = [];
  for await (const items of inChunks(cursor)) {
    for (const item of items) {
      if (accepts(item)) taken.push(item);
      if (taken.length === most) return taken;
    }
  }
  return taken;
}
