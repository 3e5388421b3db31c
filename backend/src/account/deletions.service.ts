import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { User } from '../auth/auth.schemas';
import { ownerKey, type Caller } from '../auth/caller';
import { CredentialsService, notYours } from '../auth/credentials.service';
import { PasswordsService } from '../auth/passwords.service';
import { SessionsService } from '../auth/sessions.service';
import { JobsService } from '../database/jobs.service';
import { OwnedLists } from '../owner/owned-lists';

/** How soon it is noticed that a deletion was broken off. */
const CHECK_MS = 2000;
/** Longer than any call takes that had passed its guard before the tokens were revoked. */
const AFTERMATH_MS = 60_000;

/**
 * Deletes accounts. One write decides: it takes everything personal and the guide's role out of the user's
 * document, frees the names, and marks it. What remains to be done after it is done by whichever replica
 * comes to it, should this one die, and then once more when no call can be under way that books something
 * for the user.
 */
@Injectable()
export class DeletionsService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    private readonly credentials: CredentialsService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly lists: OwnedLists,
    jobs: JobsService,
  ) {
    jobs.everywhere('deletions', CHECK_MS, () => this.finishAll());
  }

  /**
   * @throws FieldsException 403 if the password is wrong
   * @throws LaterException 429 after too many wrong ones, 503 if too many are signing in just now
   */
  delete(caller: Caller, password: string, address: string): Promise<void> {
    return this.passwords.inTurn(async () => {
      const { _id, passwordHash } = await this.credentials.confirm(caller.id, password, address);
      // Unlike any name or address, and any hash.
      const nobody = `left:${caller.id}`;
      const { matchedCount } = await this.users.updateOne(
        { _id, passwordHash, leftAt: null },
        {
          $set: { username: nobody, email: nobody, passwordHash: nobody, leftAt: new Date() },
          $unset: { guide: 1, longPassword: 1, calendarAddress: 1 },
        },
      );
      if (matchedCount === 0) throw notYours();
      await this.finish(caller.id);
    });
  }

  /** Can be repeated, and done by several at the same time. */
  private async finish(id: string): Promise<void> {
    await this.sessions.endAll(id);
    await this.lists.forget(ownerKey({ kind: 'user', id }));
  }

  private async finishAll(): Promise<void> {
    const left = await this.users.find({ leftAt: { $exists: true } }, { leftAt: 1 }).lean();
    for (const { _id, leftAt } of left) {
      const isLast = leftAt !== undefined && Date.now() - leftAt.getTime() > AFTERMATH_MS;
      await this.finish(String(_id));
      if (isLast) await this.users.deleteOne({ _id });
    }
  }
}
