import { ConflictException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { guideRefusal } from 'shared/guide-refusals';
import type { User } from '../auth/auth.schemas';
import type { Caller } from '../auth/caller';
import type { MailRequest } from '../auth/confirmation-mail';
import { hasOtherOwner } from '../auth/roles';
import { CredentialsService, wrongPassword } from '../auth/credentials.service';
import { PasswordsService } from '../auth/passwords.service';
import { SessionsService } from '../auth/sessions.service';
import { GuideProfilesService } from '../guides/guide-profiles.service';
import { LedDeparturesService } from '../colleagues/led-departures.service';
import { Ledger } from '../bookings/ledger';
import { ownerKey } from '../bookings/owner';
import { BookingQueries } from '../bookings/queries';
import { MessagesService } from '../mail/messages.service';
import { ThanksService } from '../mail/thanks.service';
import { validUntil, recipientOf } from './account-mail';

/** Deletes accounts with their sessions, bookings, and profiles, in one transaction. */
@Injectable()
export class DeletionsService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    private readonly credentials: CredentialsService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly ledger: Ledger,
    private readonly bookings: BookingQueries,
    private readonly ledDepartures: LedDeparturesService,
    private readonly profiles: GuideProfilesService,
    private readonly messages: MessagesService,
    private readonly thanks: ThanksService,
  ) {}

  /**
   * Deletes the caller's account.
   *
   * @throws FieldsException 403 if the password is wrong
   * @throws ConflictException if this is the only owner
   * @throws RetryLaterException 429 after too many wrong passwords, 503 if too many people are signing in right now
   */
  delete(caller: Caller, password: string, request: MailRequest): Promise<void> {
    return this.passwords.queue(async () => {
      const user = await this.credentials.confirmPassword(caller.id, password, request.ip);
      const { _id, passwordHash } = user;
      const owner = ownerKey(caller);
      const bookings = await this.bookings.findAll({ owner });
      const contactEmails = bookings.flatMap(({ contact }) => contact?.email ?? []);
      const account = { name: user.username, email: user.email };
      await this.ledger.carryOut({ kind: 'eraseOwner', owner, account }, async (session) => {
        await this.sessions.endAll(caller.id, undefined, session);
        await this.profiles.delete(caller.id, session);
        // If the password has changed since it was checked, the caller's session has ended, so the deletion rolls back.
        const deleted = await this.users
          .findOneAndDelete({ _id, passwordHash }, { session })
          .lean();
        if (!deleted) throw wrongPassword();
        if (deleted.guide && !(await hasOtherOwner(this.users, _id, session))) {
          throw new ConflictException(guideRefusal('last-owner'));
        }
      });
      // Ends sessions that began during the transaction. No more sessions can begin now that the account is deleted.
      await this.sessions.endAll(caller.id);
      await this.ledDepartures.unassign(caller.id);
      await this.thanks.deleteThankedAddresses([user.email, ...contactEmails]);
      await this.messages.queue([
        {
          ...recipientOf(user, request),
          _id: `deleted.${String(_id)}`,
          kind: 'account-deleted',
          until: validUntil('account-deleted'),
        },
      ]);
    });
  }
}
