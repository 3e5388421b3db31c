// @ts-check
// Stand-ins for mongosh, mongodump, and mongorestore, built on MongoDB's driver. They support only what the scripts in
// mongo/ use, and their archives have a format of their own. `make test-stack` uses the real tools.
import { once } from 'node:events';
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createContext, runInContext } from 'node:vm';
import { createGunzip, createGzip } from 'node:zlib';
import { newClient } from '../../scripts/mongo-client.mjs';
import { BACKEND } from '../../scripts/project.mjs';

const require = createRequire(join(BACKEND, 'package.json'));
const { BSON } = /** @type {typeof import('mongodb')} */ (require('mongodb'));
const { deserialize, EJSON, Timestamp } = BSON;

/** @typedef {import('mongodb').Db} Db @typedef {import('mongodb').MongoClient} Client */

const [tool = '', ...args] = process.argv.slice(2);
/** @type {Client | undefined} */
let client;
try {
  if (tool === 'mongosh') await runScript(args.at(-1) ?? '');
  else if (tool === 'mongodump') await dump();
  else await restore();
} finally {
  await client?.close();
}

/** @param {string} file */
async function runScript(file) {
  const globals = {
    require,
    connect: (/** @type {string} */ uri) => createShellDb(openClient(uri), undefined),
    process,
    console,
    print: console.log,
    quit: process.exit,
    EJSON,
    Timestamp,
  };
  // The value of a script is that of its last statement.
  await runInContext(readFileSync(file, 'utf8'), createContext({ ...globalThis, ...globals }));
}

/**
 * Returns a database with the methods of mongosh.
 * @param {Client} client
 * @param {string | undefined} name
 */
function createShellDb(client, name) {
  const db = client.db(name);
  return {
    getSiblingDB: (/** @type {string} */ sibling) => createShellDb(client, sibling),
    getCollectionNames: () => listCollectionNames(db),
    getCollection: (/** @type {string} */ name) => {
      const collection = db.collection(name);
      return Object.assign(collection, {
        getIndexes: () => collection.indexes(),
        renameCollection: (/** @type {string} */ to, /** @type {boolean} */ dropTarget) =>
          collection.rename(to, { dropTarget }),
      });
    },
    runCommand: db.command.bind(db),
    dropDatabase: db.dropDatabase.bind(db),
    watch: db.watch.bind(db),
  };
}

/** Dumps a database into an archive with a line for each collection, followed by a line for each of its documents. */
async function dump() {
  const db = openClient(readConfiguredUri()).db();
  const zip = createGzip();
  const file = zip.pipe(createWriteStream(readOption('archive')));
  for (const name of await listCollectionNames(db)) {
    const collection = db.collection(name);
    zip.write(`${EJSON.stringify({ name, indexes: await collection.indexes() })}\n`);
    const documents = collection.find({}, { raw: true });
    for await (const document of documents) {
      const bytes = /** @type {Buffer} */ (/** @type {unknown} */ (document));
      if (!zip.write(`"${bytes.toString('base64')}"\n`)) await once(zip, 'drain');
    }
  }
  zip.end();
  await finished(file);
}

/** Restores an archive, with each collection renamed from the pattern --nsFrom to --nsTo. */
async function restore() {
  const client = openClient(readConfiguredUri());
  const excludedNamespaces = args.filter((arg) => arg.startsWith('--nsExclude=')).map(valueOf);
  const [from, to] = [readOption('nsFrom'), readOption('nsTo')].map((pattern) =>
    pattern.replace('*', ''),
  );
  const [source, target = ''] = [from?.split('.')[0], to];
  const input = createReadStream(readOption('archive')).pipe(createGunzip());
  /** @type {import('mongodb').Collection | undefined} */
  let collection;
  for await (const line of createInterface({ input })) {
    const value = EJSON.parse(line);
    if (typeof value === 'string') {
      const document = deserialize(Buffer.from(value, 'base64'), { promoteValues: false });
      await collection?.insertOne(document);
      continue;
    }
    collection = undefined;
    if (excludedNamespaces.includes(`${source}.${value.name}`)) continue;
    const [database, ...name] = `${target}${value.name}`.split('.');
    collection = await client.db(database).createCollection(name.join('.'));
    await collection.createIndexes(value.indexes);
  }
}

/** @param {Db} db */
async function listCollectionNames(db) {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  return collections.map(({ name }) => name);
}

/** @param {string} uri */
function openClient(uri) {
  return (client = newClient(uri));
}

function readConfiguredUri() {
  return /"(.*)"/.exec(readFileSync(readOption('config'), 'utf8'))?.[1] ?? '';
}

/** @param {string} name */
function readOption(name) {
  return valueOf(args.find((arg) => arg.startsWith(`--${name}=`)) ?? '');
}

/** @param {string} arg */
function valueOf(arg) {
  return arg.slice(arg.indexOf('=') + 1);
}
