import { Body, Get, HttpCode, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { CallerRequest } from '../auth/caller';
import { CredentialsService } from '../auth/credentials.service';
import { ForGuide } from '../auth/for-guide';
import { ChecksPassword } from '../auth/password.guard';
import { PasswordsService } from '../auth/passwords.service';
import { HistoryService } from '../history/history.service';
import { ApiProblems } from '../http/api-problems';
import { BackupDownloadInput, BackupState } from './backups.dto';
import { BackupsService } from './backups.service';

const GZIP_TYPE = 'application/gzip';

@ForGuide('guide/backups')
export class BackupsController {
  constructor(
    private readonly backups: BackupsService,
    private readonly passwords: PasswordsService,
    private readonly credentials: CredentialsService,
    private readonly history: HistoryService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Get when backups were last made and tested.' })
  @ApiOkResponse({ type: BackupState })
  @ApiProblems()
  state(): Promise<BackupState> {
    return this.backups.getState();
  }

  @Post('download')
  @HttpCode(200)
  @ChecksPassword()
  @ApiOperation({ summary: 'Download the last backup, which contains all of the site’s data.' })
  @ApiOkResponse({
    description: 'The backup, as mongodump writes it with --archive and --gzip.',
    content: { [GZIP_TYPE]: { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiProblems(400, 403, 413, 415, 429)
  async download(
    @Req() { user, ip }: CallerRequest,
    @Body() { password }: BackupDownloadInput,
  ): Promise<StreamableFile> {
    await this.passwords.queue(() => this.credentials.confirmPassword(user.id, password, ip));
    const { file, bytes, stream } = await this.backups.openLast();
    try {
      await this.history.record({ kind: 'backup', subject: file, after: { downloaded: true } });
    } catch (error) {
      stream.destroy();
      throw error;
    }
    return new StreamableFile(stream, {
      type: GZIP_TYPE,
      length: bytes,
      disposition: `attachment; filename="${file}"`,
    });
  }
}
