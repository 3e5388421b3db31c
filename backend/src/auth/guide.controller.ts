import { Get, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AllowColleague } from './allow-colleague';
import { AuthService } from './auth.service';
import type { Caller } from './caller';
import { exampleSettings } from 'shared/settings';
import { ApiProblems } from '../http/api-problems';
import { SettingsService } from '../settings/settings.service';
import { ForGuide } from './for-guide';
import { GuideResponse } from './guide.dto';

@ForGuide('guide')
export class GuideController {
  constructor(
    private readonly auth: AuthService,
    private readonly settings: SettingsService,
  ) {}

  @Get()
  @AllowColleague('own')
  @ApiOperation({ summary: 'Get the calling guide’s account.' })
  @ApiOkResponse({
    type: GuideResponse,
    description: 'The caller is a guide.',
  })
  @ApiProblems()
  async get(@Req() { user }: FastifyRequest & { user: Caller }): Promise<GuideResponse> {
    return {
      user: await this.auth.userOf(user),
      exampleContact: exampleSettings(await this.settings.get()),
    };
  }
}
