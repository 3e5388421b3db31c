import { applyDecorators, Injectable, UseGuards, type CanActivate } from '@nestjs/common';
import { ApiLimit } from '../http/api-limits';
import { PasswordsService } from './passwords.service';

/** Turns a call with a password away before anything else is done for it, while too many are waiting. */
@Injectable()
class PasswordGuard implements CanActivate {
  constructor(private readonly passwords: PasswordsService) {}

  canActivate(): boolean {
    this.passwords.refuseWhenFull();
    return true;
  }
}

/** Marks a call that checks or stores a password: few of them may run at once, here and in nginx. */
export function ChecksPassword() {
  return applyDecorators(UseGuards(PasswordGuard), ApiLimit('passwords'));
}
