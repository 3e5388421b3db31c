import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { guideRefusal } from 'shared/guide-refusals';
import type { User } from '../auth/auth.schemas';
import { CredentialsService } from '../auth/credentials.service';
import { PasswordsService } from '../auth/passwords.service';
import { hasOtherOwner, roleOf, type GuideRole } from '../auth/roles';
import { SessionsService } from '../auth/sessions.service';
import { isObjectId } from '../database/object-id';
import { nameOfGuide } from '../guides/guide-profile';
import type { ActingGuide } from '../history/acting-guide';
import { HistoryService } from '../history/history.service';
import { NOT_FOUND_REFUSAL } from '../http/problem';
import type { GuideRecord } from './colleagues.dto';
import { LedDeparturesService } from './led-departures.service';

/** Lists guides, changes their roles, and removes colleagues. */
@Injectable()
export class ColleaguesService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    private readonly credentials: CredentialsService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly ledDepartures: LedDeparturesService,
    private readonly history: HistoryService,
  ) {}

  /** Returns all guides, owners first. */
  async list(callerId: string): Promise<GuideRecord[]> {
    const fields = { username: 1, email: 1, guide: 1, colleague: 1, profile: 1 } as const;
    const users = await this.users
      .find({ $or: [{ guide: true }, { colleague: true }] }, fields)
      .sort({ _id: 1 })
      .lean<User[]>();
    const records = users.map((user) => toRecord(user, callerId));
    return [
      ...records.filter(({ role }) => role === 'owner'),
      ...records.filter(({ role }) => role === 'colleague'),
    ];
  }

  /**
   * Makes a colleague an owner. Safe to repeat.
   *
   * @throws NotFoundException if there is no such guide
   * @throws FieldsException 403 if the calling owner's password is wrong
   * @throws RetryLaterException 429 after too many wrong passwords, 503 if too many people are signing in right now
   */
  makeOwner(callerId: string, id: string, password: string, ip: string): Promise<void> {
    return this.passwords.queue(async () => {
      await this.credentials.confirmPassword(callerId, password, ip);
      await this.changeRole(id, 'owner');
    });
  }

  /**
   * Makes an owner a colleague.
   *
   * @throws ConflictException if there is no other owner
   */
  async stepDown(owner: ActingGuide): Promise<void> {
    await this.changeRole(owner.id, 'colleague');
  }

  /**
   * Removes a colleague, ends their sessions, and takes them off the departures that haven't started.
   *
   * @param discardTaps whether the colleague's devices delete their unsent taps
   * @throws NotFoundException if there is no such colleague
   */
  async remove(id: string, discardTaps: boolean): Promise<void> {
    await this.requireGuide(id);
    await this.ledDepartures.unassign(id, async (session) => {
      const colleague = await this.users
        .findOneAndUpdate(
          { _id: id, colleague: true },
          {
            $unset: { colleague: 1 },
            ...(discardTaps && { $set: { tapsDiscardedAt: new Date() } }),
          },
          { session },
        )
        .lean();
      if (!colleague) throw new NotFoundException(NOT_FOUND_REFUSAL);
      await this.sessions.endAll(id, undefined, session);
      await this.history.record(
        {
          kind: 'colleague',
          subject: id,
          name: colleague.username,
          before: { role: 'colleague' },
        },
        session,
      );
    });
    // Repeats both steps, for sessions that began and departures that were assigned during the transaction.
    await this.sessions.endAll(id);
    await this.ledDepartures.unassign(id);
  }

  private async changeRole(id: string, role: GuideRole): Promise<void> {
    await this.history.transaction(async (session) => {
      const user = await this.requireGuide(id);
      const previousRole = roleOf(user);
      if (previousRole === role) return;
      if (role === 'colleague' && !(await hasOtherOwner(this.users, id, session))) {
        throw new ConflictException(guideRefusal('last-owner'));
      }
      // The calendar address shows all tours, so only owners have one.
      const update =
        role === 'owner'
          ? { $set: { guide: true as const }, $unset: { colleague: 1 } }
          : { $set: { colleague: true as const }, $unset: { guide: 1, calendarAddress: 1 } };
      const previousRoleFilter =
        role === 'owner' ? { colleague: true as const } : { guide: true as const };
      const { matchedCount } = await this.users.updateOne(
        { _id: id, ...previousRoleFilter },
        update,
        {
          session,
        },
      );
      if (matchedCount === 0) throw new NotFoundException(NOT_FOUND_REFUSAL);
      await this.history.record(
        {
          kind: 'colleague',
          subject: id,
          name: user.username,
          before: { role: previousRole },
          after: { role },
        },
        session,
      );
    });
  }

  /** @throws NotFoundException if there is no guide with this id */
  private async requireGuide(id: string): Promise<User> {
    const user = isObjectId(id) ? await this.users.findOne({ _id: id }).lean() : null;
    if (!user || !roleOf(user)) throw new NotFoundException(NOT_FOUND_REFUSAL);
    return user;
  }
}

function toRecord(user: User, callerId: string): GuideRecord {
  const { _id, username, email } = user;
  return {
    id: String(_id),
    name: nameOfGuide(user),
    username,
    email,
    role: roleOf(user) ?? 'colleague',
    ...(String(_id) === callerId && { isYou: true }),
  };
}
