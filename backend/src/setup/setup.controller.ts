import { Get, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { CallerRequest } from '../auth/caller';
import { ForGuide } from '../auth/for-guide';
import { ApiProblems } from '../http/api-problems';
import { SetupRecord } from './setup.dto';
import { SetupService } from './setup.service';

@ForGuide('guide/setup')
export class SetupController {
  constructor(private readonly setup: SetupService) {}

  @Get()
  @ApiOperation({ summary: 'Get how far the site is set up.' })
  @ApiOkResponse({ type: SetupRecord })
  @ApiProblems()
  get(@Req() { user }: CallerRequest): Promise<SetupRecord> {
    return this.setup.get(user.id);
  }
}
