// @ts-check
// Tests the stack's backups with folders instead of volumes, a real MongoDB, and stand-ins for MongoDB's tools.
import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { withClient } from '../../scripts/mongo-client.mjs';
import { findMongod } from '../../scripts/mongod.mjs';
import { ROOT } from '../../scripts/project.mjs';
import { runMongod } from '../../scripts/run-mongod.mjs';
import { makeFolder, run, testEnvironment, waitUntil } from './helpers.mjs';

const BACKUP_NAME = /^new-york-on-foot-[\dT-]+Z\.archive\.gz$/;
/** Matches a path in a container. */
const CONTAINER_PATH = /(?<!\w)\/(opt\/site|secrets|tmp|backups)(\/[\w.-]+)*/g;
const USERS = 200;

/** @type {import('../../scripts/run-mongod.mjs').Mongod} */
let mongod;
before(async () => (mongod = await runMongod(await findMongod())));
after(() => mongod.process.stop());

let siteCount = 0;

/** Creates a site's database, and copies of the backup scripts that use folders on this machine. */
async function setUp() {
  const name = `backups_${++siteCount}`;
  const root = makeFolder();
  for (const path of ['backups', 'secrets/mongo', 'opt/site/bin', 'opt/site/lib', 'tmp', 'bin']) {
    mkdirSync(join(root, path), { recursive: true });
  }
  writeFileSync(join(root, 'secrets/mongo/backup-uri'), mongod.uri(name));
  for (const folder of ['bin', 'lib']) {
    for (const file of readdirSync(join(ROOT, 'mongo', folder))) {
      const source = readFileSync(join(ROOT, 'mongo', folder, file), 'utf8');
      const inRoot = (/** @type {string} */ path) =>
        file.endsWith('.js') ? root + path : `'${root}${path}'`;
      writeFileSync(join(root, 'opt/site', folder, file), source.replace(CONTAINER_PATH, inRoot), {
        mode: 0o755,
      });
    }
  }
  const tools = join(ROOT, 'tests/scripts/mongo-tools.mjs');
  for (const tool of ['mongosh', 'mongodump', 'mongorestore']) {
    const script = `#!/bin/sh\nexec '${process.execPath}' '${tools}' ${tool} "$@"\n`;
    writeFileSync(join(root, 'bin', tool), script, { mode: 0o755 });
  }
  await withDatabase(name, async (db) => {
    const users = Array.from({ length: USERS }, (_, n) => ({ username: `walker ${n}`, seen: 0 }));
    await db.collection('users').insertMany(users);
    await db.collection('users').createIndex({ username: 1 }, { unique: true });
    await db.createCollection('day_tours');
    await db.createCollection('night_tours');
    await db.collection('night_tours').createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  });

  const folder = join(root, 'backups');
  const env = testEnvironment({
    PATH: [join(root, 'opt/site/bin'), join(root, 'bin'), process.env.PATH].join(':'),
    BACKUP_AT: '00:00',
    BACKUP_KEEP: '2',
  });
  const readJson = (/** @type {string} */ file) =>
    existsSync(join(folder, file)) ? JSON.parse(readFileSync(join(folder, file), 'utf8')) : null;
  return {
    name,
    root,
    folder,
    /** Starts the nightly job, and waits for its output. */
    runNightly: async (/** @type {string} */ output) => {
      const nightly = run(['nightly'], env);
      try {
        await waitUntil(() => nightly.output.includes(output), 60_000);
      } finally {
        process.kill(-nightly.pid); // with its `sleep`
      }
    },
    /** Runs a command, and returns its output and exit code. */
    execute: async (/** @type {string[]} */ ...command) => {
      const script = run(command, env);
      return { code: await script.code, output: script.output };
    },
    listBackups: () => readdirSync(folder).filter((file) => BACKUP_NAME.test(file)),
    readProof: () => readJson('.last-proof.json'),
    readFailure: () => readJson('.last-failure.json'),
    listScratchCollections: () =>
      withDatabase(`${name}_check`, (db) => db.listCollections().toArray()),
  };
}

/**
 * @template T
 * @param {string} name
 * @param {(db: import('mongodb').Db) => Promise<T>} callback
 */
function withDatabase(name, callback) {
  return withClient(mongod.uri(name), (client) => callback(client.db()));
}

test('a backup is restored into a scratch database, compared with the data, and readable by the backend', async () => {
  const site = await setUp();
  const oldFiles = [1, 2, 3].map((day) => `new-york-on-foot-2026-01-0${day}T08-30-00Z.archive.gz`);
  for (const name of oldFiles) writeFileSync(join(site.folder, name), '');
  writeFileSync(join(site.folder, '.last-proof.json'), `{"file":"${oldFiles[0]}"}`);
  const { code, output } = await site.execute('backup');
  assert.equal(code, 0, output);
  assert.match(output, /^Backed up 200 users and 0 bookings to \S+ \(\S+\), restored it into a/);
  const [provedFile, lastFile, file = '', ...otherFiles] = site.listBackups().sort();
  // Deletes all but the newest backups (BACKUP_KEEP) and the last one that was proved.
  assert.deepEqual([provedFile, lastFile, otherFiles], [oldFiles[0], oldFiles[2], []]);
  const { at, ...proof } = site.readProof();
  assert.deepEqual(proof, { file, documents: USERS });
  assert.ok(Math.abs(Date.now() - Date.parse(at)) < 60 * 60_000);
  for (const name of [file, '.last-proof.json']) {
    assert.equal(statSync(join(site.folder, name)).mode & 0o777, 0o640, name);
  }
  assert.deepEqual(await site.listScratchCollections(), []);
  assert.equal(site.readFailure(), null);
});

test('documents that change during a backup don’t fail its proof', async () => {
  const site = await setUp();
  // Changes a document, deletes one, and adds one, between the dump and the comparison.
  const tool = join(site.root, 'bin/mongorestore');
  const changeScript = join(site.root, 'change.mjs');
  writeFileSync(
    changeScript,
    `const { withClient } = await import('${ROOT}/scripts/mongo-client.mjs');
    await withClient('${mongod.uri(site.name)}', async (client) => {
      const users = client.db().collection('users');
      await users.updateOne({ username: 'walker 7' }, { $set: { seen: 1 } });
      await users.deleteOne({ username: 'walker 8' });
      await users.insertOne({ username: 'new' });
      await client.db().collection('new').insertOne({ n: 1 });
    });`,
  );
  const script = readFileSync(tool, 'utf8');
  writeFileSync(tool, script.replace('exec', `'${process.execPath}' '${changeScript}' && exec`));
  const { code, output } = await site.execute('backup');
  assert.equal(code, 0, output);
  assert.equal(site.readProof().documents, USERS);
});

test('a backup that lacks a document, a value, or an index isn’t proved', async () => {
  const site = await setUp();
  await withDatabase(site.name, async (db) => {
    const users = db.collection('users');
    const [lost, different] = await users.find().limit(2).toArray();
    await users.deleteOne({ _id: lost?._id });
    await users.updateOne({ _id: different?._id }, { $set: { seen: 1 } });
    await users.dropIndexes();
    assert.equal((await site.execute('backup')).code, 0);

    // Restores the data, and dates the backup after these changes, so that they don't count as made during the backup.
    await users.insertOne({ ...lost });
    await users.updateOne({ _id: different?._id }, { $set: { seen: 0 } });
    await users.createIndex({ username: 1 }, { unique: true });
    const { operationTime: time } = await db.command({ ping: 1 });
    const begun = `${site.listBackups()[0]} ${time.getHighBits()} ${time.getLowBits() + 1}`;
    writeFileSync(join(site.folder, '.last-begun'), begun);
    const { code, output } = await site.execute('self-test');
    assert.equal(code, 1, output);
    const ids = [lost, different].map((user) => `{"$oid":"${user?._id}"}`);
    for (const key of [...ids, 'index username_1']) {
      assert.ok(output.includes(`Differs: users ${key}\n`), output);
    }
  });
  assert.match(site.readFailure().reason, /but differs from the data\.$/);
  assert.ok(Date.parse(site.readFailure().at) > 0);
  assert.deepEqual(await site.listScratchCollections(), []);
});

test('the nightly job reports a backup that can’t be restored, and tests it again on its next run', async () => {
  const site = await setUp();
  assert.equal((await site.execute('backup')).code, 0);
  const [file = ''] = site.listBackups();
  const path = join(site.folder, file);
  renameSync(path, `${path}.good`);
  const { size } = statSync(`${path}.good`);
  writeFileSync(path, readFileSync(`${path}.good`));
  truncateSync(path, Math.floor(size / 2));
  writeFileSync(join(site.folder, '.last-proof.json'), '{"file":"an older one"}');

  await site.runNightly('tried again in an hour');
  assert.equal(
    site.readFailure().reason,
    'The last backup could not be restored into a scratch database.',
  );
  assert.equal(site.readProof().file, 'an older one');

  renameSync(`${path}.good`, path);
  await site.runNightly('dropped it');
  assert.equal(site.readProof().file, file);
  assert.equal(site.readFailure(), null);
  assert.deepEqual(site.listBackups(), [file]);
});

test('a backup that can’t be written is reported', async () => {
  const site = await setUp();
  writeFileSync(join(site.root, 'bin/mongodump'), '#!/bin/sh\necho no space >&2; exit 1\n');
  const { code, output } = await site.execute('backup');
  assert.equal(code, 1);
  assert.equal(output, 'no space\nThe backup could not be written.\n');
  assert.equal(site.readFailure().reason, 'The backup could not be written.');
  assert.deepEqual(site.listBackups(), []);
});

test('the first nightly run after an upgrade lets the backend read old backups, and makes a new one', async () => {
  const site = await setUp();
  const oldFile = 'new-york-on-foot-2026-01-01T08-30-00Z.archive.gz';
  writeFileSync(join(site.folder, oldFile), '');
  chmodSync(join(site.folder, oldFile), 0o600);
  await site.runNightly('compared it with the data');
  assert.equal(statSync(join(site.folder, oldFile)).mode & 0o777, 0o640);
  assert.equal(site.listBackups().length, 2);
  assert.equal(site.readProof().file, site.listBackups().sort().at(-1));
});

test('a backup can be restored', async () => {
  const site = await setUp();
  assert.equal((await site.execute('backup')).code, 0);
  const [file = ''] = site.listBackups();
  await withDatabase(site.name, (db) => db.collection('users').deleteMany({}));
  const { code, output } = await site.execute('restore', file);
  assert.equal(code, 0, output);
  assert.match(output, /^Restored 200 users and 0 bookings from/);
  await withDatabase(site.name, async (db) => {
    assert.equal(await db.collection('users').countDocuments(), USERS);
    const indexes = await db.collection('users').indexes();
    assert.ok(indexes.some(({ unique }) => unique));
  });
  // Before restoring, the script backed up the data that it replaced, so the newest backup can't be compared.
  assert.match((await site.execute('self-test')).output, /Make a new one: make backup/);
  await site.runNightly('Backed up 200 users');
  assert.equal(site.readProof().file, site.listBackups().sort().at(-1));
  assert.equal(site.readFailure(), null);
});
