import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { toUser } from '../auth/account-mail';
import type { User } from '../auth/auth.schemas';
import type { Caller } from '../auth/caller';
import { CredentialsService, notYours } from '../auth/credentials.service';
import { PasswordsService } from '../auth/passwords.service';
import { SessionsService } from '../auth/sessions.service';
import { Ledger } from '../bookings/ledger';
import { ownerKey } from '../bookings/owner';
import { MessagesService } from '../mail/messages.service';

/** Later, it's no news; and until then the address is kept for it. */
const TOLD_WITHIN_MS = 24 * 60 * 60 * 1000;

/** Deletes accounts: in one transaction, with their sessions and bookings. */
@Injectable()
export class DeletionsService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    private readonly credentials: CredentialsService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly ledger: Ledger,
    private readonly messages: MessagesService,
  ) {}

  /**
   * @throws FieldsException 403 if the password is wrong
   * @throws RetryLaterException 429 after too many wrong ones, 503 if too many are signing in just now
   */
  delete(caller: Caller, password: string, address: string): Promise<void> {
    return this.passwords.queue(async () => {
      const user = await this.credentials.confirm(caller.id, password, address);
      const { _id, passwordHash } = user;
      await this.ledger.carryOut(
        { kind: 'eraseOwner', owner: ownerKey(caller) },
        async (session) => {
          await this.sessions.endAll(caller.id, undefined, session);
          // Whoever changed the password meanwhile has ended this session.
          const { deletedCount } = await this.users.deleteOne({ _id, passwordHash }, { session });
          if (deletedCount === 0) throw notYours();
        },
      );
      // Those that began meanwhile: whoever signs in from now on finds no account.
      await this.sessions.endAll(caller.id);
      await this.messages.queue([
        {
          ...{ ...toUser(user, address), _id: `deleted.${String(_id)}`, kind: 'account-deleted' },
          until: new Date(Date.now() + TOLD_WITHIN_MS),
        },
      ]);
    });
  }
}
