import { Global, Module, type DynamicModule } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { createConnection, type Connection } from 'mongoose';
import { DatabaseService, DATABASE_SETUP } from './database.service';
import { JobsService } from './jobs.service';
import type { DatabaseSetup } from './migrate';

@Global()
@Module({
  providers: [
    // While MongoDB is down, MongooseModule.forRoot() would give up, or block the API's start.
    { provide: getConnectionToken(), useFactory: createClosedConnection },
    DatabaseService,
    JobsService,
  ],
  exports: [getConnectionToken(), DatabaseService, JobsService],
})
export class DatabaseModule {
  /** @param setup the migrations, and the initial data of a new database */
  static with(setup: DatabaseSetup): DynamicModule {
    return { module: DatabaseModule, providers: [{ provide: DATABASE_SETUP, useValue: setup }] };
  }
}

/** Returns a connection that {@link DatabaseService} opens later. Operations before that fail immediately. */
function createClosedConnection(): Connection {
  const connection = createConnection();
  // Connection.set() ignores options that have no value yet.
  Object.assign(connection.config, { bufferCommands: false, autoIndex: false, autoCreate: false });
  return connection;
}
