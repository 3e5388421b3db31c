import { HttpStatus, Injectable, UnauthorizedException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { refusal } from 'shared/refusals';
import { Ledger } from '../bookings/ledger';
import { ownerKey } from '../bookings/owner';
import { isDuplicate } from '../database/database-errors';
import { fieldError, FieldsException } from '../http/problem';
import type { LoginInput, PublicUser, SignUpInput } from './auth.dto';
import type { User } from './auth.schemas';
import type { Caller } from './caller';
import { ConfirmationMail, type MailRequest } from './confirmation-mail';
import { CredentialsService } from './credentials.service';
import { isLongEnoughForGuide } from './password-rules';
import { PasswordsService } from './passwords.service';
import { roleOf } from './roles';
import { sessionEnded, signInRequired } from './refusals';
import { SessionsService } from './sessions.service';
import { TokensService, type IssuedToken } from './tokens.service';

/** The context of a call that signs a user in or up. */
export interface SignInContext extends MailRequest {
  /** The caller whose token the browser sent with the call, if any. */
  previousCaller: Caller | null;
  /** The browser's description, made by {@link describeBrowser}. */
  browser: string;
}

export interface SignInResult {
  issuedToken: IssuedToken;
  user: PublicUser;
}

const TAKEN_REFUSALS = { username: 'username-taken', email: 'email-taken' } as const;

/** Creates accounts and sessions. Signing up or in moves a guest's bookings into the account. */
@Injectable()
export class AuthService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    private readonly passwords: PasswordsService,
    private readonly credentials: CredentialsService,
    private readonly sessions: SessionsService,
    private readonly tokens: TokensService,
    private readonly ledger: Ledger,
    private readonly confirmationMail: ConfirmationMail,
  ) {}

  /**
   * Creates an account and signs the user in.
   *
   * @throws FieldsException 409 if the username or the email address is taken, ignoring case
   * @throws RetryLaterException 503 if too many people are signing in right now
   */
  signUp(
    { username, email, password }: SignUpInput,
    context: SignInContext,
  ): Promise<SignInResult> {
    return this.passwords.queue(async () => {
      const passwordHash = await this.passwords.hash(password);
      const user = await this.createUser({
        username,
        email,
        passwordHash,
        ...(isLongEnoughForGuide(password) && { longPassword: true }),
        createdAt: new Date(),
      });
      const issuedToken = await this.startSession(user, context);
      await this.confirmationMail.send(email, context);
      return this.completeSignIn(user, context, issuedToken);
    });
  }

  /**
   * Signs a user in.
   *
   * @throws UnauthorizedException if the account doesn't exist or the password is wrong, without revealing which
   * @throws RetryLaterException 429 after too many failures with this name or from this network, 503 if too many
   *   people are signing in right now
   */
  logIn(input: LoginInput, context: SignInContext): Promise<SignInResult> {
    return this.passwords.queue(async () => {
      const user = await this.credentials.authenticate(input, context.ip);
      const issuedToken = await this.startSession(user, context);
      // A password change since the check hasn't ended this new session, which was stored only after the check.
      if (!(await this.credentials.stillHasPassword(user, input.password))) {
        await this.sessions.end(issuedToken);
        throw new UnauthorizedException(refusal('invalid-credentials'));
      }
      await this.credentials.updateStoredPassword(user, input.password);
      return this.completeSignIn(user, context, issuedToken);
    });
  }

  /** Issues a guest token. Returns undefined if the caller is a guest whose token doesn't expire soon. */
  async becomeGuest(caller: Caller | null): Promise<IssuedToken | undefined> {
    if (caller?.kind !== 'guest') return this.tokens.issue('guest', randomUUID());
    return (await this.tokens.shouldRenew(caller.token))
      ? this.tokens.issue('guest', caller.id)
      : undefined;
  }

  /**
   * Returns the caller's account.
   *
   * @throws UnauthorizedException if the caller is a guest, or the account was deleted
   */
  async userOf(caller: Caller): Promise<PublicUser> {
    if (caller.kind !== 'user') throw signInRequired();
    const user = await this.users.findOne({ _id: caller.id }).lean();
    if (!user) throw sessionEnded();
    return toPublicUser(user);
  }

  async logOut({ token }: Caller): Promise<void> {
    await this.sessions.end(token);
  }

  private async createUser(fields: Omit<User, '_id'>): Promise<User> {
    try {
      return await this.users.create(fields);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const field = 'email' in (error.keyPattern as object) ? 'email' : 'username';
      throw new FieldsException([fieldError(field, TAKEN_REFUSALS[field])], HttpStatus.CONFLICT);
    }
  }

  /** Issues a token and stores its session. */
  private async startSession(user: User, { browser }: SignInContext): Promise<IssuedToken> {
    const id = String(user._id);
    const issuedToken = await this.tokens.issue('user', id);
    await this.sessions.start(id, issuedToken, browser);
    return issuedToken;
  }

  /** Moves a previous guest's bookings into the account, or ends a previous user's session. */
  private async completeSignIn(
    user: User,
    { previousCaller }: SignInContext,
    issuedToken: IssuedToken,
  ): Promise<SignInResult> {
    if (previousCaller?.kind === 'guest') {
      await this.ledger.carryOut({
        kind: 'mergeGuest',
        guest: ownerKey(previousCaller),
        account: ownerKey({ kind: 'user', id: String(user._id) }),
      });
    }
    // The browser discards its previous token, but the token stays valid unless its session is ended.
    if (previousCaller?.kind === 'user') await this.sessions.end(previousCaller.token);
    return { issuedToken, user: toPublicUser(user) };
  }
}

function toPublicUser(user: User): PublicUser {
  const { username, email, tapsDiscardedAt } = user;
  const role = roleOf(user);
  return {
    username,
    email,
    ...(role && { guide: true, role }),
    ...(tapsDiscardedAt && { tapsDiscardedAt: tapsDiscardedAt.toISOString() }),
  };
}
