import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, mongo } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { ownerKey } from '../bookings/owner';
import { BookingQueries } from '../bookings/queries';
import { CONFIG, type Config } from '../config';
import { BatchLoader } from '../database/batch-loader';
import { SettingsService } from '../settings/settings.service';
import type { RevokedToken } from './auth.schemas';
import type { Caller, Token } from './caller';

const SECONDS_PER_DAY = 24 * 60 * 60;

/** A token's payload, besides the issuer. */
export interface TokenPayload {
  sub: string;
  /** Keeps a guest's token from being used as a user's. */
  aud: Caller['kind'];
  jti: string;
  /** Seconds since 1970. */
  exp: number;
}

export interface IssuedToken extends Token {
  token: string;
  maxAgeSeconds: number;
}

/** Issues and revokes tokens. A revocation takes effect on all replicas immediately. */
@Injectable()
export class TokensService {
  /** Batches lookups of revoked tokens, because every call with a token makes one. */
  private readonly revocations = new BatchLoader((ids: string[]) => this.findRevoked(ids));

  constructor(
    private readonly jwt: JwtService,
    @InjectModel('RevokedToken') private readonly revokedTokens: Model<RevokedToken>,
    private readonly bookings: BookingQueries,
    private readonly settings: SettingsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async issue(kind: Caller['kind'], id: string): Promise<IssuedToken> {
    const maxAgeSeconds = await this.loadLifetimeSeconds(kind);
    const issuedAt = Math.floor(Date.now() / 1000);
    const jwtid = randomUUID();
    const token = await this.jwt.signAsync(
      { iat: issuedAt },
      { subject: id, audience: kind, jwtid, expiresIn: maxAgeSeconds },
    );
    const expiresAt = new Date((issuedAt + maxAgeSeconds) * 1000);
    return { id: jwtid, token, maxAgeSeconds, expiresAt };
  }

  /** Whether a guest's token has passed half of its lifetime. */
  async shouldRenew({ expiresAt }: Token): Promise<boolean> {
    const lifetimeSeconds = await this.loadLifetimeSeconds('guest');
    return expiresAt.getTime() - Date.now() < (lifetimeSeconds * 1000) / 2;
  }

  async revoke({ id, expiresAt }: Token): Promise<void> {
    await this.revokedTokens.updateOne({ _id: id }, { $set: { expiresAt } }, { upsert: true });
  }

  async revokeAll(tokens: Token[], session?: mongo.ClientSession): Promise<void> {
    if (tokens.length === 0) return;
    await this.revokedTokens.bulkWrite(
      tokens.map(({ id, expiresAt }) => ({
        updateOne: { filter: { _id: id }, update: { $set: { expiresAt } }, upsert: true },
      })),
      { ordered: false, ...(session && { session }) },
    );
  }

  /** Whether a token was revoked, or belongs to a guest whose bookings were moved into an account. */
  async isRevoked({ kind, id, token }: Caller): Promise<boolean> {
    const [isRevoked, isMerged] = await Promise.all([
      this.revocations.get(token.id),
      kind === 'guest' && this.bookings.isMerged(ownerKey({ kind, id })),
    ]);
    return isRevoked === true || isMerged;
  }

  private async findRevoked(ids: string[]): Promise<Map<string, true>> {
    const revoked = await this.revokedTokens.find({ _id: { $in: ids } }, { _id: 1 }).lean();
    return new Map(revoked.map(({ _id }) => [_id, true]));
  }

  private async loadLifetimeSeconds(kind: Caller['kind']): Promise<number> {
    const days = kind === 'user' ? this.config.sessionDays : (await this.settings.get()).guestDays;
    return days * SECONDS_PER_DAY;
  }
}
