import { Injectable, type CanActivate } from '@nestjs/common';
import { PasswordsService } from './passwords.service';

/** Turns a call with a password away before anything else is done for it, while too many are waiting. */
@Injectable()
export class PasswordGuard implements CanActivate {
  constructor(private readonly passwords: PasswordsService) {}

  canActivate(): boolean {
    this.passwords.refuseWhenFull();
    return true;
  }
}
