import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { createHash } from 'node:crypto';
import { refusal } from 'shared/refusals';
import type { User } from '../auth/auth.schemas';
import { isLongEnoughForGuide } from '../auth/password-rules';
import { PasswordsService } from '../auth/passwords.service';
import { isTokenOf, userOfToken } from '../auth/mail-token';
import { SessionsService } from '../auth/sessions.service';
import { SignInThrottleService } from '../auth/sign-in-throttle.service';
import { hashOfAddress } from '../bookings/contact';
import { LedgerService } from '../bookings/ledger.service';
import { ownerKey } from '../bookings/owner';
import { CONFIG, hasMail, type Config } from '../config';
import { fieldError, FieldsException } from '../http/problem';
import { MessagesService } from '../mail/messages.service';
import { refuseWeak } from './account.service';
import type { NewPasswordInput } from './password-resets.dto';

const MINUTE_MS = 60 * 1000;
/** For so long a link is good. */
const LASTS_MS = 60 * MINUTE_MS;
/** In so long, an address gets one mail, however often somebody asks. */
const ONE_IN_MS = 5 * MINUTE_MS;

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
    private readonly ledger: LedgerService,
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
    await this.throttle.fail(`reset ${email}`, address, 'too-many-resets');
    const now = Date.now();
    const who = createHash('sha256').update(email.toLowerCase()).digest('base64url');
    await this.messages.queue([
      {
        _id: `reset.${who}.${String(Math.floor(now / ONE_IN_MS))}`,
        kind: 'reset-password',
        to: { name: '', address: email },
        until: new Date(now + LASTS_MS),
      },
    ]);
  }

  /**
   * Sets a new password, ends all sessions and the calendar address, and signs nobody in.
   *
   * @throws FieldsException 400 if the link isn't good anymore, or the password won't do
   * @throws RetryLaterException 503 if too many are signing in just now
   */
  reset({ token, password }: NewPasswordInput): Promise<void> {
    return this.passwords.queue(async () => {
      const id = userOfToken(token, new Date());
      const user = id === undefined ? null : await this.users.findOne({ _id: id }).lean();
      if (!user || !isTokenOf('reset password', token, user, this.config.jwtSecret))
        throw linkIsOver();
      refuseWeak('password', password, user);
      const passwordHash = await this.passwords.hash(password);
      const isLong = isLongEnoughForGuide(password);
      const { matchedCount } = await this.users.updateOne(
        { _id: user._id, passwordHash: user.passwordHash },
        {
          $set: {
            passwordHash,
            // Whoever has the link reads mail there.
            confirmedEmail: user.email,
            ...(isLong && { longPassword: true }),
          },
          $unset: { calendarAddress: 1, ...(!isLong && { longPassword: 1 }) },
        },
      );
      if (matchedCount === 0) throw linkIsOver();
      const owner = ownerKey({ kind: 'user', id: String(user._id) });
      await this.ledger.carryOut({
        ...{ kind: 'noteConfirmed', owner },
        address: hashOfAddress(user.email),
      });
      await this.sessions.endAll(String(user._id));
    });
  }
}

function linkIsOver(): FieldsException {
  return new FieldsException([fieldError('token', 'reset-link-over')]);
}
