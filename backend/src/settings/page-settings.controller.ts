import { Controller, Get, HttpCode, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { placeholderValues } from 'shared/placeholders';
import { DatabaseGuard } from '../http/database.guard';
import { toPageSettingHeaders } from './page-setting-headers';
import { SettingsService } from './settings.service';

/**
 * Sends the values of the pages' placeholders to nginx, which fills them in. Sends them as headers, because nginx can't
 * read response bodies. The values contain no markup or control characters.
 */
@ApiExcludeController()
@Controller('page-settings')
@UseGuards(DatabaseGuard)
export class PageSettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @HttpCode(204)
  async send(@Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    void reply.headers(toPageSettingHeaders(placeholderValues(await this.settings.get())));
  }
}
