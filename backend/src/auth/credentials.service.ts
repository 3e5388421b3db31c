import { HttpStatus, Injectable, UnauthorizedException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { refusal } from 'shared/refusals';
import { fieldError, FieldsException } from '../http/problem';
import type { LoginInput } from './auth.dto';
import { ANY_CASE } from '../database/any-case';
import { named, type User } from './auth.schemas';
import { SignInThrottleService } from './sign-in-throttle.service';
import { isLongEnoughForGuide } from './password-rules';
import { PasswordsService } from './passwords.service';
import { sessionEnded } from './refusals';

/** Looks whose password something is. All of it is to be called in turn: {@link PasswordsService.queue}. */
@Injectable()
export class CredentialsService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    private readonly passwords: PasswordsService,
    private readonly throttle: SignInThrottleService,
  ) {}

  /**
   * Whose name and password these are.
   *
   * @throws UnauthorizedException if they are nobody's: what of them is wrong, is not said
   * @throws RetryLaterException 429 if this name or address has failed too often
   */
  async userWith({ username, password }: LoginInput, address: string): Promise<User> {
    const user = await this.users
      .findOne({ ...named(username) })
      .collation(ANY_CASE)
      .lean();
    if (!(await this.isRight(user, username, password, address))) {
      throw new UnauthorizedException(refusal('invalid-credentials'));
    }
    return user as User;
  }

  /**
   * The user of a session, who has typed the password once more.
   *
   * @throws UnauthorizedException if the account is gone
   * @throws FieldsException 403, and not the 401 of a session that has ended, if the password is wrong
   * @throws RetryLaterException 429 if this account or address has failed too often
   */
  async confirm(id: string, password: string, address: string): Promise<User> {
    const user = await this.users.findOne({ _id: id }).lean();
    if (!user) throw sessionEnded();
    // With a space, which no name has that somebody can sign in with.
    if (!(await this.isRight(user, `user ${id}`, password, address))) throw notYours();
    return user;
  }

  /** Whether the password is still that user's, who had it a moment ago. */
  async isStill({ _id, passwordHash }: User, password: string): Promise<boolean> {
    const user = await this.users.findOne({ _id }, { passwordHash: 1 }).lean();
    if (!user) return false;
    // Where it differs, somebody has changed it; or it was made anew, and is the same password's.
    return (
      user.passwordHash === passwordHash ||
      (await this.passwords.matches(user.passwordHash, password))
    );
  }

  /** Brings up to date what is stored of the user's password, which is at hand here alone. */
  async renew({ _id, passwordHash, longPassword }: User, password: string): Promise<void> {
    const isOutdated = this.passwords.isOutdated(passwordHash);
    const isLong = isLongEnoughForGuide(password);
    if (!isOutdated && isLong === (longPassword ?? false)) return;
    const fields = {
      ...(isOutdated && { passwordHash: await this.passwords.hash(password) }),
      ...(isLong && { longPassword: true }),
    };
    await this.users.updateOne({ _id, passwordHash }, { $set: fields });
  }

  private async isRight(
    user: User | null,
    name: string,
    password: string,
    address: string,
  ): Promise<boolean> {
    await this.throttle.check(name, address);
    const right = await this.passwords.matches(user?.passwordHash, password);
    if (!right) await this.throttle.count('sign-ins', name, address);
    return right;
  }
}

/** The answer to a password that is not the account's. */
export function notYours(): FieldsException {
  return new FieldsException([fieldError('password', 'wrong-password')], HttpStatus.FORBIDDEN);
}
