import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { mongo, type Connection } from 'mongoose';
import { setTimeout as wait } from 'node:timers/promises';
import { refusal } from 'shared/refusals';
import { CONFIG, type Config } from '../config';
import { isDatabaseUnavailable, isDuplicate } from '../database/database-errors';
import { RetryLaterException } from '../http/problem';
import { MailServerService } from '../mail/mail-server.service';
import type { Booking } from './booking';
import type { Command } from './commands';
import { decide, needsOf, type Rules } from './decide';
import { settleLines } from './decide-line';
import { countEach, needsOfAll, ownersOf, type BatchNeeds } from './needs';
import { Store, touch } from './store';
import type { Refusal } from './refusal';
import type { Changes, State } from './state';

/** What came of a command. */
export interface Outcome {
  /** The booking that the command was about, if it was about one. */
  answer?: Booking | undefined;
  /** Then nothing was changed. */
  refusal?: Refusal;
}

/** More to be written in a command's transaction, by others; it may be called again if that is repeated. */
export type AlsoWrite = (session: mongo.ClientSession) => Promise<void>;

interface Waiting {
  command: Command;
  also: AlsoWrite | undefined;
  /** When it is too late to decide it. */
  deadline: number;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/** What a batch is tried with. */
interface Attempt {
  needs: BatchNeeds;
  session: mongo.ClientSession;
  deadline: number;
  confirms: boolean;
}

/** An answer is due within 2.5 s. */
const PATIENCE_MS = 2400;
const RETRY_AFTER_SECONDS = 1;
const HOUR_MS = 60 * 60 * 1000;
/** All that is read is of one moment, and what is committed outlives a power cut and the loss of a server. */
const TRANSACTION: mongo.TransactionOptions = {
  readPreference: 'primary',
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority', journal: true, wtimeoutMS: PATIENCE_MS },
};
/** More commands would keep their callers waiting for too long. */
const MOST_AT_ONCE = 200;
/** Whoever meets another transaction waits for less than this before the next attempt. */
const MOST_JITTER_MS = 20;
/** How long to wait for another transaction to end. */
const MOST_TURN_MS = 300;
/** No transaction of ours pauses for so long between two of its writes. */
const MOST_IDLE_MS = 1000;
/** For so long after meeting another transaction, owners are written first, too. */
const CONTESTED_MS = 1000;
/** A batch that meets others for longer is decided one by one: only what is in their way has to wait. */
const TOGETHER_MS = 600;
/** Above this, new commands would only wait in vain. */
const MOST_WAITING = 2000;

/**
 * The only writer of bookings, departures, and tours' settings. Commands that arrive while a transaction is
 * under way are the next batch: one transaction loads what they need, they are decided one after the other,
 * and what they change is written. A command that is refused leaves no trace and concerns no other.
 */
@Injectable()
export class Ledger {
  private queue: Waiting[] = [];
  private isBusy = false;
  /** Until then, others are expected to write the same owners. */
  private contestedUntil = 0;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
    private readonly mailServer: MailServerService,
  ) {}

  /**
   * Decides a command, and carries it out unless it is refused.
   *
   * @param also what else the same transaction writes
   * @throws RetryLaterException 503 if it couldn't be decided in time
   */
  carryOut(command: Command, also?: AlsoWrite): Promise<Outcome> {
    if (this.queue.length >= MOST_WAITING) throw tooBusy();
    return new Promise((resolve, reject) => {
      const deadline = performance.now() + PATIENCE_MS;
      this.queue.push({ command, also, deadline, resolve, reject });
      if (this.isBusy) return;
      this.isBusy = true;
      // Whoever else calls in this turn of the event loop comes along.
      setImmediate(() => void this.work());
    });
  }

  /** Whether visitors confirm an address, as rules have it: without mail, nobody could. */
  async confirms(): Promise<boolean> {
    return this.config.confirm && (await this.mailServer.isReliable());
  }

  private async work(): Promise<void> {
    while (this.queue.length > 0) {
      const batch = this.queue.splice(0, MOST_AT_ONCE);
      await this.answer(batch);
    }
    this.isBusy = false;
  }

  /** Gives each of a batch its answer. What one of them has broken is done again for each alone. */
  private async answer(batch: Waiting[]): Promise<void> {
    try {
      const outcomes = await this.commit(batch);
      // First the next batch is sent: then the database works while these are being answered.
      setImmediate(() => {
        batch.forEach(({ resolve, reject }, index) => {
          const outcome = outcomes[index];
          if (!outcome || outcome.refusal?.code === 'too-late-to-decide') reject(tooBusy());
          else resolve(outcome);
        });
      });
    } catch (error) {
      const isOwnFault =
        error instanceof SplitError ||
        (!isDatabaseUnavailable(error) && !(error instanceof RetryLaterException));
      if (batch.length > 1 && isOwnFault) {
        for (const one of batch) await this.answer([one]);
      } else {
        for (const { reject } of batch) reject(error);
      }
    }
  }

  private async commit(batch: Waiting[]): Promise<Outcome[]> {
    const started = performance.now();
    const deadline = Math.max(...batch.map((each) => each.deadline));
    const needs = needsOfAll(batch.map(({ command }) => command));
    const confirms = await this.confirms();
    const session = this.connection.getClient().startSession();
    try {
      for (let attempt = 0; ; attempt++) {
        if (performance.now() > deadline) throw tooBusy();
        if (attempt > 0) await this.waitForTurn(needs);
        try {
          return await this.attempt(batch, { needs, session, deadline, confirms });
        } catch (error) {
          if (!isTransient(error) && !(isDuplicate(error) && attempt === 0)) throw error;
          this.contestedUntil = performance.now() + CONTESTED_MS;
          if (batch.length > 1 && performance.now() - started > TOGETHER_MS) throw new SplitError();
        }
      }
    } finally {
      await session.endSession();
    }
  }

  private async attempt(
    batch: Waiting[],
    { needs, session, deadline, confirms }: Attempt,
  ): Promise<Outcome[]> {
    const store = new Store(this.db, session);
    const now = new Date();
    session.startTransaction(TRANSACTION);
    try {
      await store.touch(needs, performance.now() < this.contestedUntil);
      const rules = this.rulesAt(now, confirms);
      const state = await store.load(needs, rules);
      const outcomes = batch.map((each) => this.decide(each, state, rules));
      for (const [index, { also }] of batch.entries()) {
        if (also && !outcomes[index]?.refusal) await also(session);
      }
      // What is only read counts, too, once it is committed: before, it may be rolled back.
      if (outcomes.some(({ refusal }) => !refusal)) {
        await store.write(state);
        await commitBy(session, deadline);
      } else {
        await session.abortTransaction();
      }
      return outcomes;
    } catch (error) {
      if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
      throw error;
    }
  }

  private decide({ command, deadline }: Waiting, state: State, rules: Rules): Outcome {
    // Its caller has been told to come back.
    if (performance.now() > deadline) return { refusal: { code: 'too-late-to-decide' } };
    const { refusal, ...decision } = decide(command, state, rules);
    if (refusal) return { refusal };
    state.apply(withNetwork(decision.changes ?? {}, command));
    state.apply(settleLines(needsOf(command).departures ?? [], state, rules));
    return { answer: decision.answer };
  }

  /**
   * Waits politely: MongoDB lets a plain write wait for the transaction it meets, where another transaction
   * fails at once. Without this, one of several processes could starve.
   */
  private async waitForTurn(needs: BatchNeeds): Promise<void> {
    await wait(Math.random() * MOST_JITTER_MS);
    const options = { writeConcern: { w: 1 }, maxTimeMS: MOST_TURN_MS } as const;
    try {
      await touch(this.db, 'departures', countEach([...new Set(needs.departures)]), options);
      await touch(this.db, 'owners', countEach(ownersOf(needs)), options);
    } catch (error) {
      // The driver gives lost connections the same class, but no code.
      if (!(error instanceof mongo.MongoServerError) || error.code === undefined) throw error;
      await this.endOrphans();
    }
  }

  /**
   * Ends transactions that no one goes on with: MongoDB would keep what a dead process began for a minute.
   * Whoever is alive after all decides anew.
   */
  private async endOrphans(): Promise<void> {
    const admin = this.connection.getClient().db('admin');
    const idle = { active: false, 'transaction.timeOpenMicros': { $gt: MOST_IDLE_MS * 1000 } };
    const orphans = await admin
      .aggregate<{ lsid: { id: mongo.UUID } }>([
        { $currentOp: { allUsers: false, idleSessions: true } },
        { $match: idle },
      ])
      .toArray();
    if (orphans.length === 0) return;
    await admin.command({ killSessions: orphans.map(({ lsid: { id } }) => ({ id })) });
  }

  private rulesAt(now: Date, confirms: boolean): Rules {
    const { maxParties, guestDays, openListHours } = this.config;
    return {
      now,
      maxParties,
      confirms,
      retention: { guestMs: guestDays * 24 * HOUR_MS, openListMs: openListHours * HOUR_MS },
    };
  }

  private get db(): mongo.Db {
    const { db } = this.connection;
    if (!db) throw tooBusy();
    return db;
  }
}

/** The changes of a command, with the network of the visitor whose call it was in each event. */
function withNetwork(changes: Changes, command: Command): Changes {
  const owner = 'owner' in command ? command.owner : undefined;
  if (typeof owner !== 'object' || !changes.events) return changes;
  const network = owner.calledFrom;
  return { ...changes, events: changes.events.map((event) => ({ ...event, network })) };
}

/** A batch is to be decided one by one. */
class SplitError extends Error {}

/** Commits, again and again as long as nobody knows whether it was committed; not the driver's two minutes. */
async function commitBy(session: mongo.ClientSession, deadline: number): Promise<void> {
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

/** Whether a transaction came to nothing by what another did, or by what passes: it can be tried anew. */
function isTransient(error: unknown): boolean {
  return error instanceof mongo.MongoError && error.hasErrorLabel('TransientTransactionError');
}

/** The answer to a command for which there was no time. */
export function tooBusy(): RetryLaterException {
  return new RetryLaterException(
    HttpStatus.SERVICE_UNAVAILABLE,
    refusal('busy'),
    RETRY_AFTER_SECONDS,
  );
}
