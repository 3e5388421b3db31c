import { Controller, Get, Inject, Req, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AuthService } from './auth.service';
import type { Caller } from './caller';
import { GuideGuard } from './guide.guard';
import { CONFIG, exampleContactOf, type Config } from '../config';
import { DatabaseGuard } from '../http/database.guard';
import { ApiProblems } from '../http/api-problems';
import { ApiForGuide } from './guide.docs';
import { GuideAnswer } from './guide.dto';

@ApiTags('Guide')
@Controller('guide')
@UseGuards(DatabaseGuard, GuideGuard)
export class GuideController {
  constructor(
    private readonly auth: AuthService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @ApiForGuide()
  @ApiOperation({ summary: 'Whether the caller is the guide.' })
  @ApiOkResponse({
    type: GuideAnswer,
    description: 'The caller is the guide, and this is the account.',
  })
  @ApiProblems()
  async confirm(@Req() { user }: FastifyRequest & { user: Caller }): Promise<GuideAnswer> {
    return {
      user: await this.auth.userOf(user),
      exampleContact: exampleContactOf(this.config),
    };
  }
}
