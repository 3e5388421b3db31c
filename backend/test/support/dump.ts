import type { mongo } from 'mongoose';

/** Returns the documents (as raw BSON) and indexes of each collection in a database. */
export async function dump(db: mongo.Db | undefined): Promise<Record<string, unknown>> {
  const collections = (await db?.collections()) ?? [];
  const entries = collections.map(async (collection) => {
    const documents = await collection.find({}, { raw: true }).toArray();
    return [collection.collectionName, { documents, indexes: await collection.indexes() }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
