import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { createHash } from 'node:crypto';
import { refusal } from 'shared/refusals';
import { RetryLaterException } from '../http/problem';
import type { FailedSignIns } from './auth.schemas';
import { networkOf } from './network';

const WINDOW_MS = 15 * 60 * 1000;
const MAX_PER_NAME_AND_ADDRESS = 10;
const MAX_PER_ADDRESS = 50;
/** The kinds of attempts, each with counters of its own. */
type Attempt = 'sign-ins' | 'resets';

/** Counts failed sign-ins and requests for resets where all replicas see them, and stops guessing. */
@Injectable()
export class SignInThrottleService {
  constructor(@InjectModel('FailedSignIns') private readonly failures: Model<FailedSignIns>) {}

  /**
   * To be called before a password is looked at.
   *
   * @param name what the password is for. Where somebody signs in, the name as it was typed, and never what
   * it was found to be: else the limit would tell that a username and an email belong together
   * @throws RetryLaterException 429 if this name or address has failed too often
   */
  async check(name: string, address: string): Promise<void> {
    const limits = limitsFor('sign-ins', name, address);
    const counts = await this.failures
      .find({ _id: { $in: [...limits.keys()] }, expiresAt: { $gt: new Date() } })
      .lean();
    const exceeded = counts.filter(({ _id, count }) => count >= (limits.get(_id) ?? Infinity));
    refuse('sign-ins', exceeded);
  }

  /**
   * Counts one failure, or one request for a reset.
   *
   * @throws RetryLaterException 429 if it is one too many: of attempts that race, no more than the limit learn
   * that they were wrong
   */
  async count(attempt: Attempt, name: string, address: string): Promise<void> {
    const limits = limitsFor(attempt, name, address);
    const counts = await Promise.all([...limits.keys()].map((key) => this.increment(key)));
    refuse(
      attempt,
      counts.filter(({ _id, count }) => count > (limits.get(_id) ?? Infinity)),
    );
  }

  private increment(key: string): Promise<FailedSignIns> {
    const now = new Date();
    // MongoDB deletes what has expired up to a minute late: until then the window starts anew here.
    const running = { $gt: ['$expiresAt', now] };
    return this.failures
      .findOneAndUpdate(
        { _id: key },
        [
          {
            $set: {
              count: { $cond: [running, { $add: ['$count', 1] }, 1] },
              expiresAt: { $cond: [running, '$expiresAt', new Date(now.getTime() + WINDOW_MS)] },
            },
          },
        ],
        { upsert: true, returnDocument: 'after', updatePipeline: true },
      )
      .lean<FailedSignIns>()
      .orFail();
  }
}

function limitsFor(attempt: Attempt, name: string, address: string): Map<string, number> {
  const network = networkOf(address);
  // Hashed: a name that somebody typed by mistake may be a password.
  const who = createHash('sha256').update(name.toLowerCase()).digest('base64url');
  return new Map([
    [`${attempt} name ${who} ${network}`, MAX_PER_NAME_AND_ADDRESS],
    [`${attempt} address ${network}`, MAX_PER_ADDRESS],
  ]);
}

function refuse(attempt: Attempt, exceeded: FailedSignIns[]): void {
  if (exceeded.length === 0) return;
  const until = Math.max(...exceeded.map(({ expiresAt }) => expiresAt.getTime()));
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const sentence = refusal(`too-many-${attempt}`, { minutes });
  throw new RetryLaterException(HttpStatus.TOO_MANY_REQUESTS, sentence, seconds);
}
