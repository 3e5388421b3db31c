// The backup's database operations besides dumping and restoring. For mongosh --nodb.
const { readFileSync } = require('fs');

/** The collections of bookings. */
const BOOKINGS = ['day_tours', 'night_tours'];
const COLLECTIONS = ['users', ...BOOKINGS];
/** The prefix of a backup's collections until they replace the others. */
const RESTORING = 'restoring_';
/** The document that exists while collections are being replaced. */
const SWAPPING = { _id: 'swap' };

const { ACTION, DATABASE, FILE, LENIENT, NUMBERS } = process.env;
const site = connect(readFileSync('/secrets/mongo/backup-uri', 'utf8')).getSiblingDB(DATABASE);
const check = site.getSiblingDB(`${DATABASE}_check`);

const actions = {
  count: () => print(numbersOf(site, '')),
  'count-check': () => print(numbersOf(check, '')),
  'count-restoring': () => print(numbersOf(site, RESTORING)),
  'drop-check': () => check.dropDatabase(),
  /** Removes what an interrupted restore left, or finishes it if it was already replacing collections. */
  'drop-restoring': () => {
    if (site.getCollection('operations').findOne(SWAPPING)) swap();
    else listRestoring().forEach((name) => site.getCollection(name).drop());
  },
  swap,
  /** ACTION=record OF=backup|self-test: stores the time that the API reports. */
  record: () => {
    const [users, bookings, version, kept] = NUMBERS.split(' ').map(Number);
    site
      .getCollection('operations')
      .replaceOne(
        { _id: process.env.OF },
        { at: new Date(), file: FILE, users, bookings, version, kept },
        { upsert: true, writeConcern: { w: 'majority' } },
      );
  },
  /** Returns the numbers of the last recorded backup, if it was FILE. */
  recorded: () => {
    const last = site.getCollection('operations').findOne({ _id: 'backup', file: FILE });
    if (last) print([last.users, last.bookings, last.version, last.kept].join(' '));
  },
};

actions[ACTION]();

/**
 * Returns `users bookings version kept`. Version 0 means unknown, and kept bookings never expire. Unless LENIENT is set,
 * exits with an error if collections are missing.
 */
function numbersOf(db, prefix) {
  const existing = new Set(LENIENT ? COLLECTIONS : db.getCollectionNames());
  const missing = COLLECTIONS.filter((name) => !existing.has(prefix + name));
  if (missing.length > 0) {
    console.error(`There is no ${missing.join(' and no ')} in it.`);
    quit(1);
  }
  const count = (names, filter = {}) =>
    names.reduce((sum, name) => sum + db.getCollection(prefix + name).countDocuments(filter), 0);
  const version = db.getCollection(`${prefix}schema`).findOne()?.version ?? 0;
  const kept = count(BOOKINGS, { expiresAt: { $exists: false } });
  return [count(['users']), count(BOOKINGS), version, kept].join(' ');
}

function listRestoring() {
  return site.getCollectionNames().filter((name) => name.startsWith(RESTORING));
}

/**
 * Replaces each collection in one step, so that none is ever missing or incomplete. The data's version comes last.
 */
function swap() {
  const operations = site.getCollection('operations');
  operations.replaceOne(SWAPPING, { at: new Date() }, { upsert: true });
  const version = `${RESTORING}schema`;
  const names = listRestoring().sort((a, b) => Number(a === version) - Number(b === version));
  for (const name of names) {
    site.getCollection(name).renameCollection(name.slice(RESTORING.length), true);
  }
  operations.deleteOne(SWAPPING);
}
