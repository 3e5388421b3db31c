import { IsNewPassword } from '../auth/auth.dto';
import { IsMailToken } from './is-mail-token';
import { IsEmailAddress } from '../http/email-address';

/** The email address of the account whose password should be reset. */
export class PasswordResetInput {
  @IsEmailAddress('The account’s email address.')
  email!: string;
}

/** A new password, and the token of the link that allows setting it. */
export class NewPasswordInput {
  @IsMailToken()
  token!: string;

  @IsNewPassword()
  password!: string;
}
