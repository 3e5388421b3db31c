import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { createHash, randomBytes } from 'node:crypto';
import { guideRefusal } from 'shared/guide-refusals';
import type { User } from '../auth/auth.schemas';
import { CredentialsService } from '../auth/credentials.service';
import { GUIDE_PASSWORD_MIN_LENGTH } from '../auth/password-rules';
import { PasswordsService } from '../auth/passwords.service';
import { roleOf } from '../auth/roles';
import { sessionEnded } from '../auth/refusals';
import { isObjectId } from '../database/object-id';
import type { ActingGuide } from '../history/acting-guide';
import { HistoryService } from '../history/history.service';
import { NOT_FOUND_REFUSAL } from '../http/problem';
import type {
  InvitationDetails,
  InvitationInput,
  InvitationRecord,
  NewInvitation,
} from './colleagues.dto';
import type { Invitation } from './invitation.schema';

const SECRET_BYTES = 32;
const VALIDITY_MS = 7 * 24 * 60 * 60 * 1000;
const MAX_INVITATIONS = 20;

/** Invites colleagues with links. Each link can be used once and expires after 7 days. */
@Injectable()
export class InvitationsService {
  constructor(
    @InjectModel('Invitation') private readonly invitations: Model<Invitation>,
    @InjectModel('User') private readonly users: Model<User>,
    private readonly credentials: CredentialsService,
    private readonly passwords: PasswordsService,
    private readonly history: HistoryService,
  ) {}

  /** Returns the invitations that haven't expired, oldest first. */
  async list(): Promise<InvitationRecord[]> {
    // MongoDB deletes expired documents with a delay.
    const invitations = await this.invitations
      .find({ expiresAt: { $gt: new Date() } })
      .sort({ expiresAt: 1 })
      .lean<Invitation[]>()
      .exec();
    return invitations.map(toRecord);
  }

  /**
   * Creates an invitation. No other call returns its link.
   *
   * @throws ConflictException if there are too many invitations
   * @throws FieldsException 403 if the owner's password is wrong
   * @throws RetryLaterException 429 after too many wrong passwords, 503 if too many people are signing in right now
   */
  create(
    owner: ActingGuide,
    { name, password }: InvitationInput,
    ip: string,
  ): Promise<NewInvitation> {
    return this.passwords.queue(async () => {
      await this.credentials.confirmPassword(owner.id, password, ip);
      if ((await this.list()).length >= MAX_INVITATIONS) {
        throw new ConflictException(
          guideRefusal('too-many-invitations', { most: MAX_INVITATIONS }),
        );
      }
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const createdAt = new Date();
      const invitation: Invitation = {
        _id: new Types.ObjectId(),
        hash: hashSecret(secret),
        name: name.trim(),
        invitedBy: owner.name,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + VALIDITY_MS),
      };
      await this.history.transaction(async (session) => {
        await this.invitations.create([invitation], { session });
        await this.history.record(
          {
            kind: 'colleague',
            subject: String(invitation._id),
            name: invitation.name,
            after: INVITED_FIELDS,
          },
          session,
        );
      });
      return { ...toRecord(invitation), path: `/invitation#${secret}` };
    });
  }

  /** @throws NotFoundException if there is no such invitation */
  async revoke(id: string): Promise<void> {
    await this.history.transaction(async (session) => {
      const invitation = isObjectId(id)
        ? await this.invitations.findOneAndDelete({ _id: id }, { session }).lean()
        : null;
      if (!invitation) throw new NotFoundException(NOT_FOUND_REFUSAL);
      await this.history.record(
        { kind: 'colleague', subject: id, name: invitation.name, before: INVITED_FIELDS },
        session,
      );
    });
  }

  /** @throws NotFoundException if the link has expired, or was used or revoked */
  async find(secret: string): Promise<InvitationDetails> {
    const invitation = await this.invitations.findOne(validInvitationFilter(secret)).lean();
    if (!invitation) throw expiredInvitationError();
    return { invitedBy: invitation.invitedBy, expiresAt: invitation.expiresAt.toISOString() };
  }

  /**
   * Makes a user a colleague. The link can't be used again.
   *
   * @throws NotFoundException if the link has expired, or was used or revoked
   * @throws ConflictException if the user is a guide already, or their password isn't known to be long enough
   */
  async accept(userId: string, secret: string): Promise<void> {
    await this.history.transaction(async (session) => {
      const user = await this.users.findOne({ _id: userId }, null, { session }).lean();
      if (!user) throw sessionEnded();
      if (roleOf(user)) throw new ConflictException(guideRefusal('already-guide'));
      const invitation = await this.invitations
        .findOneAndDelete(validInvitationFilter(secret), { session })
        .lean();
      if (!invitation) throw expiredInvitationError();
      if (!user.longPassword) {
        throw new ConflictException(
          guideRefusal('colleague-password-short', { least: GUIDE_PASSWORD_MIN_LENGTH }),
        );
      }
      await this.users.updateOne({ _id: userId }, { $set: { colleague: true } }, { session });
      await this.history.record(
        {
          kind: 'colleague',
          subject: userId,
          name: user.username,
          after: { role: 'colleague' },
        },
        session,
        { id: userId, name: user.username, role: 'colleague' },
      );
    });
  }
}

/** An invitation's fields in the history. */
const INVITED_FIELDS = { state: 'invited' };

function toRecord({ _id, name, expiresAt }: Invitation) {
  return {
    id: String(_id),
    name,
    expiresAt: expiresAt.toISOString(),
  } satisfies InvitationRecord;
}

function validInvitationFilter(secret: string) {
  // Compares hashes, so that the response time reveals nothing about the secret.
  return { hash: hashSecret(secret), expiresAt: { $gt: new Date() } };
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(`invitation ${secret}`).digest('base64url');
}

function expiredInvitationError(): NotFoundException {
  return new NotFoundException(guideRefusal('invitation-over'));
}
