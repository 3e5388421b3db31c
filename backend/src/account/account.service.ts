import { randomUUID } from 'node:crypto';
import { HttpStatus, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, UpdateQuery } from 'mongoose';
import { refusal } from 'shared/refusals';
import type { PublicUser } from '../auth/auth.dto';
import type { Session, User } from '../auth/auth.schemas';
import { AuthService } from '../auth/auth.service';
import type { Caller } from '../auth/caller';
import { ConfirmationMail, type MailRequest } from '../auth/confirmation-mail';
import { CredentialsService, wrongPassword } from '../auth/credentials.service';
import {
  GUIDE_PASSWORD_MIN_LENGTH,
  isLongEnoughForGuide,
  matchesName,
} from '../auth/password-rules';
import { PasswordsService } from '../auth/passwords.service';
import { roleOf } from '../auth/roles';
import { sessionEnded } from '../auth/refusals';
import { SessionsService } from '../auth/sessions.service';
import { toProfileRecord } from '../guides/profile/profile.dto';
import { BookingsService } from '../bookings/bookings.service';
import { PaymentQueries } from '../bookings/payment-queries';
import { MessagesService } from '../mail/messages.service';
import { ownerKey } from '../bookings/owner';
import { isDuplicate } from '../database/database-errors';
import { fieldError, FieldsException } from '../http/problem';
import { validUntil, recipientOf } from './account-mail';
import { toExportedBooking } from './exported-booking.dto';
import type {
  AccountData,
  EmailChangeInput,
  PasswordChangeInput,
  SessionRecord,
} from './account.dto';

/** Lets users view and change their own accounts. The `caller` must be a user, not a guest. */
@Injectable()
export class AccountService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    private readonly auth: AuthService,
    private readonly credentials: CredentialsService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly bookings: BookingsService,
    private readonly payments: PaymentQueries,
    private readonly messages: MessagesService,
    private readonly confirmationMail: ConfirmationMail,
  ) {}

  /**
   * Changes the password and ends all other sessions.
   *
   * @throws FieldsException 403 if the password is wrong, 400 if the new password isn't allowed
   * @throws RetryLaterException 429 after too many wrong passwords, 503 if too many people are signing in right now
   */
  changePassword(
    caller: Caller,
    { password, newPassword }: PasswordChangeInput,
    ip: string,
  ): Promise<void> {
    return this.passwords.queue(async () => {
      const user = await this.credentials.confirmPassword(caller.id, password, ip);
      checkNewPassword('newPassword', newPassword, user);
      const passwordHash = await this.passwords.hash(newPassword);
      const isLong = isLongEnoughForGuide(newPassword);
      // Sessions are ended both before and after the change, so that they end even if the process dies in between.
      await this.endOtherSessions(caller);
      await this.updateUser(user, {
        $set: { passwordHash, ...(isLong && { longPassword: true }) },
        ...(!isLong && { $unset: { longPassword: 1 } }),
      });
      await this.endOtherSessions(caller);
    });
  }

  /**
   * Changes the email address and ends all other sessions.
   *
   * @throws FieldsException 403 if the password is wrong, 409 if a different account has the new address
   * @throws RetryLaterException 429 after too many wrong passwords, 503 if too many people are signing in right now
   */
  changeEmail(
    caller: Caller,
    { password, email }: EmailChangeInput,
    request: MailRequest,
  ): Promise<PublicUser> {
    return this.passwords.queue(async () => {
      const user = await this.credentials.confirmPassword(caller.id, password, request.ip);
      await this.updateUser(user, { $set: { email } });
      await this.endOtherSessions(caller);
      await this.notifyOfEmailChange(user, email, request);
      await this.confirmationMail.send(email, request);
      return this.auth.userOf(caller);
    });
  }

  /** Returns the caller's sessions, oldest first. */
  async listSessions({ id, token }: Caller): Promise<SessionRecord[]> {
    const sessions = await this.sessions.findByUser(id);
    return sessions.map((session) => toSessionRecord(session, token.id));
  }

  /** @throws NotFoundException if the caller has no such session */
  async endSession({ id: user }: Caller, id: string): Promise<void> {
    if (await this.sessions.endOne(user, id)) return;
    throw new NotFoundException(refusal('no-session'));
  }

  /** Ends all other sessions, and revokes a guide's calendar address, which works without a session. */
  async endOtherSessions({ id, token }: Caller): Promise<void> {
    await this.sessions.endAll(id, token);
    await this.users.updateOne({ _id: id }, { $unset: { calendarAddress: 1 } });
  }

  /**
   * Returns all stored data about the caller.
   *
   * @throws UnauthorizedException if the account was deleted
   */
  async exportData(caller: Caller): Promise<AccountData> {
    const user = await this.users.findOne({ _id: caller.id }).lean();
    if (!user) throw sessionEnded();
    const { username, email, confirmedEmail, createdAt, calendarAddress, profile } = user;
    const role = roleOf(user);
    const [bookings, sessions] = await Promise.all([
      this.exportBookings(caller),
      this.listSessions(caller),
    ]);
    const account = {
      username,
      email,
      ...(confirmedEmail === email && { emailConfirmed: true as const }),
      createdAt: createdAt.toISOString(),
      ...(role && { guide: true as const, role }),
      ...(profile && { profile: toProfileRecord(profile) }),
      ...(calendarAddress && { calendarAddressSince: calendarAddress.since.toISOString() }),
    };
    return { account, bookings, sessions };
  }

  /** Notifies both addresses, because somebody other than the user may have made the change. */
  private async notifyOfEmailChange(
    user: User,
    email: string,
    request: MailRequest,
  ): Promise<void> {
    const until = validUntil('email-changed');
    const id = `email.${String(user._id)}.${randomUUID()}`;
    // An old address that was never confirmed may be a stranger's. The message to it then leaves out the new address,
    // which could be an advertisement.
    const text = user.confirmedEmail === user.email ? email : '';
    await this.messages.queue([
      { ...recipientOf(user, request), _id: `${id}.old`, kind: 'email-changed', text, until },
      {
        ...recipientOf({ ...user, email }, request),
        _id: `${id}.new`,
        kind: 'email-changed',
        until,
      },
    ]);
  }

  private async exportBookings(caller: Caller): Promise<AccountData['bookings']> {
    const bookingsByList = await this.bookings.export(ownerKey(caller));
    const ids = Object.values(bookingsByList).flatMap((bookings) =>
      bookings.map(({ record }) => record._id),
    );
    const payments = await this.payments.findByParties(ids);
    return Object.fromEntries(
      Object.entries(bookingsByList).map(([list, bookings]) => [
        list,
        bookings.map((each) => toExportedBooking(each, payments.get(each.record._id))),
      ]),
    );
  }

  /**
   * Changes a user who has just confirmed the password.
   *
   * @throws FieldsException 403 if the password has changed since then, 409 if a different account has the address
   */
  private async updateUser({ _id, passwordHash }: User, changes: UpdateQuery<User>): Promise<void> {
    try {
      const filter = { _id, passwordHash };
      const { matchedCount } = await this.users.updateOne(filter, changes);
      if (matchedCount === 0) throw wrongPassword();
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw new FieldsException([fieldError('email', 'email-of-another')], HttpStatus.CONFLICT);
    }
  }
}

/** @throws FieldsException 400 if the password equals the username or email address, or is too short for a guide */
export function checkNewPassword(field: string, newPassword: string, user: User): void {
  if (matchesName(newPassword, [user.username, user.email])) {
    throw new FieldsException([fieldError(field, 'password-is-name')]);
  }
  if (roleOf(user) && !isLongEnoughForGuide(newPassword)) {
    throw new FieldsException([
      fieldError(field, 'guide-password-short', { least: GUIDE_PASSWORD_MIN_LENGTH }),
    ]);
  }
}

function toSessionRecord({ _id, browser, createdAt }: Session, currentId: string): SessionRecord {
  return {
    id: _id,
    browser,
    createdAt: createdAt.toISOString(),
    ...(_id === currentId && { current: true }),
  };
}
