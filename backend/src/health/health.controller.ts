import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { DatabaseService } from '../database/database.service';
import { JobsService } from '../database/jobs.service';
import { OperationsService } from '../database/operations.service';
import { MailServerService } from '../mail/mail-server.service';
import { MessagesService } from '../mail/messages.service';
import { ApiProblems } from '../http/api-problems';

class Health {
  @ApiProperty({ enum: ['ok'], description: 'Any other state is a problem response.' })
  status!: 'ok';
}

class BackupHealth {
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When the data was last backed up; null if never.',
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

class JobHealth {
  @ApiProperty({ description: 'The job’s name.', example: 'retention' })
  job!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When it last succeeded; null if never.',
  })
  lastSuccess!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When it last failed; null if it never did or has succeeded since.',
  })
  lastFailure!: string | null;
}

class MailHealth {
  @ApiProperty({ description: 'The number of mails that wait to be sent.', type: 'integer' })
  queued!: number;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Since when the oldest of them has been waiting; null if none is.',
  })
  oldestQueued!: string | null;

  @ApiProperty({
    description: 'The number of mails that failed for good, or may not have arrived.',
    type: 'integer',
  })
  failed!: number;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Since when the mail server has been failing; null while it works.',
  })
  failingSince!: string | null;
}

class Readiness extends Health {
  @ApiProperty({ type: BackupHealth })
  backup!: BackupHealth;

  @ApiProperty({
    type: [JobHealth],
    description:
      'The background jobs. Calls are served even if these fail; the log has the reason.',
  })
  jobs!: JobHealth[];

  @ApiProperty({ type: MailHealth, description: 'Calls are served even if no mail can be sent.' })
  mail!: MailHealth;
}

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly database: DatabaseService,
    private readonly operations: OperationsService,
    private readonly jobs: JobsService,
    private readonly messages: MessagesService,
    private readonly mailServer: MailServerService,
  ) {}

  @Get('live')
  @ApiOperation({ summary: 'Whether the process responds.' })
  @ApiOkResponse({ type: Health })
  @ApiProblems()
  live(): Health {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({
    summary: 'Whether calls can be served, which requires a database that responds.',
  })
  @ApiOkResponse({ type: Readiness })
  @ApiProblems()
  async ready(): Promise<Readiness> {
    if (!(await this.database.ping())) {
      throw new ServiceUnavailableException('The database can’t be reached.');
    }
    const [{ lastSuccess, lastSelfTest }, jobs, mail, { failing }] = await Promise.all([
      this.operations.backups(),
      this.jobs.reports(),
      this.messages.figures(),
      this.mailServer.read(),
    ]);
    return {
      status: 'ok',
      backup: { lastSuccess: timeOf(lastSuccess), lastSelfTest: timeOf(lastSelfTest) },
      jobs: jobs.map(({ job, ...last }) => ({
        job,
        lastSuccess: timeOf(last.lastSuccess),
        lastFailure: timeOf(last.lastFailure),
      })),
      mail: {
        queued: mail.queued,
        oldestQueued: timeOf(mail.oldest),
        failed: mail.failed + mail.unknown,
        failingSince: timeOf(failing?.since ?? null),
      },
    };
  }
}

function timeOf(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
