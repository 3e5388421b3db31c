// Initiates the replica set, and creates the site's user. Runs at each start, and skips what already exists.
// For mongosh --nodb.
const { existsSync, readFileSync, writeFileSync } = require('fs');

const SECRETS = '/secrets/mongo';
const readSecret = (name) => readFileSync(`${SECRETS}/${name}`, 'utf8').trim();
const PRIMARY_TIMEOUT_MS = 60_000;

if (process.env.MONGODB_URI) {
  print('MONGODB_URI names an external database, so MongoDB needs no setup here.');
  quit(0);
}

const rootPassword = readSecret('root-password');
const admin = signIn();
initiateReplicaSet(admin);
createSiteUser(admin.getSiblingDB(process.env.DATABASE));
print('MongoDB is set up.');

/**
 * Connects as root. If the setting for the password was changed, connects with the last password that worked, and
 * changes it.
 */
function signIn() {
  const lastPasswordFile = `${SECRETS}/root-password.last`;
  let db;
  try {
    db = connect(uriOf(rootPassword));
  } catch (error) {
    if (!existsSync(lastPasswordFile)) {
      console.error(
        'MongoDB has no root user because its first start was interrupted. If there is no data yet, run docker compose down -v and start again.',
      );
      throw error;
    }
    db = connect(uriOf(readFileSync(lastPasswordFile, 'utf8')));
    db.changeUserPassword('root', rootPassword);
    print('Changed the password of root.');
  }
  writeFileSync(lastPasswordFile, rootPassword, { mode: 0o600 });
  return db;
}

function uriOf(password) {
  return `mongodb://root:${password}@mongo:27017/admin?directConnection=true`;
}

function initiateReplicaSet(db) {
  try {
    readReplicaSetStatus(db);
  } catch (error) {
    if (error.codeName !== 'NotYetInitialized') throw error;
    db.adminCommand({
      replSetInitiate: { _id: 'site', members: [{ _id: 0, host: 'mongo:27017' }] },
    });
    print('Created the replica set.');
  }
  const deadline = Date.now() + PRIMARY_TIMEOUT_MS;
  while (!db.hello().isWritablePrimary) {
    if (Date.now() > deadline) throw new Error('No primary within a minute.');
    sleep(200);
  }
}

function readReplicaSetStatus(db) {
  return db.adminCommand({ replSetGetStatus: 1 });
}

/** Creates the site's user, or updates its password and role. */
function createSiteUser(db) {
  const user = {
    pwd: readSecret('site-password'),
    roles: [{ role: 'readWrite', db: db.getName() }],
  };
  if (db.getUser('site')) db.updateUser('site', user);
  else db.createUser({ user: 'site', ...user });
}
