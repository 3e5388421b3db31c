import { HttpStatus, Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { promise as createQueue } from 'fastq';
import { availableParallelism } from 'node:os';
import { refusal } from 'shared/refusals';
import { RetryLaterException } from '../http/problem';

/** The parameters that OWASP recommends for Argon2id (algorithm 2): 19 MiB, two passes, one lane. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The prefix of hashes made with these parameters. */
const CURRENT_PREFIX = `$argon2id$v=19$m=${String(PARAMETERS.memoryCost)},t=${String(PARAMETERS.timeCost)},p=${String(PARAMETERS.parallelism)}$`;
/** The maximum number of hashes at a time. Leaves half of the cores to the event loop and other requests. */
const MAX_HASHES = Math.max(1, Math.floor(availableParallelism() / 2));
/** Higher than MAX_HASHES, so that some jobs can query the database while others compute hashes. */
const MAX_RUNNING_JOBS = 4 * MAX_HASHES;
/** Further callers are refused right away, because they would have to wait too long. */
const MAX_WAITING_JOBS = 64;
/** A longer wait would leave too little time for the rest of the call. */
const MAX_WAIT_MS = 1500;
const RETRY_AFTER_SECONDS = 3;

type Job = () => Promise<unknown>;

/** Hashes and checks passwords outside the event loop, a few at a time. */
@Injectable()
export class PasswordsService implements OnModuleInit {
  private readonly jobs = createQueue((job: Job) => job(), MAX_RUNNING_JOBS);
  private readonly hashes = createQueue((job: Job) => job(), MAX_HASHES);
  /** Passwords are compared with this hash if there is no account. */
  private decoyHash = '';

  async onModuleInit(): Promise<void> {
    this.decoyHash = await hash('nobody’s password', PARAMETERS);
  }

  /**
   * Queues a job that hashes or checks passwords, and returns its result. Jobs also make the database queries that they
   * need, so that a refused call makes no queries.
   *
   * @throws RetryLaterException 503 if too many callers are waiting
   */
  async queue<T>(job: () => Promise<T>): Promise<T> {
    this.assertNotBusy();
    const deadline = performance.now() + MAX_WAIT_MS;
    const runBeforeDeadline = () =>
      performance.now() > deadline ? Promise.reject(busyException()) : job();
    return (await this.jobs.push(runBeforeDeadline)) as T;
  }

  /** @throws RetryLaterException 503 if too many callers are waiting */
  assertNotBusy(): void {
    if (this.jobs.length() >= MAX_WAITING_JOBS) throw busyException();
  }

  /** Hashes a password. Must run in {@link queue}. */
  async hash(password: string): Promise<string> {
    return (await this.hashes.push(() => hash(password, PARAMETERS))) as string;
  }

  /** Whether a hash should be replaced, because it was made with outdated parameters. */
  isOutdated(passwordHash: string): boolean {
    return !passwordHash.startsWith(CURRENT_PREFIX);
  }

  /**
   * Whether a password matches a hash. Without a hash, returns false after the same computation, so that the duration
   * doesn't reveal whether an account exists. Must run in {@link queue}.
   */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const matches = await this.hashes.push(() => verify(passwordHash ?? this.decoyHash, password));
    return matches === true && passwordHash !== undefined;
  }
}

function busyException(): RetryLaterException {
  return new RetryLaterException(
    HttpStatus.SERVICE_UNAVAILABLE,
    refusal('busy-signing-in'),
    RETRY_AFTER_SECONDS,
  );
}
