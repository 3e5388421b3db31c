import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { mongo, type Connection } from 'mongoose';
import { setTimeout as wait } from 'node:timers/promises';
import { refusal as toRefusalWithMessage } from 'shared/refusals';
import { CONFIG, type Config } from '../config';
import { isDatabaseUnavailable, isDuplicate } from '../database/database-errors';
import { GuideAvailabilityService } from '../departures/guide-availability';
import { actAs, getActingGuide, type ActingGuide } from '../history/acting-guide';
import { RetryLaterException } from '../http/problem';
import type { Booking } from './booking';
import {
  bulkChangeOf,
  callerNetworkOf,
  decide,
  needsOf,
  type Command,
  type CommandKind,
  type RefusalCodeOf,
} from './commands/index';
import type { Decision, Rules } from './decision';
import { toHistoryEntries, Originals } from './history';
import { combineNeeds, countOccurrences, ownerIdsOf, type BatchNeeds, type Needs } from './needs';
import type { Refusal } from './refusal';
import { SettingsService } from '../settings/settings.service';
import { ToursService } from '../tours/tours.service';
import { REQUIRES_CONFIRMATION, type RequiresConfirmation } from './rules/confirmation';
import { settleWaitlists } from './rules/waitlist';
import type { Changes, State } from './state';
import { incrementVersions, Store } from './store';

/** The result of a command. A refused command has changed nothing. */
export interface Outcome<Kind extends CommandKind = CommandKind> {
  /** The booking that the command made, changed, or found unchanged, if any. */
  booking?: Booking | undefined;
  refusal?: Refusal<RefusalCodeOf<Kind>>;
}

/** An attempt to carry out a command, as passed to the function that builds the command. */
export interface Attempt {
  /** Whether to skip caches, because an earlier attempt was based on outdated data. */
  skipCache: boolean;
  /** The key of the account that the command's guest was merged into. */
  mergedInto?: string;
}

type BuildCommand<Kind extends CommandKind> = (
  attempt: Attempt,
) => Command<Kind> | Promise<Command<Kind>>;

/**
 * Writes more documents in a command's transaction. Called again if the transaction is retried.
 *
 * @param changes the command's changes, which aren't written yet, including the events caused by settling waitlists
 */
export type ExtraWrites = (session: mongo.ClientSession, changes: Changes) => Promise<void>;

/** A command in the queue. */
interface QueuedCommand {
  command: Command;
  needs: Needs;
  extraWrites: ExtraWrites | undefined;
  /** The guide who makes the command; undefined for commands from visitors and jobs. */
  guide: ActingGuide | undefined;
  /** The command must be decided before this time, in milliseconds of `performance.now()`. */
  deadline: number;
  resolve: (result: DecisionResult) => void;
  reject: (error: unknown) => void;
}

type DecisionResult = Pick<Decision, 'booking' | 'refusal' | 'changes'>;

type SiteSettings = Pick<Rules, 'requiresConfirmation' | 'guides' | 'tours' | 'retention'>;

/** The context of a batch's transaction. */
interface TransactionContext {
  needs: BatchNeeds;
  session: mongo.ClientSession;
  /** The latest deadline of the batch's commands, in milliseconds of `performance.now()`. */
  deadline: number;
  settings: SiteSettings;
}

/** Leaves 100 ms for the response, which must be sent within 2.5 s. */
const DECISION_TIMEOUT_MS = 2400;
const RETRY_AFTER_SECONDS = 1;
const HOUR_MS = 60 * 60 * 1000;
/** The maximum number of attempts to carry out a command that is refused as stale each time. */
const MAX_ATTEMPTS = 10;
/** All reads are from one snapshot, and commits survive a power cut and the loss of a server. */
const TRANSACTION: mongo.TransactionOptions = {
  readPreference: 'primary',
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority', journal: true, wtimeoutMS: DECISION_TIMEOUT_MS },
};
/** With larger batches, callers would wait for too long. */
const MAX_BATCH_SIZE = 200;
/** The maximum random wait before a batch that conflicted with another transaction is attempted again. */
const MAX_JITTER_MS = 20;
/** The maximum time to wait for a conflicting transaction to end. */
const MAX_CONFLICT_WAIT_MS = 300;
/** An idle transaction counts as abandoned if it began longer ago than this. */
const MAX_IDLE_MS = 1000;
/** For this long after a conflict, transactions begin by touching owners as well as departures. */
const CONTENTION_TTL_MS = 1000;
/** A batch that still conflicts after this time is split, so that only the conflicting commands have to wait. */
const SPLIT_AFTER_MS = 600;
/** Commands behind a longer queue couldn't be decided in time. */
const MAX_QUEUE_LENGTH = 2000;

/**
 * The only writer of bookings, departures, and tours' settings. Commands that arrive during a transaction form the
 * next batch. In one transaction, the ledger loads what the batch needs, decides the commands one after another, and
 * writes their changes. A refused command changes nothing and doesn't affect the others.
 */
@Injectable()
export class Ledger {
  private queue: QueuedCommand[] = [];
  private isBusy = false;
  /**
   * Until this time, in milliseconds of `performance.now()`, other transactions are expected to write the same owners.
   */
  private contestedUntil = 0;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(REQUIRES_CONFIRMATION) private readonly requiresConfirmation: RequiresConfirmation,
    private readonly availability: GuideAvailabilityService,
    private readonly tours: ToursService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Decides a command, and carries it out unless it is refused.
   *
   * @param input the command, or a function that builds it, which is called again if the command is based on outdated
   * data
   * @param extraWrites writes more documents in the same transaction
   * @throws RetryLaterException 503 if the command couldn't be decided in time
   */
  async carryOut<Kind extends CommandKind>(
    input: Command<Kind> | BuildCommand<Kind>,
    extraWrites?: ExtraWrites,
  ): Promise<Outcome<Kind>> {
    const deadline = performance.now() + DECISION_TIMEOUT_MS;
    let attempt: Attempt = { skipCache: false };
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts++) {
      const command = typeof input === 'function' ? await input(attempt) : input;
      const { booking, refusal } = await this.enqueue(command as Command, extraWrites, deadline);
      if (!refusal) return { booking };
      attempt = { ...attempt, skipCache: true };
      if (refusal.code === 'merged') attempt.mergedInto = refusal.into;
      // The queue has commands of all kinds, so the compiler can't infer that the code belongs to this kind.
      else if (refusal.code !== 'stale')
        return { refusal: refusal as Refusal<RefusalCodeOf<Kind>> };
    }
    throw busyException();
  }

  private enqueue(
    command: Command,
    extraWrites: ExtraWrites | undefined,
    deadline: number,
  ): Promise<DecisionResult> {
    if (this.queue.length >= MAX_QUEUE_LENGTH) throw busyException();
    return new Promise((resolve, reject) => {
      this.queue.push({
        command,
        needs: needsOf(command),
        extraWrites,
        guide: getActingGuide(),
        deadline,
        resolve,
        reject,
      });
      if (this.isBusy) return;
      this.isBusy = true;
      // Wait until the next turn of the event loop, so that more commands can join the batch.
      setImmediate(() => void this.processQueue());
    });
  }

  private async processQueue(): Promise<void> {
    while (this.queue.length > 0) {
      const batch = this.queue.splice(0, MAX_BATCH_SIZE);
      await this.processBatch(batch);
    }
    this.isBusy = false;
  }

  /** Resolves or rejects each command of a batch. If a command makes the batch fail, each is processed alone. */
  private async processBatch(batch: QueuedCommand[]): Promise<void> {
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
        for (const entry of batch) await this.processBatch([entry]);
      } else {
        for (const { reject } of batch) reject(error);
      }
    }
  }

  private async commit(batch: QueuedCommand[]): Promise<(DecisionResult | undefined)[]> {
    const startedAt = performance.now();
    const deadline = Math.max(...batch.map((each) => each.deadline));
    const needs = combineNeeds(batch.map((each) => each.needs));
    const [{ guestDays, openListHours }, requiresConfirmation, guides, tours] = await Promise.all([
      this.settings.get(),
      this.requiresConfirmation(),
      this.availability.get(),
      this.tours.getAllCached(),
    ]);
    const retention = {
      guestMs: guestDays * 24 * HOUR_MS,
      openListMs: openListHours * HOUR_MS,
    };
    const settings = { requiresConfirmation, guides, tours, retention };
    const session = this.connection.getClient().startSession();
    try {
      for (let attempt = 0; ; attempt++) {
        if (performance.now() > deadline) throw busyException();
        if (attempt > 0) await this.waitForConflictToEnd(needs);
        try {
          return await this.runTransaction(batch, {
            needs,
            session,
            deadline,
            settings,
          });
        } catch (error) {
          if (!isTransient(error) && !(isDuplicate(error) && attempt === 0)) throw error;
          this.contestedUntil = performance.now() + CONTENTION_TTL_MS;
          if (batch.length > 1 && performance.now() - startedAt > SPLIT_AFTER_MS) {
            throw new SplitError();
          }
        }
      }
    } finally {
      await session.endSession();
    }
  }

  private async runTransaction(
    batch: QueuedCommand[],
    { needs, session, deadline, settings }: TransactionContext,
  ): Promise<(DecisionResult | undefined)[]> {
    const store = new Store(this.db, session);
    const now = new Date();
    session.startTransaction(TRANSACTION);
    try {
      await store.touch(needs, performance.now() < this.contestedUntil);
      const rules = this.buildRules(now, settings);
      const state = await store.load(needs, rules);
      const results = batch.map((each) => this.decideQueued(each, state, rules));
      const acceptedResults = results.map((result) => (result?.refusal ? undefined : result));
      for (const [index, { extraWrites, guide }] of batch.entries()) {
        const result = acceptedResults[index];
        // The batch's async context may be a different caller's, so set this command's guide again.
        if (extraWrites && result) {
          await actAs(guide, () => extraWrites(session, result.changes ?? {}));
        }
      }
      // Commit even if no command changed anything. Until a commit succeeds, the transaction may have read data that is
      // rolled back later.
      if (acceptedResults.some((result) => result !== undefined)) {
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

  /**
   * Decides a command of a batch. Returns undefined if the command's deadline has passed; the caller then gets a 503.
   */
  private decideQueued(
    { command, needs, guide, deadline }: QueuedCommand,
    state: State,
    rules: Rules,
  ): DecisionResult | undefined {
    if (performance.now() > deadline) return undefined;
    const { booking, refusal, changes = {} } = decide(command, state, rules);
    if (refusal) return { refusal };
    state.originals = guide && new Originals();
    state.apply(changes, callerNetworkOf(command));
    const waitlistChanges = settleWaitlists(needs.departures ?? [], state, rules);
    if (guide && state.originals) {
      const context = { guide, now: rules.now, bulkChange: bulkChangeOf(command) };
      state.changed.history.push(
        ...toHistoryEntries(state.originals, state, context, changes.payments),
      );
    }
    const events = [...(changes.events ?? []), ...(waitlistChanges.events ?? [])];
    return { ...(booking && { booking }), changes: { ...changes, events } };
  }

  /**
   * Waits for a conflicting transaction to end. In MongoDB, a conflicting write waits if it is outside a transaction,
   * and fails at once within one. If transactions were retried without waiting, one process could lose to the others
   * again and again.
   */
  private async waitForConflictToEnd(needs: BatchNeeds): Promise<void> {
    await wait(Math.random() * MAX_JITTER_MS);
    const options = { writeConcern: { w: 1 }, maxTimeMS: MAX_CONFLICT_WAIT_MS } as const;
    try {
      const departures = countOccurrences([...new Set(needs.departures)]);
      await incrementVersions(this.db, 'departures', departures, options);
      const owners = countOccurrences(ownerIdsOf(needs));
      await incrementVersions(this.db, 'owners', owners, options);
    } catch (error) {
      // Errors of lost connections have the same class, but no code.
      if (!(error instanceof mongo.MongoServerError) || error.code === undefined) throw error;
      await this.killOrphanedSessions();
    }
  }

  /**
   * Ends abandoned transactions, because MongoDB would keep the transactions of a dead process for a minute. A process
   * that is still alive retries its transaction.
   */
  private async killOrphanedSessions(): Promise<void> {
    const admin = this.connection.getClient().db('admin');
    const idleFilter = { active: false, 'transaction.timeOpenMicros': { $gt: MAX_IDLE_MS * 1000 } };
    const orphans = await admin
      .aggregate<{ lsid: { id: mongo.UUID } }>([
        { $currentOp: { allUsers: false, idleSessions: true } },
        { $match: idleFilter },
      ])
      .toArray();
    if (orphans.length === 0) return;
    await admin.command({ killSessions: orphans.map(({ lsid: { id } }) => ({ id })) });
  }

  private buildRules(now: Date, settings: SiteSettings): Rules {
    return { now, maxParties: this.config.maxParties, ...settings };
  }

  private get db(): mongo.Db {
    const { db } = this.connection;
    if (!db) throw busyException();
    return db;
  }
}

/** Thrown if a batch has to be split into single commands. */
class SplitError extends Error {}

/**
 * Commits a transaction. If it's unknown whether the commit succeeded, retries until the deadline. The driver itself
 * would retry for two minutes.
 */
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

/** Whether a transaction failed because of a conflict or a temporary error, so that it can be retried. */
function isTransient(error: unknown): boolean {
  return error instanceof mongo.MongoError && error.hasErrorLabel('TransientTransactionError');
}

/** The response to a command that couldn't be decided in time. */
export function busyException(): RetryLaterException {
  return new RetryLaterException(
    HttpStatus.SERVICE_UNAVAILABLE,
    toRefusalWithMessage('busy'),
    RETRY_AFTER_SECONDS,
  );
}
