import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { refusal } from 'shared/refusals';
import type { User } from '../auth/auth.schemas';
import type { MailRequest } from '../auth/confirmation-mail';
import { isLongEnoughForGuide } from '../auth/password-rules';
import { PasswordsService } from '../auth/passwords.service';
import { SessionsService } from '../auth/sessions.service';
import { SignInThrottleService } from '../auth/sign-in-throttle.service';
import { CONFIG, hasMail, type Config } from '../config';
import { fieldError, FieldsException } from '../http/problem';
import { MessagesService } from '../mail/messages.service';
import { createAccountMessage, throwIfRefused } from './account-mail';
import { checkNewPassword } from './account.service';
import { MailLinksService } from './mail-links.service';
import type { NewPasswordInput } from './password-resets.dto';

/** Lets users who have forgotten their password choose a new one. */
@Injectable()
export class PasswordResetsService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly throttle: SignInThrottleService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly messages: MessagesService,
    private readonly links: MailLinksService,
  ) {}

  /**
   * Sends a link to an account's email address. The account is looked up later, when the message is composed, so this
   * call behaves the same for every email address.
   *
   * @throws ConflictException if the site sends no mail
   * @throws RetryLaterException 429 after too many requests
   */
  async request(email: string, request: MailRequest): Promise<void> {
    if (!hasMail(this.config)) throw new ConflictException(refusal('no-mail'));
    await this.throttle.countAttempt('resets', email, request.ip);
    const message = createAccountMessage('reset-password', email, request);
    throwIfRefused(await this.messages.queue([message]));
  }

  /**
   * Sets a new password, ends all sessions, and revokes the calendar address. Doesn't sign the caller in. If the call
   * fails before the password is set, it can be repeated with the same link.
   *
   * @throws FieldsException 400 if the link is no longer valid, or the password isn't allowed
   * @throws RetryLaterException 503 if too many people are signing in right now
   */
  reset({ token, password }: NewPasswordInput): Promise<void> {
    return this.passwords.queue(async () => {
      const user = await this.links.findUser('reset password', token);
      if (!user) throw expiredLinkError();
      checkNewPassword('password', password, user);
      const passwordHash = await this.passwords.hash(password);
      const isLong = isLongEnoughForGuide(password);
      // Sessions are ended both before and after the change, so that they end even if the process dies in between.
      await this.sessions.endAll(String(user._id));
      // The link was sent to the account's email address, so using it confirms the address.
      await this.links.recordConfirmedEmailForBookings(user);
      const { matchedCount } = await this.users.updateOne(
        { _id: user._id, passwordHash: user.passwordHash },
        {
          $set: {
            passwordHash,
            confirmedEmail: user.email,
            ...(isLong && { longPassword: true }),
          },
          $unset: { calendarAddress: 1, ...(!isLong && { longPassword: 1 }) },
        },
      );
      if (matchedCount === 0) throw expiredLinkError();
      // Ends sessions that were started with the old password during the change.
      await this.sessions.endAll(String(user._id));
    });
  }
}

function expiredLinkError(): FieldsException {
  return new FieldsException([fieldError('token', 'reset-link-over')]);
}
