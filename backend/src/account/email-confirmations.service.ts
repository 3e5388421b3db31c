import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { refusal } from 'shared/refusals';
import { accountMail, throwIfRefused } from '../auth/account-mail';
import type { User } from '../auth/auth.schemas';
import type { Caller } from '../auth/caller';
import { sessionEnded } from '../auth/refusals';
import { CONFIG, hasMail, type Config } from '../config';
import { fieldError, FieldsException } from '../http/problem';
import { MessagesService } from '../mail/messages.service';
import { MailLinksService } from './mail-links.service';
import type { EmailState } from './email-confirmations.dto';

/** Lets users confirm that they read mail at their address. */
@Injectable()
export class EmailConfirmationsService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly messages: MessagesService,
    private readonly links: MailLinksService,
  ) {}

  /** @throws UnauthorizedException if the account is gone */
  async state(caller: Caller): Promise<EmailState> {
    const { email, confirmedEmail } = await this.user(caller);
    return { email, confirmed: confirmedEmail === email, canBeMailed: hasMail(this.config) };
  }

  /**
   * Has a link sent to the account's address; not more than one in some minutes.
   *
   * @param ip where the call comes from
   * @throws ConflictException if the site sends no mail
   * @throws RetryLaterException 429 if the address or the network has had too many mails
   * @throws UnauthorizedException if the account is gone
   */
  async request(caller: Caller, ip: string): Promise<void> {
    if (!hasMail(this.config)) throw new ConflictException(refusal('no-mail'));
    const { email } = await this.user(caller);
    throwIfRefused(await this.messages.queue([accountMail('confirm-address', email, ip)]));
  }

  /**
   * Confirms an address by such a link. Safe to repeat.
   *
   * @throws FieldsException 400 if the link isn't good anymore
   */
  async confirm(token: string): Promise<void> {
    const user = await this.links.userOf('confirm email', token);
    if (!user) throw new FieldsException([fieldError('token', 'confirm-link-over')]);
    await this.links.noteConfirmed(user);
    const { _id, email } = user;
    await this.users.updateOne({ _id, email }, { $set: { confirmedEmail: email } });
  }

  private async user({ id }: Caller): Promise<User> {
    const user = await this.users.findOne({ _id: id }).lean();
    if (!user) throw sessionEnded();
    return user;
  }
}
