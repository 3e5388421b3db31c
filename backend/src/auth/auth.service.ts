import { HttpStatus, Injectable, UnauthorizedException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { isDuplicate } from '../database/database-errors';
import { FieldsException } from '../http/problem';
import type { LoginInput, PublicUser, SignUpInput } from './auth.dto';
import { ANY_CASE, type User } from './auth.schemas';
import { ownerKey, type Caller } from './caller';
import { GuessingService } from './guessing.service';
import { HandOversService } from './hand-overs.service';
import { PasswordsService } from './passwords.service';
import { TokensService, type IssuedToken } from './tokens.service';

export interface SignedIn {
  issued: IssuedToken;
  user: PublicUser;
}

const TAKEN = {
  username: 'This username is taken. Please choose another.',
  email: 'This email has an account already. Please sign in.',
};

/** Accounts and sessions. Signing up or in takes along what the caller booked as a guest. */
@Injectable()
export class AuthService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    private readonly passwords: PasswordsService,
    private readonly guessing: GuessingService,
    private readonly tokens: TokensService,
    private readonly handOvers: HandOversService,
  ) {}

  /**
   * @throws FieldsException 409 if the username or the email is taken, whatever its case
   * @throws LaterException 503 if too many are signing in just now
   */
  signUp({ username, email, password }: SignUpInput, before: Caller | null): Promise<SignedIn> {
    return this.passwords.inTurn(async () => {
      const passwordHash = await this.passwords.hash(password);
      const user = await this.create({ username, email, passwordHash, createdAt: new Date() });
      return this.signIn(user, before);
    });
  }

  /**
   * @throws UnauthorizedException if there is no such account or the password is wrong: which, is not said
   * @throws LaterException 429 if this account or address has failed too often, 503 if too many are
   * signing in just now
   */
  logIn(input: LoginInput, address: string, before: Caller | null): Promise<SignedIn> {
    return this.passwords.inTurn(async () =>
      this.signIn(await this.userWith(input, address), before),
    );
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
    const user = caller.kind === 'user' ? await this.users.findById(caller.id).lean() : null;
    if (!user) throw new UnauthorizedException('Please sign in first.');
    return toPublic(user);
  }

  /** @throws UnauthorizedException if there is nobody to sign out */
  async logOut(caller: Caller | null): Promise<void> {
    if (!caller) throw new UnauthorizedException('Please sign in first.');
    await this.tokens.revoke(caller.token);
  }

  /** Whose username and password these are. */
  private async userWith({ username, password }: LoginInput, address: string): Promise<User> {
    // No username has an @, so it tells an email from a username.
    const user = await this.users
      .findOne(username.includes('@') ? { email: username } : { username })
      .collation(ANY_CASE)
      .lean();
    const account = user ? String(user._id) : username;
    await this.guessing.check(account, address);
    if (!(await this.passwords.matches(user?.passwordHash, password)) || !user) {
      await this.guessing.fail(account, address);
      throw new UnauthorizedException('Invalid credentials');
    }
    return user;
  }

  private async create(fields: Omit<User, '_id'>): Promise<User> {
    try {
      return await this.users.create(fields);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const field = 'email' in (error.keyPattern as object) ? 'email' : 'username';
      throw new FieldsException([{ field, message: TAKEN[field] }], HttpStatus.CONFLICT);
    }
  }

  private async signIn(user: User, before: Caller | null): Promise<SignedIn> {
    const id = String(user._id);
    if (before?.kind === 'guest') {
      await this.handOvers.handOver(before, ownerKey({ kind: 'user', id }));
    }
    return { issued: await this.tokens.issue('user', id), user: toPublic(user) };
  }
}

function toPublic({ username, email, guide }: User): PublicUser {
  return { username, email, ...(guide && { guide }) };
}
