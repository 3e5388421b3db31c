import { HttpStatus, Injectable, UnauthorizedException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { refusal } from 'shared/refusals';
import { fieldError, FieldsException } from '../http/problem';
import type { LoginInput } from './auth.dto';
import { ANY_CASE } from '../database/any-case';
import { nameFilter, type User } from './auth.schemas';
import { SignInThrottleService } from './sign-in-throttle.service';
import { isLongEnoughForGuide } from './password-rules';
import { PasswordsService } from './passwords.service';
import { sessionEnded } from './refusals';

/** Checks users' passwords. Callers must run all methods in {@link PasswordsService.queue}. */
@Injectable()
export class CredentialsService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    private readonly passwords: PasswordsService,
    private readonly throttle: SignInThrottleService,
  ) {}

  /**
   * Returns the user with this name and password.
   *
   * @throws UnauthorizedException if the name or the password is wrong, without revealing which
   * @throws RetryLaterException 429 after too many failures with this name or from this network
   */
  async authenticate({ username, password }: LoginInput, ip: string): Promise<User> {
    const user = await this.users.findOne(nameFilter(username)).collation(ANY_CASE).lean();
    if (!(await this.checkPassword(user, username, password, ip))) {
      throw new UnauthorizedException(refusal('invalid-credentials'));
    }
    return user as User;
  }

  /**
   * Checks the password that a signed-in user has typed again, and returns the user.
   *
   * @throws UnauthorizedException if the account was deleted
   * @throws FieldsException 403 if the password is wrong, because 401 would mean that the session has ended
   * @throws RetryLaterException 429 after too many failures for this account or from this network
   */
  async confirmPassword(id: string, password: string, ip: string): Promise<User> {
    const user = await this.users.findOne({ _id: id }).lean();
    if (!user) throw sessionEnded();
    // Failures are counted under `user ${id}`. No name typed at sign-in equals it, because names can't contain spaces.
    if (!(await this.checkPassword(user, `user ${id}`, password, ip))) throw wrongPassword();
    return user;
  }

  /** Whether a password that was checked a moment ago is still the user's password. */
  async stillHasPassword({ _id, passwordHash }: User, password: string): Promise<boolean> {
    const user = await this.users.findOne({ _id }, { passwordHash: 1 }).lean();
    if (!user) return false;
    // If the hash differs, the user changed the password, or the same password got a new hash.
    return (
      user.passwordHash === passwordHash ||
      (await this.passwords.matches(user.passwordHash, password))
    );
  }

  /** Updates an outdated hash and the `longPassword` flag while the password is available in plain text. */
  async updateStoredPassword(
    { _id, passwordHash, longPassword }: User,
    password: string,
  ): Promise<void> {
    const isOutdated = this.passwords.isOutdated(passwordHash);
    const isLong = isLongEnoughForGuide(password);
    if (!isOutdated && isLong === (longPassword ?? false)) return;
    const fields = {
      ...(isOutdated && { passwordHash: await this.passwords.hash(password) }),
      ...(isLong && { longPassword: true }),
    };
    await this.users.updateOne({ _id, passwordHash }, { $set: fields });
  }

  /** Returns whether a password is correct. Counts failures, and refuses the attempt after too many. */
  private async checkPassword(
    user: User | null,
    name: string,
    password: string,
    ip: string,
  ): Promise<boolean> {
    await this.throttle.checkSignIns(name, ip);
    const isCorrect = await this.passwords.matches(user?.passwordHash, password);
    if (!isCorrect) await this.throttle.countAttempt('sign-ins', name, ip);
    return isCorrect;
  }
}

/** Returns the error for a wrong password of a signed-in user. */
export function wrongPassword(): FieldsException {
  return new FieldsException([fieldError('password', 'wrong-password')], HttpStatus.FORBIDDEN);
}
