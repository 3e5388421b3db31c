import { Global, Module, type DynamicModule } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { createConnection, type Connection } from 'mongoose';
import { DatabaseService, FILL_DATABASE } from './database.service';
import { JobsService } from './jobs.service';
import type { FillDatabase } from './migrate';

@Global()
@Module({
  providers: [
    // MongooseModule.forRoot() would give up, or block the API's start, while MongoDB is down.
    { provide: getConnectionToken(), useFactory: createClosedConnection },
    DatabaseService,
    JobsService,
  ],
  exports: [getConnectionToken(), DatabaseService, JobsService],
})
export class DatabaseModule {
  /** @param fill stores the initial data of a new database */
  static with(fill: FillDatabase): DynamicModule {
    return { module: DatabaseModule, providers: [{ provide: FILL_DATABASE, useValue: fill }] };
  }
}

/** Returns a connection that {@link DatabaseService} opens later. Operations before that fail immediately. */
function createClosedConnection(): Connection {
  const connection = createConnection();
  // Connection.set() ignores options that have no value yet.
  Object.assign(connection.config, { bufferCommands: false, autoIndex: false, autoCreate: false });
  return connection;
}
