import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types, UpdateQuery } from 'mongoose';
import { createHash, randomBytes } from 'node:crypto';
import type { CalendarAddress, User } from '../auth/auth.schemas';
import { CredentialsService, wrongPassword } from '../auth/credentials.service';
import { PasswordsService } from '../auth/passwords.service';
import { HistoryService } from '../history/history.service';
import type { NewCalendarAddress, CalendarAddressState } from './reports.dto';

const SECRET_BYTES = 32;
const FILE_NAME_PATTERN = /^([\w-]{43})\.ics$/;

/**
 * Manages the secret addresses of guides' calendars, one for each guide. The account stores the address's hash, and
 * ending the guide's other sessions revokes the address.
 */
@Injectable()
export class CalendarAddressesService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    private readonly credentials: CredentialsService,
    private readonly passwords: PasswordsService,
    private readonly history: HistoryService,
  ) {}

  async getState(userId: string): Promise<CalendarAddressState> {
    const user = await this.users.findById(userId, { calendarAddress: 1 }).lean();
    return { since: user?.calendarAddress?.since.toISOString() ?? null };
  }

  /**
   * Creates a new address and revokes the previous one.
   *
   * @throws FieldsException 403 if the password is wrong
   * @throws RetryLaterException 429 after too many wrong passwords, 503 if too many people are signing in right now
   */
  renew(userId: string, password: string, ip: string): Promise<NewCalendarAddress> {
    return this.passwords.queue(async () => {
      const { _id, passwordHash } = await this.credentials.confirmPassword(userId, password, ip);
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const since = new Date();
      // Changing the password revokes the address. If the password was changed after the check above, the hash in the
      // filter keeps this call from storing a new address.
      const calendarAddress = { hash: hashSecret(secret), since };
      const isStored = await this.update(
        { _id, passwordHash },
        { $set: { calendarAddress } },
        calendarAddress,
      );
      if (!isStored) throw wrongPassword();
      return { path: `/api/calendar/feed/${secret}.ics`, since: since.toISOString() };
    });
  }

  async revoke(userId: string): Promise<void> {
    await this.update({ _id: userId }, { $unset: { calendarAddress: 1 } }, undefined);
  }

  /** Updates an account's address and records the change. Returns false if no user matches the filter. */
  private update(
    filter: { _id: Types.ObjectId | string; passwordHash?: string },
    updateQuery: UpdateQuery<User>,
    address: CalendarAddress | undefined,
  ): Promise<boolean> {
    return this.history.transaction(async (session) => {
      const user = await this.users
        .findOneAndUpdate(filter, updateQuery, { session })
        .select({ calendarAddress: 1 })
        .lean<Pick<User, '_id' | 'calendarAddress'>>();
      if (!user) return false;
      const { calendarAddress } = user;
      await this.history.record(
        {
          kind: 'calendar-address',
          subject: String(user._id),
          before: calendarAddress && { address: calendarAddress.hash },
          after: address && { address: address.hash },
        },
        session,
      );
      return true;
    });
  }

  /** Returns whether a file name contains the current secret of an owner's calendar address. */
  async isValid(file: string): Promise<boolean> {
    const secret = FILE_NAME_PATTERN.exec(file)?.[1];
    if (secret === undefined) return false;
    // Compares hashes, so that the response time reveals nothing about the secret.
    const owner = await this.users
      .findOne({ 'calendarAddress.hash': hashSecret(secret), guide: true }, { _id: 1 })
      .lean();
    return owner !== null;
  }
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
