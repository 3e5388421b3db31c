import { Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AllowColleague } from './allow-colleague';
import { AuthService } from './auth.service';
import type { Caller } from './caller';
import { exampleSettings } from 'shared/placeholders';
import { CONFIG, type Config } from '../config';
import { ApiProblems } from '../http/api-problems';
import { ForGuide } from './for-guide';
import { GuideResponse } from './guide.dto';

@ForGuide('guide')
export class GuideController {
  constructor(
    private readonly auth: AuthService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @AllowColleague('own')
  @ApiOperation({ summary: 'Get the calling guide’s account.' })
  @ApiOkResponse({
    type: GuideResponse,
    description: 'The caller is a guide.',
  })
  @ApiProblems()
  async confirm(@Req() { user }: FastifyRequest & { user: Caller }): Promise<GuideResponse> {
    return {
      user: await this.auth.userOf(user),
      exampleContact: exampleSettings(this.config.site),
    };
  }
}
