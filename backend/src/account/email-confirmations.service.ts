import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { refusal } from 'shared/refusals';
import type { User } from '../auth/auth.schemas';
import type { Caller } from '../auth/caller';
import type { MailRequest } from '../auth/confirmation-mail';
import { sessionEnded } from '../auth/refusals';
import { CONFIG, hasMail, type Config } from '../config';
import { fieldError, FieldsException } from '../http/problem';
import { MessagesService } from '../mail/messages.service';
import { createAccountMessage, throwIfRefused } from './account-mail';
import { MailLinksService } from './mail-links.service';
import type { EmailState } from './email-confirmations.dto';

/** Lets users confirm their email address. */
@Injectable()
export class EmailConfirmationsService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly messages: MessagesService,
    private readonly links: MailLinksService,
  ) {}

  /** @throws UnauthorizedException if the account was deleted */
  async getState(caller: Caller): Promise<EmailState> {
    const { email, confirmedEmail } = await this.requireUser(caller);
    return { email, confirmed: confirmedEmail === email, canBeMailed: hasMail(this.config) };
  }

  /**
   * Sends a link to the account's email address, at most one every few minutes.
   *
   * @throws ConflictException if the site sends no mail
   * @throws RetryLaterException 429 if too many emails were sent to this address or requested from this network
   * @throws UnauthorizedException if the account was deleted
   */
  async request(caller: Caller, request: MailRequest): Promise<void> {
    if (!hasMail(this.config)) throw new ConflictException(refusal('no-mail'));
    const { email } = await this.requireUser(caller);
    const message = createAccountMessage('confirm-address', email, request);
    throwIfRefused(await this.messages.queue([message]));
  }

  /**
   * Confirms an email address with the token of a link. Safe to repeat.
   *
   * @throws FieldsException 400 if the link is no longer valid
   */
  async confirm(token: string): Promise<void> {
    const user = await this.links.findUser('confirm email', token);
    if (!user) throw new FieldsException([fieldError('token', 'confirm-link-over')]);
    await this.links.recordConfirmedEmailForBookings(user);
    const { _id, email } = user;
    await this.users.updateOne({ _id, email }, { $set: { confirmedEmail: email } });
  }

  private async requireUser({ id }: Caller): Promise<User> {
    const user = await this.users.findOne({ _id: id }).lean();
    if (!user) throw sessionEnded();
    return user;
  }
}
