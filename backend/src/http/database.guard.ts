import { Injectable, ServiceUnavailableException, type CanActivate } from '@nestjs/common';
import { UNAVAILABLE_REFUSAL } from './problem';
import { DatabaseService } from '../database/database.service';

/**
 * Responds with 503 at once while the database is down or too many calls are waiting for it, so that the queue doesn't
 * grow.
 */
@Injectable()
export class DatabaseGuard implements CanActivate {
  constructor(private readonly database: DatabaseService) {}

  canActivate(): boolean {
    const { ready, overloaded } = this.database;
    if (!ready || overloaded) throw new ServiceUnavailableException(UNAVAILABLE_REFUSAL);
    return true;
  }
}
