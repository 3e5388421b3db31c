import { Injectable, ServiceUnavailableException, type CanActivate } from '@nestjs/common';
import { UNAVAILABLE } from '../http/problem';
import { DatabaseService } from './database.service';

/** Answers 503 at once while there is no database to ask, instead of letting callers queue for it. */
@Injectable()
export class DatabaseGuard implements CanActivate {
  constructor(private readonly database: DatabaseService) {}

  canActivate(): boolean {
    if (!this.database.ready) throw new ServiceUnavailableException(UNAVAILABLE);
    return true;
  }
}
