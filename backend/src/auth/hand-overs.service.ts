import { Injectable } from '@nestjs/common';
import { JobsService } from '../database/jobs.service';
import { OwnedLists } from '../owner/owned-lists';
import { ownerKey, type Caller } from './caller';
import { TokensService, type Bequest } from './tokens.service';

/** How soon it is noticed that somebody's hand-over was broken off. */
const CHECK_MS = 2000;

/**
 * Gives what a guest owns to an account, all or nothing. Without transactions, which a MongoDB of one
 * member has not, one write decides: it ends the guest, and names the heir. What is broken off after it,
 * because a process was killed or the database went, is finished by whichever replica comes to it.
 */
@Injectable()
export class HandOversService {
  constructor(
    private readonly tokens: TokensService,
    private readonly lists: OwnedLists,
    jobs: JobsService,
  ) {
    jobs.everywhere('hand-overs', CHECK_MS, () => this.finishAll());
  }

  /**
   * What is stored later still, by a call that had passed the guard, the heir gets from
   * {@link HandOverInterceptor}.
   */
  async handOver({ token, ...guest }: Caller, heir: string): Promise<void> {
    const from = ownerKey(guest);
    await this.tokens.bequeath(token, from, heir);
    await this.finish({ _id: token.id, from, heir });
  }

  /** Can be repeated, and done by several at the same time. */
  private async finish({ _id, from, heir }: Bequest): Promise<void> {
    await this.lists.moveAll(from, heir);
    await this.tokens.settle(_id);
  }

  private async finishAll(): Promise<void> {
    for (const bequest of await this.tokens.bequeathed()) await this.finish(bequest);
  }
}
