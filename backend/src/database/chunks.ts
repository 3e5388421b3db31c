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
