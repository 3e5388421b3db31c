import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { refusal } from 'shared/refusals';
import { accountMail, throwIfRefused } from '../auth/account-mail';
import type { User } from '../auth/auth.schemas';
import { isLongEnoughForGuide } from '../auth/password-rules';
import { PasswordsService } from '../auth/passwords.service';
import { SessionsService } from '../auth/sessions.service';
import { SignInThrottleService } from '../auth/sign-in-throttle.service';
import { CONFIG, hasMail, type Config } from '../config';
import { fieldError, FieldsException } from '../http/problem';
import { MessagesService } from '../mail/messages.service';
import { refuseWeak } from './account.service';
import { MailLinksService } from './mail-links.service';
import type { NewPasswordInput } from './password-resets.dto';

/** Lets users choose a new password who have forgotten theirs. */
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
   * Has a link sent to an account's address. Whether there is such an account is looked up when the mail is
   * written: here, all addresses are the same.
   *
   * @throws ConflictException if the site sends no mail
   * @throws RetryLaterException 429 if that was asked for too often
   */
  async request(email: string, address: string): Promise<void> {
    if (!hasMail(this.config)) throw new ConflictException(refusal('no-mail'));
    await this.throttle.count('resets', email, address);
    throwIfRefused(await this.messages.queue([accountMail('reset-password', email, address)]));
  }

  /**
   * Sets a new password, ends all sessions and the calendar address, and signs nobody in. If it breaks off before
   * the password is set, it can be repeated with the same link.
   *
   * @throws FieldsException 400 if the link isn't good anymore, or the password won't do
   * @throws RetryLaterException 503 if too many are signing in just now
   */
  reset({ token, password }: NewPasswordInput): Promise<void> {
    return this.passwords.queue(async () => {
      const user = await this.links.userOf('reset password', token);
      if (!user) throw linkIsOver();
      refuseWeak('password', password, user);
      const passwordHash = await this.passwords.hash(password);
      const isLong = isLongEnoughForGuide(password);
      // Before the change too, so that no session from before outlives it if the process dies right after it.
      await this.sessions.endAll(String(user._id));
      // The link proves that its owner reads mail there.
      await this.links.noteConfirmed(user);
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
      if (matchedCount === 0) throw linkIsOver();
      // Ends sessions that began in between, with the old password.
      await this.sessions.endAll(String(user._id));
    });
  }
}

function linkIsOver(): FieldsException {
  return new FieldsException([fieldError('token', 'reset-link-over')]);
}
