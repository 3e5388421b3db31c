import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { guideRefusal } from 'shared/guide-refusals';
import { CONFIG, type Config } from '../config';
import type {
  BackupFailure,
  BackupFile,
  BackupProblem,
  BackupProof,
  BackupState,
} from './backups.dto';

const HOUR_MS = 60 * 60_000;
/** More than a day, because a nightly backup may take a while. */
const MAX_BACKUP_AGE_MS = 26 * HOUR_MS;
const MAX_PROOF_AGE_MS = 8 * 24 * HOUR_MS;
const FILE_NAME_PATTERN = /^new-york-on-foot-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.archive\.gz$/;
// mongo/lib/backups.sh writes these files.
const PROOF_FILE = '.last-proof.json';
const FAILURE_FILE = '.last-failure.json';

/** The times of the last backup and the last test of a backup; null if there are none. */
export interface BackupTimes {
  lastSuccess: Date | null;
  lastSelfTest: Date | null;
}

/** Reads the folder in which the nightly job stores backups. */
@Injectable()
export class BackupsService {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async getState(): Promise<BackupState> {
    const folder = this.config.backupDir;
    const emptyState = { automatic: folder !== undefined, last: null, proof: null, failure: null };
    if (folder === undefined) return { ...emptyState, problem: null };
    try {
      const [last, proof, failure] = await Promise.all([
        findLastBackup(folder),
        readJson<BackupProof>(join(folder, PROOF_FILE)),
        readJson<BackupFailure>(join(folder, FAILURE_FILE)),
      ]);
      return { automatic: true, problem: findProblem(last, proof, failure), last, proof, failure };
    } catch {
      return { ...emptyState, problem: 'unreadable' };
    }
  }

  async getTimes(): Promise<BackupTimes> {
    const { last, proof } = await this.getState();
    return {
      lastSuccess: last && new Date(last.at),
      lastSelfTest: proof && new Date(proof.at),
    };
  }

  /**
   * Opens the last backup. The caller has to read or destroy the stream.
   *
   * @throws NotFoundException if there is no backup, or the API can't read it
   */
  async openLast(): Promise<{ file: string; bytes: number; stream: Readable }> {
    const folder = this.config.backupDir;
    try {
      const last = folder === undefined ? null : await findLastBackup(folder);
      if (folder !== undefined && last) {
        const handle = await open(join(folder, last.file));
        const { size } = await handle.stat();
        return { file: last.file, bytes: size, stream: handle.createReadStream() };
      }
    } catch {
      // For example, the nightly job has just deleted the file, or the API isn't allowed to read it.
    }
    throw new NotFoundException(guideRefusal('no-backup'));
  }
}

async function findLastBackup(folder: string): Promise<BackupFile | null> {
  // Names contain the time in UTC, so the last name belongs to the latest backup.
  const file = (await readdir(folder))
    .filter((name) => FILE_NAME_PATTERN.test(name))
    .sort()
    .at(-1);
  if (file === undefined) return null;
  const { size } = await stat(join(folder, file));
  return { file, at: file.replace(FILE_NAME_PATTERN, '$1:$2:$3Z'), bytes: size };
}

/** Returns the content of a JSON file; null if the file doesn't exist. */
async function readJson<Content>(path: string): Promise<Content | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function findProblem(
  last: BackupFile | null,
  proof: BackupProof | null,
  failure: BackupFailure | null,
): BackupProblem | null {
  const isOlder = ({ at }: { at: string }, ageMs: number) => Date.parse(at) < Date.now() - ageMs;
  if (failure) return 'failed';
  if (!last) return 'missing';
  if (isOlder(last, MAX_BACKUP_AGE_MS)) return 'late';
  return !proof || isOlder(proof, MAX_PROOF_AGE_MS) ? 'unproved' : null;
}
