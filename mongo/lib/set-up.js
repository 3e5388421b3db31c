// Initiates the replica set, and creates the site's user. Runs at each start, and does only what is missing.
// For mongosh --nodb.
const { existsSync, readFileSync, writeFileSync } = require('fs');

const SECRETS = '/secrets/mongo';
const secret = (name) => readFileSync(`${SECRETS}/${name}`, 'utf8').trim();
const PATIENCE_MS = 60_000;

if (process.env.MONGODB_URI) {
  print('MONGODB_URI names another database: nothing to set up.');
  quit(0);
}

const rootPassword = secret('root-password');
const admin = signIn();
found(admin);
giveTheSiteItsUser(admin.getSiblingDB(process.env.DATABASE));
print('MongoDB is set up.');

/** Connects as root. If the password's setting was changed, uses the last password that worked. */
function signIn() {
  const last = `${SECRETS}/root-password.last`;
  let db;
  try {
    db = connect(uriOf(rootPassword));
  } catch (error) {
    if (!existsSync(last)) {
      console.error(
        'MongoDB has no root user because its first start was interrupted. If there is no data yet, run docker compose down -v and start again.',
      );
      throw error;
    }
    db = connect(uriOf(readFileSync(last, 'utf8')));
    db.changeUserPassword('root', rootPassword);
    print('Changed the password of root.');
  }
  writeFileSync(last, rootPassword, { mode: 0o600 });
  return db;
}

function uriOf(password) {
  return `mongodb://root:${password}@mongo:27017/admin?directConnection=true`;
}

function found(db) {
  try {
    rsStatus(db);
  } catch (error) {
    if (error.codeName !== 'NotYetInitialized') throw error;
    db.adminCommand({
      replSetInitiate: { _id: 'site', members: [{ _id: 0, host: 'mongo:27017' }] },
    });
    print('Created the replica set.');
  }
  const deadline = Date.now() + PATIENCE_MS;
  while (!db.hello().isWritablePrimary) {
    if (Date.now() > deadline) throw new Error('No primary within a minute.');
    sleep(200);
  }
}

function rsStatus(db) {
  return db.adminCommand({ replSetGetStatus: 1 });
}

function giveTheSiteItsUser(db) {
  const user = { pwd: secret('site-password'), roles: [{ role: 'readWrite', db: db.getName() }] };
  if (db.getUser('site')) db.updateUser('site', user);
  else db.createUser({ user: 'site', ...user });
}
