import { randomUUID } from 'node:crypto';
import { HttpStatus, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, UpdateQuery } from 'mongoose';
import { refusal } from 'shared/refusals';
import type { PublicUser } from '../auth/auth.dto';
import type { Session, User } from '../auth/auth.schemas';
import { AuthService } from '../auth/auth.service';
import type { Caller } from '../auth/caller';
import { CredentialsService, notYours } from '../auth/credentials.service';
import {
  GUIDE_PASSWORD_MIN,
  isLongEnoughForGuide,
  isNameForPassword,
} from '../auth/password-rules';
import { PasswordsService } from '../auth/passwords.service';
import { sessionEnded } from '../auth/refusals';
import { SessionsService } from '../auth/sessions.service';
import { accountMail, toUser } from '../auth/account-mail';
import { CONFIG, hasMail, type Config } from '../config';
import { BookingsService } from '../bookings/bookings.service';
import { MessagesService } from '../mail/messages.service';
import { ownerKey } from '../bookings/owner';
import { isDuplicate } from '../database/database-errors';
import { fieldError, FieldsException } from '../http/problem';
import { toExport } from './exported-booking.dto';
import type {
  AccountData,
  EmailChangeInput,
  PasswordChangeInput,
  SessionRecord,
} from './account.dto';

/** Later, it's no news. */
const TOLD_WITHIN_MS = 24 * 60 * 60 * 1000;

/** What users see and change of their own accounts. Every caller here is a user. */
@Injectable()
export class AccountService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    private readonly auth: AuthService,
    private readonly credentials: CredentialsService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly bookings: BookingsService,
    private readonly messages: MessagesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Changes the password and ends all other sessions.
   *
   * @throws FieldsException 403 if the password is wrong, 400 if the new one will not do
   * @throws RetryLaterException 429 after too many wrong ones, 503 if too many are signing in just now
   */
  changePassword(
    caller: Caller,
    { password, newPassword }: PasswordChangeInput,
    address: string,
  ): Promise<void> {
    return this.passwords.queue(async () => {
      const user = await this.credentials.confirm(caller.id, password, address);
      refuseWeak('newPassword', newPassword, user);
      const passwordHash = await this.passwords.hash(newPassword);
      const isLong = isLongEnoughForGuide(newPassword);
      // Before, too: if the process dies after the change, no old session is left.
      await this.endOtherSessions(caller);
      await this.change(user, {
        $set: { passwordHash, ...(isLong && { longPassword: true }) },
        ...(!isLong && { $unset: { longPassword: 1 } }),
      });
      await this.endOtherSessions(caller);
    });
  }

  /**
   * Changes the email and ends all other sessions.
   *
   * @throws FieldsException 403 if the password is wrong, 409 if the email is another account's
   * @throws RetryLaterException 429 after too many wrong ones, 503 if too many are signing in just now
   */
  changeEmail(
    caller: Caller,
    { password, email }: EmailChangeInput,
    address: string,
  ): Promise<PublicUser> {
    return this.passwords.queue(async () => {
      const user = await this.credentials.confirm(caller.id, password, address);
      await this.change(user, { $set: { email } });
      await this.endOtherSessions(caller);
      await this.tellOfEmail(user, email, address);
      if (hasMail(this.config)) {
        await this.messages.queue([accountMail('confirm-address', email, address)]);
      }
      return this.auth.userOf(caller);
    });
  }

  /** Where the caller is signed in, the oldest first. */
  async listSessions({ id, token }: Caller): Promise<SessionRecord[]> {
    return (await this.sessions.of(id)).map((session) => toRecord(session, token.id));
  }

  /** @throws NotFoundException if the caller has no such session */
  async endSession({ id: user }: Caller, id: string): Promise<void> {
    if (await this.sessions.endOne(user, id)) return;
    throw new NotFoundException(refusal('no-session'));
  }

  /** Ends a guide's calendar address, too: whoever has it reads on without a session. */
  async endOtherSessions({ id, token }: Caller): Promise<void> {
    await this.sessions.endAll(id, token);
    await this.users.updateOne({ _id: id }, { $unset: { calendarAddress: 1 } });
  }

  /** @throws UnauthorizedException if the account is gone */
  async data(caller: Caller): Promise<AccountData> {
    const user = await this.users.findOne({ _id: caller.id }).lean();
    if (!user) throw sessionEnded();
    const { username, email, confirmedEmail, createdAt, guide, calendarAddress } = user;
    const [bookings, sessions] = await Promise.all([
      this.exportBookings(caller),
      this.listSessions(caller),
    ]);
    const account = {
      username,
      email,
      ...(confirmedEmail === email && { emailConfirmed: true as const }),
      createdAt: createdAt.toISOString(),
      ...(guide && { guide }),
      ...(calendarAddress && { calendarAddressSince: calendarAddress.since.toISOString() }),
    };
    return { account, bookings, sessions };
  }

  /** Tells both addresses: whoever changed it need not be who it belongs to. */
  private async tellOfEmail(user: User, email: string, ip: string): Promise<void> {
    const until = new Date(Date.now() + TOLD_WITHIN_MS);
    const id = `email.${String(user._id)}.${randomUUID()}`;
    // To an address that may be a stranger's, the new one could be an advertisement.
    const text = user.confirmedEmail === user.email ? email : '';
    await this.messages.queue([
      { ...toUser(user, ip), _id: `${id}.old`, kind: 'email-changed', text, until },
      { ...toUser({ ...user, email }, ip), _id: `${id}.new`, kind: 'email-changed', until },
    ]);
  }

  private async exportBookings(caller: Caller): Promise<AccountData['bookings']> {
    const lists = await this.bookings.export(ownerKey(caller));
    return Object.fromEntries(
      Object.entries(lists).map(([name, bookings]) => [name, bookings.map(toExport)]),
    );
  }

  /** Changes a user whose password is still the one that was confirmed. */
  private async change({ _id, passwordHash }: User, update: UpdateQuery<User>): Promise<void> {
    try {
      const which = { _id, passwordHash };
      const { matchedCount } = await this.users.updateOne(which, update);
      if (matchedCount === 0) throw notYours();
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw new FieldsException([fieldError('email', 'email-of-another')], HttpStatus.CONFLICT);
    }
  }
}

/** @throws FieldsException 400 for a password that this user, of all, can't have */
export function refuseWeak(
  field: string,
  newPassword: string,
  { username, email, guide }: User,
): void {
  if (isNameForPassword(newPassword, [username, email])) {
    throw new FieldsException([fieldError(field, 'password-is-name')]);
  }
  if (guide && !isLongEnoughForGuide(newPassword)) {
    const least = GUIDE_PASSWORD_MIN;
    throw new FieldsException([fieldError(field, 'guide-password-short', { least })]);
  }
}

function toRecord({ _id, browser, createdAt }: Session, current: string): SessionRecord {
  return {
    id: _id,
    browser,
    createdAt: createdAt.toISOString(),
    ...(_id === current && { current: true }),
  };
}
