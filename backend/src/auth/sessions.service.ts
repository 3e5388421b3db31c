import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, mongo } from 'mongoose';
import type { Session } from './auth.schemas';
import type { Token } from './caller';
import { TokensService, type IssuedToken } from './tokens.service';

/**
 * Where users are signed in. A session is known before its token is given out, and ends in this order: its
 * token is revoked, then forgotten. So none is good that can't be found, and ended, here.
 */
@Injectable()
export class SessionsService {
  constructor(
    @InjectModel('Session') private readonly sessions: Model<Session>,
    private readonly tokens: TokensService,
  ) {}

  /** @param browser what it is signed in with, as {@link browserOf} says it */
  async start(user: string, { id, expiresAt }: IssuedToken, browser: string): Promise<void> {
    await this.sessions.insertOne({ _id: id, user, browser, createdAt: new Date(), expiresAt });
  }

  /** A user's sessions, oldest first. */
  of(user: string): Promise<Session[]> {
    // MongoDB may be late to delete what has expired.
    return this.sessions
      .find({ user, expiresAt: { $gt: new Date() } })
      .sort({ createdAt: 1 })
      .lean<Session[]>()
      .exec();
  }

  /** Signs the token's browser out. */
  async end(token: Token): Promise<void> {
    await this.tokens.revoke(token);
    await this.sessions.deleteOne({ _id: token.id });
  }

  /** Ends one session of a user's; false if the user has no such one. */
  async endOne(user: string, id: string): Promise<boolean> {
    const session = await this.sessions.findOne({ _id: id, user }).lean();
    if (session) await this.end({ id, expiresAt: session.expiresAt });
    return session !== null;
  }

  /**
   * Ends all sessions of a user, those that have begun by now. Can be repeated after a failure.
   *
   * @param but the one that stays, if any
   * @param session the transaction to do it in, if any
   */
  async endAll(user: string, but?: Token, session?: mongo.ClientSession): Promise<void> {
    const sessions = (await this.of(user)).filter(({ _id }) => _id !== but?.id);
    const tokens = sessions.map(({ _id, expiresAt }) => ({ id: _id, expiresAt }));
    await this.tokens.revokeAll(tokens, session);
    await this.sessions.deleteMany({ _id: { $in: tokens.map(({ id }) => id) } }, { session });
  }
}
