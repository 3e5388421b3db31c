import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Mongo {
  MongoClient: new (uri: string) => {
    db: () => {
      collection: (name: string) => {
        updateOne: (
          filter: object,
          update: object,
          options?: object,
        ) => Promise<{ matchedCount: number }>;
        updateMany: (filter: object, update: object) => Promise<unknown>;
        deleteMany: (filter: object) => Promise<unknown>;
      };
    };
    close: () => Promise<void>;
  };
}

type Database = ReturnType<InstanceType<Mongo['MongoClient']>['db']>;

/** Resolves the backend's packages, because the frontend has no database driver. */
const requireFromBackend = createRequire(join(process.cwd(), '..', 'backend', 'package.json'));

/**
 * Calls a function with a database connection, and closes the connection afterward.
 *
 * @param uri the database's URI; by default, that of the first test site
 */
export async function withDatabase(
  callback: (database: Database) => Promise<void>,
  uri = process.env.MONGODB_URI,
): Promise<void> {
  const { MongoClient } = (requireFromBackend('mongoose') as { mongo: Mongo }).mongo;
  const client = new MongoClient(String(uri));
  try {
    await callback(client.db());
  } finally {
    await client.close();
  }
}
