import { Global, Module } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { createConnection, type Connection } from 'mongoose';
import { DatabaseService } from './database.service';
import { OperationsService } from './operations.service';

@Global()
@Module({
  providers: [
    // Not MongooseModule.forRoot(): it gives up, or keeps the API from starting, while MongoDB is away.
    { provide: getConnectionToken(), useFactory: closedConnection },
    DatabaseService,
    OperationsService,
  ],
  exports: [getConnectionToken(), DatabaseService, OperationsService],
})
export class DatabaseModule {}

/** A connection that {@link DatabaseService} opens; until then every call on it fails at once. */
function closedConnection(): Connection {
  const connection = createConnection();
  connection.set('bufferCommands', false);
  connection.set('autoIndex', false);
  connection.set('autoCreate', false);
  return connection;
}
