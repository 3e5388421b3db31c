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

/** @param uri the database; by default, the one of the tests' first site */
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
