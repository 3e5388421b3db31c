import { Injectable } from '@nestjs/common';
import { isDuplicate } from '../database/database-errors';
import { AddressesService } from './addresses.service';
import type { Message } from './message';
import { MessagesService } from './messages.service';

const MINUTE_MS = 60 * 1000;
/** What fails within so long is one mail. */
const COLLECTED_MS = 10 * MINUTE_MS;
/** After that, the console is enough. */
const LASTS_MS = 2 * 24 * 60 * MINUTE_MS;

/** Tells the guide of mails that didn't reach a visitor. */
@Injectable()
export class MailFailuresService {
  constructor(
    private readonly addresses: AddressesService,
    private readonly messages: MessagesService,
  ) {}

  /** Notes that a mail to a visitor has failed for good, or may have. Others, and requests to confirm, don't count. */
  async tell({ _id, kind, user, booking }: Message): Promise<void> {
    if (user !== undefined || !booking || kind === 'confirm') return;
    const guides = (await this.addresses.guides()).filter(({ bookings }) => bookings !== 'none');
    for (const guide of guides) await this.collect(guide.user, _id);
  }

  /** For the next mail; for the one after, where that is being sent already. */
  private async collect(user: string, mail: string): Promise<void> {
    const next = Math.ceil(Date.now() / COLLECTED_MS);
    for (const slot of [next, next + 1]) {
      const dueAt = new Date(slot * COLLECTED_MS);
      const _id = `mail-fails.${dueAt.toISOString()}.${user}`;
      const until = new Date(dueAt.getTime() + LASTS_MS);
      try {
        await this.messages.collect(
          { _id, kind: 'mail-fails', user, dueAt, until },
          { mails: mail },
        );
        return;
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    }
  }
}
