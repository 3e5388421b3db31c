import { applyDecorators, Injectable, UseGuards, type CanActivate } from '@nestjs/common';
import { ApiLimit } from '../http/api-limits';
import { PasswordsService } from './passwords.service';

/** Refuses a call with a password, before validating its body, if too many calls with passwords are waiting. */
@Injectable()
class PasswordGuard implements CanActivate {
  constructor(private readonly passwords: PasswordsService) {}

  canActivate(): boolean {
    this.passwords.assertNotBusy();
    return true;
  }
}

/** Marks a call that checks or stores a password. The API and nginx limit how many run at once. */
export function ChecksPassword() {
  return applyDecorators(UseGuards(PasswordGuard), ApiLimit('passwords'));
}
