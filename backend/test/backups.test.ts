import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackupState } from '../src/backups/backups.dto';
import { useApp } from './support/app';
import { signUpGuide } from './support/guide';
import { expectFieldErrors, expectProblem, expectRefusal } from './support/problems';
import type { Visitor } from './support/visitor';

const PATH = '/api/guide/backups';
const DOWNLOAD_PATH = `${PATH}/download`;
const HOUR_MS = 60 * 60_000;
const MEGABYTE = 1024 * 1024;

const folder = join(mkdtempSync(join(tmpdir(), 'backups-')), 'backups');

afterAll(() => {
  rmSync(join(folder, '..'), { recursive: true });
});

const app = useApp({ BACKUP_DIR: folder });
let guide: Visitor;
let password: string;

beforeAll(async () => {
  ({ guide, password } = await signUpGuide(app));
});

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});

const fetchState = async () => {
  const { status, text } = await guide.get(PATH);
  expect(status).toBe(200);
  return JSON.parse(text) as BackupState;
};

/** Returns a time without milliseconds, as in the names of backup files. */
const hoursAgo = (hours: number) =>
  new Date(Date.now() - hours * HOUR_MS).toISOString().replace(/\.\d+/, '');

/** Stores a backup, and returns its name. */
function addBackup(at: string, content = ''): string {
  const file = `new-york-on-foot-${at.replaceAll(':', '-')}.archive.gz`;
  writeFileSync(join(folder, file), content);
  return file;
}

function writeProof(at: string): object {
  const proof = { file: 'any', at, documents: 1234 };
  writeFileSync(join(folder, '.last-proof.json'), JSON.stringify(proof));
  return proof;
}

describe('the state of backups', () => {
  it('contains the last backup, and the last test in which a backup was restored', async () => {
    addBackup(hoursAgo(30), 'older');
    const at = hoursAgo(25);
    const file = addBackup(at, 'newest');
    for (const otherFile of ['.partial', 'notes.txt', 'new-york-on-foot-9.archive.gz']) {
      writeFileSync(join(folder, otherFile), 'other');
    }
    const proof = writeProof(hoursAgo(7 * 24));
    const lastBackup = { file, at, bytes: 6 };
    expect(await fetchState()).toEqual({
      automatic: true,
      problem: null,
      last: lastBackup,
      proof,
      failure: null,
    });
  });

  it.each<[string, string, () => void]>([
    ['there is no backup', 'missing', () => undefined],
    [
      'the last backup is over a day old',
      'late',
      () => {
        addBackup(hoursAgo(27));
        writeProof(hoursAgo(27));
      },
    ],
    ['no backup was ever restored as a test', 'unproved', () => addBackup(hoursAgo(1))],
    [
      'the last test was over eight days ago',
      'unproved',
      () => {
        addBackup(hoursAgo(1));
        writeProof(hoursAgo(8 * 24 + 1));
      },
    ],
    [
      'the folder is missing',
      'unreadable',
      () => {
        rmSync(folder, { recursive: true });
      },
    ],
  ])('contains a problem if %s (%s)', async (_, problem, prepare) => {
    prepare();
    expect(await fetchState()).toMatchObject({ automatic: true, problem });
  });

  it('contains the reason if the last backup or its test failed', async () => {
    addBackup(hoursAgo(1));
    writeProof(hoursAgo(1));
    const failure = { at: hoursAgo(0), reason: 'The backup could not be written.' };
    writeFileSync(join(folder, '.last-failure.json'), JSON.stringify(failure));
    expect(await fetchState()).toMatchObject({ problem: 'failed', failure });
  });

  it('is in the health response and in the metrics', async () => {
    const fetchBackupMetrics = async () =>
      (await app.visitor().get('/api/metrics')).text
        .split('\n')
        .filter((line) => line.startsWith('backup'));
    expect(await fetchBackupMetrics()).toEqual([]);
    addBackup('2030-01-07T08:30:00Z');
    writeProof('2030-01-06T08:31:00Z');
    expect(await fetchBackupMetrics()).toEqual([
      'backup_last_success_timestamp_seconds 1894005000',
      'backup_last_self_test_timestamp_seconds 1893918660',
    ]);
    expect(JSON.parse((await app.visitor().get('/api/health/ready')).text)).toMatchObject({
      backup: {
        lastSuccess: '2030-01-07T08:30:00.000Z',
        lastSelfTest: '2030-01-06T08:31:00.000Z',
      },
    });
  });
});

describe('a backup', () => {
  it('can be downloaded with the password, and the history records the download', async () => {
    addBackup(hoursAgo(30), 'older');
    const content = 'backup! '.repeat(MEGABYTE);
    const file = addBackup(hoursAgo(1), content);
    const { status, headers, text } = await guide.post(DOWNLOAD_PATH, { password });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/gzip');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${file}"`);
    expect(headers.get('content-length')).toBe(String(content.length));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text === content).toBe(true);
    const entries = await app.database.collection('history').find({ kind: 'backup' }).toArray();
    expect(entries).toMatchObject([
      { subject: file, changes: [{ field: 'downloaded', to: true }] },
    ]);
  });

  it('can’t be downloaded without the password, or after ten wrong passwords', async () => {
    addBackup(hoursAgo(1), 'secret');
    const { guide: otherGuide, password: otherPassword } = await signUpGuide(app);
    for (const body of [{}, { password: 'short' }]) {
      expectFieldErrors(await otherGuide.post(DOWNLOAD_PATH, body), 400, ['password']);
    }
    for (let i = 0; i < 10; i++) {
      const response = await otherGuide.post(DOWNLOAD_PATH, { password: 'not that one' });
      expectFieldErrors(response, 403, ['password']);
    }
    for (const triedPassword of ['not that one', otherPassword]) {
      expectProblem(await otherGuide.post(DOWNLOAD_PATH, { password: triedPassword }), 429);
    }
  });

  it('can’t be chosen by the caller', async () => {
    addBackup(hoursAgo(1), 'newest');
    writeFileSync(join(folder, '..', 'other'), 'other');
    const response = await guide.post(`${DOWNLOAD_PATH}?file=../other`, {
      password,
      file: '../other',
    });
    expect([200, 400]).toContain(response.status);
    expect(response.text).not.toContain('other');
  });

  it('can’t be downloaded before the first one is made', async () => {
    expectRefusal(await guide.post(DOWNLOAD_PATH, { password }), 404, 'no-backup');
  });

  it('is visible only to owners', async () => {
    addBackup(hoursAgo(1), 'secret');
    const user = app.visitor();
    const account = await user.signUp();
    for (const visitor of [app.visitor(), user]) {
      expectProblem(await visitor.get(PATH), 404);
      const { password } = account;
      expectProblem(await visitor.post(DOWNLOAD_PATH, { password }), 404);
    }
  });
});

describe('a site without a folder for backups', () => {
  const app = useApp();

  it('has no backups, and reports no problem', async () => {
    const { guide, password } = await signUpGuide(app);
    expect(JSON.parse((await guide.get(PATH)).text)).toEqual({
      automatic: false,
      problem: null,
      last: null,
      proof: null,
      failure: null,
    });
    expectRefusal(await guide.post(DOWNLOAD_PATH, { password }), 404, 'no-backup');
  });
});
