// What the backup asks of the database, besides dumping and restoring it. For mongosh --nodb.
const { readFileSync } = require('fs');

/** Whatever is counted as a booking, by its collection. */
const BOOKINGS = ['day_tours', 'night_tours'];
const COLLECTIONS = ['users', ...BOOKINGS];
/** The names that a backup's collections have until they take the place of the others. */
const RESTORING = 'restoring_';
/** There while they are taking it. */
const SWAPPING = { _id: 'swap' };

const { ACTION, DATABASE, FILE, LENIENT, NUMBERS } = process.env;
const site = connect(readFileSync('/secrets/mongo/backup-uri', 'utf8')).getSiblingDB(DATABASE);
const check = site.getSiblingDB(`${DATABASE}_check`);

const actions = {
  count: () => print(numbersOf(site, '')),
  'count-check': () => print(numbersOf(check, '')),
  'count-restoring': () => print(numbersOf(site, RESTORING)),
  'drop-check': () => check.dropDatabase(),
  /** Whatever a restore has left behind; one that was interrupted as it took its place, goes on. */
  'drop-restoring': () => {
    if (site.getCollection('operations').findOne(SWAPPING)) swap();
    else restored().forEach((name) => site.getCollection(name).drop());
  },
  swap,
  /** ACTION=record OF=backup|self-test: what the API tells of it. */
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
  /** The numbers of the last backup that was recorded, if it was FILE. */
  recorded: () => {
    const last = site.getCollection('operations').findOne({ _id: 'backup', file: FILE });
    if (last) print([last.users, last.bookings, last.version, last.kept].join(' '));
  },
};

actions[ACTION]();

/**
 * `users bookings version kept`, where a version of 0 is not known, and those that are kept have no date on
 * which they expire. Unless LENIENT, an error if this is no copy of the site's data.
 */
function numbersOf(db, prefix) {
  const there = new Set(LENIENT ? COLLECTIONS : db.getCollectionNames());
  const missing = COLLECTIONS.filter((name) => !there.has(prefix + name));
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

function restored() {
  return site.getCollectionNames().filter((name) => name.startsWith(RESTORING));
}

/** Each collection at once: at no time is one missing, or half there. The version of the data comes last. */
function swap() {
  const operations = site.getCollection('operations');
  operations.replaceOne(SWAPPING, { at: new Date() }, { upsert: true });
  const version = `${RESTORING}schema`;
  const names = restored().sort((a, b) => Number(a === version) - Number(b === version));
  for (const name of names) {
    site.getCollection(name).renameCollection(name.slice(RESTORING.length), true);
  }
  operations.deleteOne(SWAPPING);
}
