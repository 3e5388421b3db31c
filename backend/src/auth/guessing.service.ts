import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { createHash } from 'node:crypto';
import { LaterException } from '../http/problem';
import type { FailedSignIns } from './auth.schemas';
import { networkOf } from './network';

const WINDOW_MS = 15 * 60 * 1000;
const MAX_PER_ACCOUNT_AND_ADDRESS = 10;
const MAX_PER_ADDRESS = 50;

/** Counts failed sign-ins where all replicas see them, and stops whoever is guessing. */
@Injectable()
export class GuessingService {
  constructor(@InjectModel('FailedSignIns') private readonly failures: Model<FailedSignIns>) {}

  /**
   * To be called before a password is looked at.
   *
   * @param account what the sign-in is for: a user's id, or the name as typed where there is no user
   * @throws LaterException 429 if this account or address has failed too often
   */
  async check(account: string, address: string): Promise<void> {
    const limits = limitsFor(account, address);
    const counts = await this.failures
      .find({ _id: { $in: [...limits.keys()] }, expiresAt: { $gt: new Date() } })
      .lean();
    refuse(counts.filter(({ _id, count }) => count >= (limits.get(_id) ?? Infinity)));
  }

  /**
   * Counts one failure.
   *
   * @throws LaterException 429 if it is one too many: of attempts that race, no more than the limit learn
   * that they were wrong
   */
  async fail(account: string, address: string): Promise<void> {
    const limits = limitsFor(account, address);
    const counts = await Promise.all([...limits.keys()].map((key) => this.increment(key)));
    refuse(counts.filter(({ _id, count }) => count > (limits.get(_id) ?? Infinity)));
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

function limitsFor(account: string, address: string): Map<string, number> {
  const network = networkOf(address);
  // Hashed: a name that somebody typed by mistake may be a password.
  const who = createHash('sha256').update(account.toLowerCase()).digest('base64url');
  return new Map([
    [`account ${who} ${network}`, MAX_PER_ACCOUNT_AND_ADDRESS],
    [`address ${network}`, MAX_PER_ADDRESS],
  ]);
}

function refuse(exceeded: FailedSignIns[]): void {
  if (exceeded.length === 0) return;
  const until = Math.max(...exceeded.map(({ expiresAt }) => expiresAt.getTime()));
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  throw new LaterException(
    HttpStatus.TOO_MANY_REQUESTS,
    `Too many failed attempts to sign in. Please try again in ${minutes === 1 ? 'a minute' : `${String(minutes)} minutes`}.`,
    seconds,
  );
}
