import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, mongo } from 'mongoose';
import type { Session } from './auth.schemas';
import type { Token } from './caller';
import { TokensService, type IssuedToken } from './tokens.service';

/**
 * Stores users' sessions. A session is stored before its token is sent, and deleted after its token is revoked, so
 * every valid token of a user has a session that can be found and ended.
 */
@Injectable()
export class SessionsService {
  constructor(
    @InjectModel('Session') private readonly sessions: Model<Session>,
    private readonly tokens: TokensService,
  ) {}

  /** @param browser the browser's description, made by {@link describeBrowser} */
  async start(userId: string, { id, expiresAt }: IssuedToken, browser: string): Promise<void> {
    const createdAt = new Date();
    await this.sessions.insertOne({ _id: id, user: userId, browser, createdAt, expiresAt });
  }

  /** Returns a user's sessions, oldest first. */
  findByUser(userId: string): Promise<Session[]> {
    // Filters out expired sessions, because MongoDB deletes them with a delay.
    return this.sessions
      .find({ user: userId, expiresAt: { $gt: new Date() } })
      .sort({ createdAt: 1 })
      .lean<Session[]>()
      .exec();
  }

  /** Ends the session with this token. */
  async end(token: Token): Promise<void> {
    await this.tokens.revoke(token);
    await this.sessions.deleteOne({ _id: token.id });
  }

  /** Ends one of a user's sessions. Returns false if the user has no session with this id. */
  async endOne(userId: string, id: string): Promise<boolean> {
    const session = await this.sessions.findOne({ _id: id, user: userId }).lean();
    if (session) await this.end({ id, expiresAt: session.expiresAt });
    return session !== null;
  }

  /**
   * Ends all current sessions of a user. Safe to repeat after a failure.
   *
   * @param except the token whose session isn't ended
   * @param session the database session of a transaction
   */
  async endAll(userId: string, except?: Token, session?: mongo.ClientSession): Promise<void> {
    const sessions = (await this.findByUser(userId)).filter(({ _id }) => _id !== except?.id);
    const tokens = sessions.map(({ _id, expiresAt }) => ({ id: _id, expiresAt }));
    await this.tokens.revokeAll(tokens, session);
    await this.sessions.deleteMany({ _id: { $in: tokens.map(({ id }) => id) } }, { session });
  }
}
