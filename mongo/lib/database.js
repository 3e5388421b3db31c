// The backup's database operations besides dumping and restoring. Written for mongosh --nodb, but without its implicit
// `await`, so that tests can run this with MongoDB's driver.
const { readFileSync } = require('fs');

/** The collections of bookings. */
const BOOKINGS = ['day_tours', 'night_tours'];
const COLLECTIONS = ['users', ...BOOKINGS];
/** The prefix of a restored backup's collections until they replace the current ones. */
const RESTORING = 'restoring_';
/** The document that exists while collections are being replaced. */
const SWAPPING = { _id: 'swap' };
/** The document that marks a position in the change stream. */
const MARK = { _id: 'mark' };
/** The exit code of `prove` if the restored data differs. */
const EXIT_DIFFERENT = 2;
/** The total size of the documents that are compared at once. Small, since the container has little memory. */
const BATCH_BYTES = 256 * 1024;
const MAX_BATCH = 500;
/** Documents that expire within this time aren't compared, since only one of the databases may have deleted them. */
const EXPIRY_MARGIN_MS = 60 * 60_000;

const { ACTION, DATABASE, LENIENT, SINCE } = process.env;

const actions = {
  count: async () => print(await numbersOf(site, '')),
  'count-check': async () => print(await numbersOf(check, '')),
  'count-restoring': async () => print(await numbersOf(site, RESTORING)),
  'drop-check': () => check.dropDatabase(),
  /** Removes what an interrupted restore left, or finishes it if it was already replacing collections. */
  'drop-restoring': async () => {
    if (await operations.findOne(SWAPPING)) await swap();
    else for (const name of await listRestoring()) await site.getCollection(name).drop();
  },
  /** Prints the time of the last write, as `seconds increment`. */
  time: async () => {
    const { operationTime } = await site.runCommand({ ping: 1 });
    print(`${operationTime.getHighBits()} ${operationTime.getLowBits()}`);
  },
  swap,
  prove,
};

const site = connect(readFileSync('/secrets/mongo/backup-uri', 'utf8')).getSiblingDB(DATABASE);
const check = site.getSiblingDB(`${DATABASE}_check`);
const operations = site.getCollection('operations');

/**
 * Returns `users bookings version permanent`: three counts and the data's version, which is 0 if unknown. Permanent
 * bookings never expire. Unless LENIENT is set, exits with an error if collections are missing.
 */
async function numbersOf(db, prefix) {
  const existingNames = new Set(LENIENT ? COLLECTIONS : await db.getCollectionNames());
  const missingNames = COLLECTIONS.filter((name) => !existingNames.has(prefix + name));
  if (missingNames.length > 0) {
    console.error(`The data lacks these collections: ${missingNames.join(', ')}.`);
    quit(1);
  }
  const count = async (names, filter = {}) => {
    let sum = 0;
    for (const name of names) sum += await db.getCollection(prefix + name).countDocuments(filter);
    return sum;
  };
  const version = (await db.getCollection(`${prefix}schema`).findOne())?.version ?? 0;
  const permanent = await count(BOOKINGS, { expiresAt: { $exists: false } });
  return [await count(['users']), await count(BOOKINGS), version, permanent].join(' ');
}

async function listRestoring() {
  return (await site.getCollectionNames()).filter((name) => name.startsWith(RESTORING));
}

/**
 * Replaces each collection in one step, so that none is ever missing or incomplete. The data's version comes last.
 */
async function swap() {
  await operations.replaceOne(SWAPPING, { at: new Date() }, { upsert: true });
  const version = `${RESTORING}schema`;
  const names = await listRestoring();
  names.sort((a, b) => Number(a === version) - Number(b === version));
  for (const name of names) {
    await site.getCollection(name).renameCollection(name.slice(RESTORING.length), true);
  }
  await operations.deleteOne(SWAPPING);
}

/**
 * Compares the restored backup with the site's data, document by document, and prints the backup's numbers and how many
 * documents it has. Exits with EXIT_DIFFERENT if documents differ. Documents that changed after SINCE, when the backup
 * began, may differ; the change stream lists them. `dbHash` would block writes, and would differ after each change.
 */
async function prove() {
  const differences = [];
  let documentCount = 0;
  for (const name of await collectionsOf(check)) {
    documentCount += await check.getCollection(name).countDocuments({});
    differences.push(...(await findDifferences(name, check, site, {})));
  }
  for (const name of await collectionsOf(site)) {
    differences.push(
      ...(await findDifferences(name, site, check, await createUnexpiredFilter(name))),
    );
    differences.push(...(await findMissingIndexes(name)));
  }
  const changedKeys = differences.length > 0 ? await listChangedKeys() : new Set();
  const unexplained = differences.filter(
    ({ name, key }) => !changedKeys.has(name) && !changedKeys.has(`${name} ${key}`),
  );
  if (unexplained.length > 0) {
    for (const { name, key } of unexplained.slice(0, 5)) print(`Differs: ${name} ${key}`);
    print(`Differences: ${unexplained.length}`);
    quit(EXIT_DIFFERENT);
  }
  print(`${await numbersOf(check, '')} ${documentCount}`);
}

/** Returns the names of collections with the site's data. */
async function collectionsOf(db) {
  const names = await db.getCollectionNames();
  return names.filter((name) => !name.startsWith('system.') && !name.startsWith(RESTORING));
}

/** Returns the ids of documents in one database that are missing from the other, or differ from it there. */
async function findDifferences(name, from, to, filter) {
  const collection = from.getCollection(name);
  const [stats] = await collection.aggregate([{ $collStats: { storageStats: {} } }]).toArray();
  const documentsPerBatch = Math.ceil(BATCH_BYTES / (stats?.storageStats.avgObjSize || 1));
  const batchSize = Math.max(1, Math.min(documentsPerBatch, MAX_BATCH));
  const differences = [];
  let batch = new Map();
  const compareBatch = async () => {
    const ids = [...batch.values()].map(({ _id }) => _id);
    const otherDocuments = await to
      .getCollection(name)
      .find({ _id: { $in: ids } })
      .toArray();
    const values = new Map(otherDocuments.map((other) => [toText(other._id), toText(other)]));
    for (const [key, document] of batch) {
      if (values.get(key) !== toText(document)) differences.push({ name, key });
    }
    batch = new Map();
  };
  const cursor = await collection.find(filter).batchSize(batchSize);
  while (await cursor.hasNext()) {
    const document = await cursor.next();
    batch.set(toText(document._id), document);
    if (batch.size >= batchSize) await compareBatch();
  }
  await compareBatch();
  return differences;
}

function toText(value) {
  return EJSON.stringify(value, { relaxed: false });
}

/** Returns a filter that excludes documents that have expired or soon will, since MongoDB deletes them. */
async function createUnexpiredFilter(name) {
  const expired = (await site.getCollection(name).getIndexes())
    .filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)
    .map(({ key, expireAfterSeconds }) => {
      const createdBefore = Date.now() + EXPIRY_MARGIN_MS - expireAfterSeconds * 1000;
      return { [Object.keys(key)[0]]: { $lte: new Date(createdBefore) } };
    });
  return expired.length > 0 ? { $nor: expired } : {};
}

/** Returns the indexes that weren't restored. A collection without documents may be missing. */
async function findMissingIndexes(name) {
  if (!(await check.getCollectionNames()).includes(name)) return [];
  const names = (await check.getCollection(name).getIndexes()).map((index) => index.name);
  return (await site.getCollection(name).getIndexes())
    .filter((index) => !names.includes(index.name))
    .map((index) => ({ name, key: `index ${index.name}` }));
}

/** Returns the names and ids of documents that changed since the backup, and the names of replaced collections. */
async function listChangedKeys() {
  const [t, i] = SINCE.split(' ').map(Number);
  const fields = { ns: 1, to: 1, 'documentKey._id': 1, 'fullDocument.mark': 1 };
  const startAtOperationTime = new Timestamp({ t, i });
  const stream = await site.watch([{ $project: fields }], { startAtOperationTime });
  const mark = new Date().toISOString();
  await operations.replaceOne(MARK, { mark }, { upsert: true });
  const changedKeys = new Set();
  let event;
  do {
    event = await stream.tryNext();
    if (event?.documentKey) changedKeys.add(`${event.ns.coll} ${toText(event.documentKey._id)}`);
    else if (event) changedKeys.add((event.to ?? event.ns).coll);
  } while (event?.fullDocument?.mark !== mark);
  await stream.close();
  return changedKeys;
}

// mongosh waits for the promise of the last statement.
actions[ACTION]();
