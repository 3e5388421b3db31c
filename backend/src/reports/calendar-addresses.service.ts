import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { createHash, randomBytes } from 'node:crypto';
import type { User } from '../auth/auth.schemas';
import { CredentialsService, wrongPassword } from '../auth/credentials.service';
import { PasswordsService } from '../auth/passwords.service';
import type { NewCalendarAddress, CalendarAddressState } from './reports.dto';

const SECRET_BYTES = 32;
const FILE_NAME = /^([\w-]{43})\.ics$/;

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
      // A change of the password revokes the address. If the password was changed after the check above, this stores no
      // new address.
      const { matchedCount } = await this.users.updateOne(
        { _id, passwordHash },
        { $set: { calendarAddress: { hash: hashSecret(secret), since } } },
      );
      if (matchedCount === 0) throw wrongPassword();
      return { path: `/api/calendar/feed/${secret}.ics`, since: since.toISOString() };
    });
  }

  async revoke(userId: string): Promise<void> {
    await this.users.updateOne({ _id: userId }, { $unset: { calendarAddress: 1 } });
  }

  /** Returns whether a file name contains the current secret of a guide's calendar address. */
  async isValid(file: string): Promise<boolean> {
    const secret = FILE_NAME.exec(file)?.[1];
    if (secret === undefined) return false;
    // Compares hashes, so that the response time reveals nothing about the secret.
    const found = await this.users
      .findOne({ 'calendarAddress.hash': hashSecret(secret), guide: true }, { _id: 1 })
      .lean();
    return found !== null;
  }
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
