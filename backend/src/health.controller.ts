import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { DatabaseService } from './database/database.service';
import { OperationsService } from './database/operations.service';
import { ApiProblems } from './http/api-problems';

class Health {
  @ApiProperty({ enum: ['ok'], description: 'Anything else comes as a problem.' })
  status!: 'ok';
}

class BackupHealth {
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When the data were backed up last; null if never.',
  })
  lastSuccess!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When a backup was last restored as a test; null if never.',
  })
  lastSelfTest!: string | null;
}

class Readiness extends Health {
  @ApiProperty({ type: BackupHealth })
  backup!: BackupHealth;
}

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly database: DatabaseService,
    private readonly operations: OperationsService,
  ) {}

  @Get('live')
  @ApiOperation({ summary: 'Whether the process answers.' })
  @ApiOkResponse({ type: Health })
  @ApiProblems()
  live(): Health {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ summary: 'Whether calls can be served: the database answers.' })
  @ApiOkResponse({ type: Readiness })
  @ApiProblems()
  async ready(): Promise<Readiness> {
    if (!(await this.database.ping())) {
      throw new ServiceUnavailableException('The database can’t be reached.');
    }
    const { lastSuccess, lastSelfTest } = await this.operations.backups();
    return {
      status: 'ok',
      backup: {
        lastSuccess: lastSuccess?.toISOString() ?? null,
        lastSelfTest: lastSelfTest?.toISOString() ?? null,
      },
    };
  }
}
