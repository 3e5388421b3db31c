import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { createHash } from 'node:crypto';
import { refusal } from 'shared/refusals';
import { RetryLaterException } from '../http/problem';
import type { AttemptCounter } from './auth.schemas';
import { networkOf } from './network';

const WINDOW_MS = 15 * 60 * 1000;
const MAX_PER_NAME_AND_NETWORK = 10;
const MAX_PER_NETWORK = 50;
/** Each kind of attempt has its own counters. */
type AttemptKind = 'sign-ins' | 'resets';

/** Limits failed sign-ins and reset requests, with counters that all replicas share. */
@Injectable()
export class SignInThrottleService {
  constructor(@InjectModel('AttemptCounter') private readonly counters: Model<AttemptCounter>) {}

  /**
   * Refuses a sign-in after too many failures. Must be called before the password is checked.
   *
   * @param name the name as typed. A username and an email address have separate limits, because a shared limit would
   *   reveal that they belong to the same account
   * @throws RetryLaterException 429 after too many failures with this name or from this network
   */
  async checkSignIns(name: string, ip: string): Promise<void> {
    const limits = limitsFor('sign-ins', name, ip);
    const counters = await this.counters
      .find({ _id: { $in: [...limits.keys()] }, expiresAt: { $gt: new Date() } })
      .lean();
    const fullCounters = counters.filter(
      ({ _id, count }) => count >= (limits.get(_id) ?? Infinity),
    );
    refuseIfAnyFull('sign-ins', fullCounters);
  }

  /**
   * Counts a failure or a reset request.
   *
   * @throws RetryLaterException 429 if this exceeds the limit, since simultaneous sign-ins can all pass
   *   {@link checkSignIns}
   */
  async countAttempt(kind: AttemptKind, name: string, ip: string): Promise<void> {
    const limits = limitsFor(kind, name, ip);
    const counters = await Promise.all([...limits.keys()].map((key) => this.increment(key)));
    const overfullCounters = counters.filter(
      ({ _id, count }) => count > (limits.get(_id) ?? Infinity),
    );
    refuseIfAnyFull(kind, overfullCounters);
  }

  private increment(key: string): Promise<AttemptCounter> {
    const now = new Date();
    // MongoDB deletes expired documents up to a minute late, so an expired window is restarted here.
    const isRunning = { $gt: ['$expiresAt', now] };
    return this.counters
      .findOneAndUpdate(
        { _id: key },
        [
          {
            $set: {
              count: { $cond: [isRunning, { $add: ['$count', 1] }, 1] },
              expiresAt: { $cond: [isRunning, '$expiresAt', new Date(now.getTime() + WINDOW_MS)] },
            },
          },
        ],
        { upsert: true, returnDocument: 'after', updatePipeline: true },
      )
      .lean<AttemptCounter>()
      .orFail();
  }
}

/** Returns the limits for a kind of attempt, keyed by the counter's id. */
function limitsFor(kind: AttemptKind, name: string, ip: string): Map<string, number> {
  const network = networkOf(ip);
  // Hashed, because users sometimes type their password into the name field.
  const hashedName = createHash('sha256').update(name.toLowerCase()).digest('base64url');
  return new Map([
    [`${kind} name ${hashedName} ${network}`, MAX_PER_NAME_AND_NETWORK],
    [`${kind} network ${network}`, MAX_PER_NETWORK],
  ]);
}

function refuseIfAnyFull(kind: AttemptKind, fullCounters: AttemptCounter[]): void {
  if (fullCounters.length === 0) return;
  const retryAtMs = Math.max(...fullCounters.map(({ expiresAt }) => expiresAt.getTime()));
  const seconds = Math.max(1, Math.ceil((retryAtMs - Date.now()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const tooManyRefusal = refusal(`too-many-${kind}`, { minutes });
  throw new RetryLaterException(HttpStatus.TOO_MANY_REQUESTS, tooManyRefusal, seconds);
}
