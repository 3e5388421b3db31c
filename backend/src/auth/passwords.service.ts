import { HttpStatus, Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { promise as queueOf } from 'fastq';
import { availableParallelism } from 'node:os';
import { refusal } from 'shared/refusals';
import { RetryLaterException } from '../http/problem';

/** OWASP's parameters for Argon2id: 19 MiB, two passes, one lane. Algorithm 2 is Argon2id. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** How hashes with these parameters begin. */
const TODAYS = `$argon2id$v=19$m=${String(PARAMETERS.memoryCost)},t=${String(PARAMETERS.timeCost)},p=${String(PARAMETERS.parallelism)}$`;
/** The event loop and the other requests keep at least half of the machine. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
/** While some are computed, the database is asked about the next ones, and not about all who wait. */
const TURNS_AT_ONCE = 4 * AT_ONCE;
/** Further callers are turned away at once, rather than after a wait in vain. */
const MAX_WAITING = 64;
/** Nor does anybody wait for so long that the answer would come too late for what is then done. */
const MAX_WAIT_MS = 1500;
const RETRY_AFTER_SECONDS = 3;

type Job = () => Promise<unknown>;

/** Hashes and checks passwords off the event loop, a few at a time. */
@Injectable()
export class PasswordsService implements OnModuleInit {
  private readonly turns = queueOf((job: Job) => job(), TURNS_AT_ONCE);
  private readonly computing = queueOf((job: Job) => job(), AT_ONCE);
  /** Nobody's hash: what passwords are compared with where there is no account. */
  private decoy = '';

  async onModuleInit(): Promise<void> {
    this.decoy = await hash('nobody’s password', PARAMETERS);
  }

  /**
   * Does all that comes with a password, in turn with the others: whoever is turned away has cost next to
   * nothing, not even a question to the database.
   *
   * @throws RetryLaterException 503 when too many are waiting
   */
  async queue<T>(job: () => Promise<T>): Promise<T> {
    this.refuseWhenFull();
    const latest = performance.now() + MAX_WAIT_MS;
    const inTime = () => (performance.now() > latest ? Promise.reject(tooBusy()) : job());
    return (await this.turns.push(inTime)) as T;
  }

  /** @throws RetryLaterException 503 when too many are waiting */
  refuseWhenFull(): void {
    if (this.turns.length() >= MAX_WAITING) throw tooBusy();
  }

  /** To be called in turn. */
  async hash(password: string): Promise<string> {
    return (await this.computing.push(() => hash(password, PARAMETERS))) as string;
  }

  /** Whether a hash was made with other parameters than today's, and is to be made anew. */
  isOutdated(passwordHash: string): boolean {
    return !passwordHash.startsWith(TODAYS);
  }

  /**
   * Whether a password belongs to a hash. Without a hash the answer is no, after as long a computation,
   * so that its duration doesn't tell whether an account exists. To be called in turn.
   */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const matches = await this.computing.push(() => verify(passwordHash ?? this.decoy, password));
    return matches === true && passwordHash !== undefined;
  }
}

function tooBusy(): RetryLaterException {
  return new RetryLaterException(
    HttpStatus.SERVICE_UNAVAILABLE,
    refusal('busy-signing-in'),
    RETRY_AFTER_SECONDS,
  );
}
