import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { mongo, type Connection } from 'mongoose';
import { setTimeout as wait } from 'node:timers/promises';
import { refusal as coded } from 'shared/refusals';
import { CONFIG, type Config } from '../config';
import { isDatabaseUnavailable, isDuplicate } from '../database/database-errors';
import { RetryLaterException } from '../http/problem';
import type { Booking } from './booking';
import {
  callerNetworkOf,
  decide,
  needsOf,
  type Command,
  type CommandKind,
  type FinalCode,
} from './commands/index';
import type { Decision, Rules } from './decision';
import { combineNeeds, countOccurrences, ownerIdsOf, type BatchNeeds, type Needs } from './needs';
import type { Refusal } from './refusal';
import { REQUIRES_CONFIRMATION, type RequiresConfirmation } from './rules/confirmation';
import { settleWaitlists } from './rules/waitlist';
import type { State } from './state';
import { Store, touch } from './store';

/** The result of a command. A refused command has changed nothing. */
export interface Outcome<Kind extends CommandKind = CommandKind> {
  /** The booking that the command was about, if it was about one. */
  booking?: Booking | undefined;
  refusal?: Refusal<FinalCode<Kind>>;
}

/** The circumstances of an attempt to carry out a command. */
export interface Attempt {
  /** Whether an earlier attempt was based on outdated data, so that caches have to be skipped. */
  skipCache: boolean;
  /** The key of the account that the command's guest was merged into. */
  mergedInto?: string;
}

type FindCommand<Kind extends CommandKind> = (
  attempt: Attempt,
) => Command<Kind> | Promise<Command<Kind>>;

/** Writes more documents in a command's transaction. It's called again if the transaction is repeated. */
export type ExtraWrites = (session: mongo.ClientSession) => Promise<void>;

/** A command in the queue. */
interface Entry {
  command: Command;
  needs: Needs;
  extraWrites: ExtraWrites | undefined;
  /** When it's too late to decide the command. */
  deadline: number;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

type Result = Pick<Decision, 'booking' | 'refusal'>;

/** The circumstances of a batch's transaction. */
interface TransactionContext {
  needs: BatchNeeds;
  session: mongo.ClientSession;
  deadline: number;
  requiresConfirmation: boolean;
}

/** Responses are due within 2.5 s. */
const DECISION_TIMEOUT_MS = 2400;
const RETRY_AFTER_SECONDS = 1;
const HOUR_MS = 60 * 60 * 1000;
/** The maximum number of attempts for a command that is stale each time. */
const MAX_ATTEMPTS = 10;
/** All reads are from one snapshot, and commits outlive a power cut and the loss of a server. */
const TRANSACTION: mongo.TransactionOptions = {
  readPreference: 'primary',
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority', journal: true, wtimeoutMS: DECISION_TIMEOUT_MS },
};
/** Larger batches would keep their callers waiting for too long. */
const MAX_BATCH_SIZE = 200;
/** Batches that conflict with another transaction wait for up to this long before the next attempt. */
const MAX_JITTER_MS = 20;
/** How long to wait for a conflicting transaction to end. */
const MAX_CONFLICT_WAIT_MS = 300;
/** The transactions of a running process never pause for this long between two writes. */
const MAX_IDLE_MS = 1000;
/** After a conflict, owners are written first, too, for this long. */
const CONTENTION_TTL_MS = 1000;
/** A batch that conflicts for longer is split, so that only the commands that conflict have to wait. */
const SPLIT_AFTER_MS = 600;
/** If more commands are queued, new ones couldn't be decided in time. */
const MAX_QUEUE_LENGTH = 2000;

/**
 * The only writer of bookings, departures, and tours' settings. Commands that arrive during a transaction form the
 * next batch: one transaction loads what they need, they are decided one after another, and their changes are
 * written. A refused command leaves no trace and doesn't affect the others.
 */
@Injectable()
export class Ledger {
  private queue: Entry[] = [];
  private isBusy = false;
  /** Until when concurrent writes to the same owners are expected. */
  private contestedUntil = 0;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(REQUIRES_CONFIRMATION) private readonly requiresConfirmation: RequiresConfirmation,
  ) {}

  /**
   * Decides a command, and carries it out unless it is refused.
   *
   * @param input the command, or a function that finds it, which is called again if the command was outdated
   * @param extraWrites writes more documents in the same transaction
   * @throws RetryLaterException 503 if the command couldn't be decided in time
   */
  async carryOut<Kind extends CommandKind>(
    input: Command<Kind> | FindCommand<Kind>,
    extraWrites?: ExtraWrites,
  ): Promise<Outcome<Kind>> {
    let attempt: Attempt = { skipCache: false };
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts++) {
      const command = typeof input === 'function' ? await input(attempt) : input;
      const { booking, refusal } = await this.enqueue(command as Command, extraWrites);
      if (!refusal) return { booking };
      attempt = { ...attempt, skipCache: true };
      if (refusal.code === 'merged') attempt.mergedInto = refusal.into;
      // The queue mixes kinds, so the compiler can't infer that the code belongs to this command.
      else if (refusal.code !== 'stale') return { refusal: refusal as Refusal<FinalCode<Kind>> };
    }
    throw busyException();
  }

  private enqueue(command: Command, extraWrites: ExtraWrites | undefined): Promise<Result> {
    if (this.queue.length >= MAX_QUEUE_LENGTH) throw busyException();
    return new Promise((resolve, reject) => {
      this.queue.push({
        command,
        needs: needsOf(command),
        extraWrites,
        deadline: performance.now() + DECISION_TIMEOUT_MS,
        resolve,
        reject,
      });
      if (this.isBusy) return;
      this.isBusy = true;
      // Other commands of this turn of the event loop join the batch.
      setImmediate(() => void this.processQueue());
    });
  }

  private async processQueue(): Promise<void> {
    while (this.queue.length > 0) {
      const batch = this.queue.splice(0, MAX_BATCH_SIZE);
      await this.process(batch);
    }
    this.isBusy = false;
  }

  /** Resolves each command of a batch. If the batch fails because of one of them, each is processed alone. */
  private async process(batch: Entry[]): Promise<void> {
    try {
      const results = await this.commit(batch);
      // Start the next batch first, so that the database works while these commands' callers continue.
      setImmediate(() => {
        batch.forEach(({ resolve, reject }, index) => {
          const result = results[index];
          if (result) resolve(result);
          else reject(busyException());
        });
      });
    } catch (error) {
      const isOutage = isDatabaseUnavailable(error) || error instanceof RetryLaterException;
      if (batch.length > 1 && !isOutage) {
        for (const entry of batch) await this.process([entry]);
      } else {
        for (const { reject } of batch) reject(error);
      }
    }
  }

  private async commit(batch: Entry[]): Promise<(Result | undefined)[]> {
    const started = performance.now();
    const deadline = Math.max(...batch.map((each) => each.deadline));
    const needs = combineNeeds(batch.map((each) => each.needs));
    const requiresConfirmation = await this.requiresConfirmation();
    const session = this.connection.getClient().startSession();
    try {
      for (let attempt = 0; ; attempt++) {
        if (performance.now() > deadline) throw busyException();
        if (attempt > 0) await this.waitForConflictToEnd(needs);
        try {
          return await this.attempt(batch, { needs, session, deadline, requiresConfirmation });
        } catch (error) {
          if (!isTransient(error) && !(isDuplicate(error) && attempt === 0)) throw error;
          this.contestedUntil = performance.now() + CONTENTION_TTL_MS;
          if (batch.length > 1 && performance.now() - started > SPLIT_AFTER_MS) {
            throw new SplitError();
          }
        }
      }
    } finally {
      await session.endSession();
    }
  }

  private async attempt(
    batch: Entry[],
    { needs, session, deadline, requiresConfirmation }: TransactionContext,
  ): Promise<(Result | undefined)[]> {
    const store = new Store(this.db, session);
    const now = new Date();
    session.startTransaction(TRANSACTION);
    try {
      await store.touch(needs, performance.now() < this.contestedUntil);
      const rules = this.buildRules(now, requiresConfirmation);
      const state = await store.load(needs, rules);
      const results = batch.map((each) => this.decide(each, state, rules));
      const isCarriedOut = results.map((result) => result !== undefined && !result.refusal);
      for (const [index, { extraWrites }] of batch.entries()) {
        if (extraWrites && isCarriedOut[index]) await extraWrites(session);
      }
      // Commands that only read must be committed, too: until then, the data that they read may be rolled back.
      if (isCarriedOut.includes(true)) {
        await store.write(state);
        await commitBefore(session, deadline);
      } else {
        await session.abortTransaction();
      }
      return results;
    } catch (error) {
      if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
      throw error;
    }
  }

  /** Decides a command of a batch; undefined if it's too late, since its caller got a 503. */
  private decide(
    { command, needs, deadline }: Entry,
    state: State,
    rules: Rules,
  ): Result | undefined {
    if (performance.now() > deadline) return undefined;
    const { booking, refusal, changes } = decide(command, state, rules);
    if (refusal) return { refusal };
    if (changes) state.apply(changes, callerNetworkOf(command));
    state.apply(settleWaitlists(needs.departures ?? [], state, rules));
    return booking ? { booking } : {};
  }

  /**
   * Waits for a conflicting transaction to end: in MongoDB, a plain write waits for the transaction, while another
   * transaction would fail at once. Without the wait, one of several processes could starve.
   */
  private async waitForConflictToEnd(needs: BatchNeeds): Promise<void> {
    await wait(Math.random() * MAX_JITTER_MS);
    const options = { writeConcern: { w: 1 }, maxTimeMS: MAX_CONFLICT_WAIT_MS } as const;
    try {
      await touch(this.db, 'departures', countOccurrences([...new Set(needs.departures)]), options);
      await touch(this.db, 'owners', countOccurrences(ownerIdsOf(needs)), options);
    } catch (error) {
      // Errors of lost connections have the same class, but no code.
      if (!(error instanceof mongo.MongoServerError) || error.code === undefined) throw error;
      await this.killOrphanedSessions();
    }
  }

  /**
   * Ends abandoned transactions: MongoDB would keep those of a dead process for a minute. A process that is still
   * alive repeats its transaction.
   */
  private async killOrphanedSessions(): Promise<void> {
    const admin = this.connection.getClient().db('admin');
    const idle = { active: false, 'transaction.timeOpenMicros': { $gt: MAX_IDLE_MS * 1000 } };
    const orphans = await admin
      .aggregate<{ lsid: { id: mongo.UUID } }>([
        { $currentOp: { allUsers: false, idleSessions: true } },
        { $match: idle },
      ])
      .toArray();
    if (orphans.length === 0) return;
    await admin.command({ killSessions: orphans.map(({ lsid: { id } }) => ({ id })) });
  }

  private buildRules(now: Date, requiresConfirmation: boolean): Rules {
    const { maxParties, guestDays, openListHours } = this.config;
    return {
      now,
      maxParties,
      requiresConfirmation,
      retention: { guestMs: guestDays * 24 * HOUR_MS, openListMs: openListHours * HOUR_MS },
    };
  }

  private get db(): mongo.Db {
    const { db } = this.connection;
    if (!db) throw busyException();
    return db;
  }
}

/** Thrown if a batch has to be split into single commands. */
class SplitError extends Error {}

/** Commits, and retries until the deadline if the result is unknown. The driver would retry for two minutes. */
async function commitBefore(session: mongo.ClientSession, deadline: number): Promise<void> {
  for (;;) {
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      const isUnknown =
        error instanceof mongo.MongoError && error.hasErrorLabel('UnknownTransactionCommitResult');
      if (!isUnknown || performance.now() > deadline) throw error;
    }
  }
}

/** Whether a transaction failed because of a conflict or a temporary error, so that it can be repeated. */
function isTransient(error: unknown): boolean {
  return error instanceof mongo.MongoError && error.hasErrorLabel('TransientTransactionError');
}

/** The response to a command that couldn't be decided in time. */
export function busyException(): RetryLaterException {
  return new RetryLaterException(
    HttpStatus.SERVICE_UNAVAILABLE,
    coded('busy'),
    RETRY_AFTER_SECONDS,
  );
}
