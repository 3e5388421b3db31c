import { Global, Module } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { createConnection, type Connection } from 'mongoose';
import { DatabaseService } from './database.service';
import { JobsService } from './jobs.service';
import { OperationsService } from './operations.service';

@Global()
@Module({
  providers: [
    // Not MongooseModule.forRoot(): it gives up, or keeps the API from starting, while MongoDB is away.
    { provide: getConnectionToken(), useFactory: closedConnection },
    DatabaseService,
    JobsService,
    OperationsService,
  ],
  exports: [getConnectionToken(), DatabaseService, JobsService, OperationsService],
})
export class DatabaseModule {}

/** A connection that {@link DatabaseService} opens; until then every call on it fails at once. */
function closedConnection(): Connection {
  const connection = createConnection();
  // Its set() takes no notice of what is not set yet.
  Object.assign(connection.config, { bufferCommands: false, autoIndex: false, autoCreate: false });
  return connection;
}
