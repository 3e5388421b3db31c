import { HttpStatus, Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { refusal } from 'shared/refusals';
import { Ledger } from '../bookings/ledger';
import { ownerKey } from '../bookings/owner';
import { CONFIG, hasMail, type Config } from '../config';
import { isDuplicate } from '../database/database-errors';
import { fieldError, FieldsException } from '../http/problem';
import { MessagesService } from '../mail/messages.service';
import { accountMail } from './account-mail';
import type { LoginInput, PublicUser, SignUpInput } from './auth.dto';
import type { User } from './auth.schemas';
import type { Caller } from './caller';
import { CredentialsService } from './credentials.service';
import { isLongEnoughForGuide } from './password-rules';
import { PasswordsService } from './passwords.service';
import { sessionEnded, signInFirst } from './refusals';
import { SessionsService } from './sessions.service';
import { TokensService, type IssuedToken } from './tokens.service';

/** Where somebody signs in from. */
export interface Origin {
  /** Who this browser was until now. */
  before: Caller | null;
  /** What it is, as {@link browserOf} says it. */
  browser: string;
  /** Its address. */
  address: string;
}

export interface SignedIn {
  issued: IssuedToken;
  user: PublicUser;
}

const TAKEN = { username: 'username-taken', email: 'email-taken' } as const;

/** Accounts and sessions. Signing up or in takes along what the caller booked as a guest. */
@Injectable()
export class AuthService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    private readonly passwords: PasswordsService,
    private readonly credentials: CredentialsService,
    private readonly sessions: SessionsService,
    private readonly tokens: TokensService,
    private readonly ledger: Ledger,
    private readonly messages: MessagesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * @throws FieldsException 409 if the username or the email is taken, whatever its case
   * @throws RetryLaterException 503 if too many are signing in just now
   */
  signUp({ username, email, password }: SignUpInput, from: Origin): Promise<SignedIn> {
    return this.passwords.queue(async () => {
      const passwordHash = await this.passwords.hash(password);
      const user = await this.create({
        username,
        email,
        passwordHash,
        ...(isLongEnoughForGuide(password) && { longPassword: true }),
        createdAt: new Date(),
      });
      const issued = await this.begin(user, from);
      if (hasMail(this.config)) {
        await this.messages.queue([accountMail('confirm-address', email, from.address)]);
      }
      return this.signIn(user, from, issued);
    });
  }

  /**
   * @throws UnauthorizedException if there is no such account or the password is wrong: which, is not said
   * @throws RetryLaterException 429 if this name or address has failed too often, 503 if too many are
   * signing in just now
   */
  logIn(input: LoginInput, from: Origin): Promise<SignedIn> {
    return this.passwords.queue(async () => {
      const user = await this.credentials.userWith(input, from.address);
      const issued = await this.begin(user, from);
      // Whoever changed the password meanwhile did not find this session to end it.
      if (!(await this.credentials.isStill(user, input.password))) {
        await this.sessions.end(issued);
        throw new UnauthorizedException(refusal('invalid-credentials'));
      }
      await this.credentials.renew(user, input.password);
      return this.signIn(user, from, issued);
    });
  }

  /** A token for a guest; undefined for a caller who has one that is good for a while yet. */
  async beGuest(before: Caller | null): Promise<IssuedToken | undefined> {
    if (before?.kind !== 'guest') return this.tokens.issue('guest', randomUUID());
    return this.tokens.isHalfSpent(before.token)
      ? this.tokens.issue('guest', before.id)
      : undefined;
  }

  /** @throws UnauthorizedException if the caller is a guest, or the account is gone */
  async userOf(caller: Caller): Promise<PublicUser> {
    if (caller.kind !== 'user') throw signInFirst();
    const user = await this.users.findOne({ _id: caller.id }).lean();
    if (!user) throw sessionEnded();
    return toPublic(user);
  }

  async logOut({ token }: Caller): Promise<void> {
    await this.sessions.end(token);
  }

  private async create(fields: Omit<User, '_id'>): Promise<User> {
    try {
      return await this.users.create(fields);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const field = 'email' in (error.keyPattern as object) ? 'email' : 'username';
      throw new FieldsException([fieldError(field, TAKEN[field])], HttpStatus.CONFLICT);
    }
  }

  /** A token that is known as a session before anybody has it. */
  private async begin(user: User, { browser }: Origin): Promise<IssuedToken> {
    const id = String(user._id);
    const issued = await this.tokens.issue('user', id);
    await this.sessions.start(id, issued, browser);
    return issued;
  }

  private async signIn(user: User, { before }: Origin, issued: IssuedToken): Promise<SignedIn> {
    if (before?.kind === 'guest') {
      await this.ledger.carryOut({
        kind: 'mergeGuest',
        guest: ownerKey(before),
        account: ownerKey({ kind: 'user', id: String(user._id) }),
      });
    }
    // Whoever knows the token that this browser had before must not be somebody by it any longer.
    if (before?.kind === 'user') await this.sessions.end(before.token);
    return { issued, user: toPublic(user) };
  }
}

function toPublic({ username, email, guide }: User): PublicUser {
  return { username, email, ...(guide && { guide }) };
}
