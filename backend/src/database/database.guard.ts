import { Injectable, ServiceUnavailableException, type CanActivate } from '@nestjs/common';
import { DatabaseService } from './database.service';

export const UNAVAILABLE = 'The booking service is taking a short break. Please try again shortly.';

/** Answers 503 at once while there is no database to ask, instead of letting callers queue for it. */
@Injectable()
export class DatabaseGuard implements CanActivate {
  constructor(private readonly database: DatabaseService) {}

  canActivate(): boolean {
    if (!this.database.ready) throw new ServiceUnavailableException(UNAVAILABLE);
    return true;
  }
}
