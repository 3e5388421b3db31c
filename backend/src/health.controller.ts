import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { DatabaseService } from './database/database.service';
import { ApiProblems } from './http/api-problems';

class Health {
  @ApiProperty({ enum: ['ok'], description: 'Anything else comes as a problem.' })
  status!: 'ok';
}

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(private readonly database: DatabaseService) {}

  @Get('live')
  @ApiOperation({ summary: 'Whether the process answers.' })
  @ApiOkResponse({ type: Health })
  @ApiProblems()
  live(): Health {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ summary: 'Whether calls can be served: the database answers.' })
  @ApiOkResponse({ type: Health })
  @ApiProblems()
  async ready(): Promise<Health> {
    if (!(await this.database.ping())) {
      throw new ServiceUnavailableException('The database can’t be reached.');
    }
    return { status: 'ok' };
  }
}
