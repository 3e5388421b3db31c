import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { refusal } from 'shared/refusals';
import type { User } from '../auth/auth.schemas';
import type { Caller } from '../auth/caller';
import { confirmationMail } from '../auth/confirmation-mail';
import { isTokenOf, userOfToken } from '../auth/mail-token';
import { sessionEnded } from '../auth/refusals';
import { hashOfAddress } from '../bookings/contact';
import { LedgerService } from '../bookings/ledger.service';
import { ownerKey } from '../bookings/owner';
import { CONFIG, hasMail, type Config } from '../config';
import { fieldError, FieldsException } from '../http/problem';
import { MessagesService } from '../mail/messages.service';
import type { EmailState } from './email-confirmations.dto';

/** Lets users confirm that they read mail at their address. */
@Injectable()
export class EmailConfirmationsService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly messages: MessagesService,
    private readonly ledger: LedgerService,
  ) {}

  /** @throws UnauthorizedException if the account is gone */
  async state(caller: Caller): Promise<EmailState> {
    const { email, confirmedEmail } = await this.user(caller);
    return { email, confirmed: confirmedEmail === email, canBeMailed: hasMail(this.config) };
  }

  /**
   * Has a link sent to the account's address; not more than one in some minutes.
   *
   * @throws ConflictException if the site sends no mail
   * @throws UnauthorizedException if the account is gone
   */
  async request(caller: Caller): Promise<void> {
    if (!hasMail(this.config)) throw new ConflictException(refusal('no-mail'));
    await this.messages.queue([confirmationMail(await this.user(caller))]);
  }

  /**
   * Confirms an address by such a link. Safe to repeat.
   *
   * @throws FieldsException 400 if the link isn't good anymore
   */
  async confirm(token: string): Promise<void> {
    const id = userOfToken(token, new Date());
    const user = id === undefined ? null : await this.users.findOne({ _id: id }).lean();
    if (!user || !isTokenOf('confirm email', token, user, this.config.jwtSecret)) {
      throw new FieldsException([fieldError('token', 'confirm-link-over')]);
    }
    const { _id, email } = user;
    const owner = ownerKey({ kind: 'user', id: String(_id) });
    await this.ledger.carryOut({ kind: 'noteConfirmed', owner, address: hashOfAddress(email) });
    await this.users.updateOne({ _id, email }, { $set: { confirmedEmail: email } });
  }

  private async user({ id }: Caller): Promise<User> {
    const user = await this.users.findOne({ _id: id }).lean();
    if (!user) throw sessionEnded();
    return user;
  }
}
