import { Controller, Get, Req, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { SessionAnswer } from '../auth/auth.dto';
import { AuthService } from '../auth/auth.service';
import type { Caller } from '../auth/caller';
import { GuideGuard } from '../auth/guide.guard';
import { DatabaseGuard } from '../database/database.guard';
import { ApiProblems } from '../http/api-problems';
import { ApiForGuide } from './guide.docs';

@ApiTags('Guide')
@Controller('guide')
@UseGuards(DatabaseGuard, GuideGuard)
export class GuideController {
  constructor(private readonly auth: AuthService) {}

  @Get()
  @ApiForGuide()
  @ApiOperation({ summary: 'Whether the caller is the guide.' })
  @ApiOkResponse({ type: SessionAnswer, description: 'The caller is: this is the account.' })
  @ApiProblems()
  async confirm(@Req() { user }: FastifyRequest & { user: Caller }): Promise<SessionAnswer> {
    return { user: await this.auth.userOf(user) };
  }
}
