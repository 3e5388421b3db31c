import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { BackupsService } from '../backups/backups.service';
import { DatabaseService } from '../database/database.service';
import { JobsService } from '../database/jobs.service';
import { MailServerService } from '../mail/mail-server.service';
import { MessagesService } from '../mail/messages.service';
import { ApiProblems } from '../http/api-problems';

const ApiTime = (description: string) =>
  ApiProperty({ type: String, nullable: true, format: 'date-time', description });

class Health {
  @ApiProperty({ enum: ['ok'], description: 'Other states are returned as problem responses.' })
  status!: 'ok';
}

class BackupHealth {
  @ApiTime('The time of the last backup; null if there is none.')
  lastSuccess!: Date | null;

  @ApiTime('The last time a backup was restored as a test; null if never.')
  lastSelfTest!: Date | null;
}

class JobHealth {
  @ApiProperty({ description: 'The job’s name.', example: 'retention' })
  job!: string;

  @ApiTime('The time of the last success; null if there is none.')
  lastSuccess!: Date | null;

  @ApiTime('The time of the last failure; null if the job never failed or has succeeded since.')
  lastFailure!: Date | null;
}

class MailHealth {
  @ApiProperty({ description: 'The number of queued emails.', type: 'integer' })
  queued!: number;

  @ApiTime('The time when the oldest queued email was queued; null if the queue is empty.')
  oldestQueued!: Date | null;

  @ApiProperty({
    description: 'The number of emails that failed permanently, or may not have arrived.',
    type: 'integer',
  })
  failed!: number;

  @ApiTime('The time of the mail server’s first failure since it last worked; null while it works.')
  failingSince!: Date | null;
}

class Readiness extends Health {
  @ApiProperty({ type: BackupHealth })
  backup!: BackupHealth;

  @ApiProperty({
    type: [JobHealth],
    description:
      'The background jobs. Calls are served even if jobs fail. The log contains the reason.',
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
    private readonly backups: BackupsService,
    private readonly jobs: JobsService,
    private readonly messages: MessagesService,
    private readonly mailServer: MailServerService,
  ) {}

  @Get('live')
  @ApiOperation({ summary: 'Check whether the process is running.' })
  @ApiOkResponse({ type: Health })
  @ApiProblems()
  live(): Health {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({
    summary: 'Check whether the API can serve calls, which requires a responsive database.',
  })
  @ApiOkResponse({ type: Readiness })
  @ApiProblems()
  async ready(): Promise<Readiness> {
    if (!(await this.database.ping())) {
      throw new ServiceUnavailableException('The database can’t be reached.');
    }
    const [backup, jobs, mail, { failing }] = await Promise.all([
      this.backups.getTimes(),
      this.jobs.getReports(),
      this.messages.loadStats(),
      this.mailServer.read(),
    ]);
    return {
      status: 'ok',
      backup,
      jobs,
      mail: {
        queued: mail.queued,
        oldestQueued: mail.oldest,
        failed: mail.failed + mail.unknown,
        failingSince: failing?.since ?? null,
      },
    };
  }
}
