import { Body, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ForGuide } from '../../auth/for-guide';
import { ApiProblems } from '../../http/api-problems';
import { SettingsInput, SettingsRecord } from '../settings.dto';
import { SettingsService } from '../settings.service';

@ForGuide('guide/settings')
export class SiteSettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @ApiOperation({ operationId: 'settingsGet', summary: 'Get the site’s settings.' })
  @ApiOkResponse({ type: SettingsRecord })
  @ApiProblems()
  get(): Promise<SettingsRecord> {
    return this.settings.read();
  }

  @Patch()
  @ApiOperation({
    operationId: 'settingsChange',
    summary: 'Change some of the site’s settings.',
    description: 'The changes take effect on all pages and replicas within 5 seconds.',
  })
  @ApiOkResponse({ type: SettingsRecord })
  @ApiProblems(400, 403, 409, 413, 415)
  change(@Body() input: SettingsInput): Promise<SettingsRecord> {
    return this.settings.change(input);
  }
}
