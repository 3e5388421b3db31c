import { Body, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
} from '@nestjs/swagger';
import { ForGuide } from '../auth/for-guide';
import type { GuideRequest } from '../auth/guide.guard';
import { ChecksPassword } from '../auth/password.guard';
import { ApiProblems } from '../http/api-problems';
import {
  ColleagueList,
  InvitationInput,
  NewInvitation,
  OwnerInput,
  RemovalInput,
} from './colleagues.dto';
import { ColleaguesService } from './colleagues.service';
import { InvitationsService } from './invitations.service';

const ApiGuideId = () =>
  ApiParam({ name: 'id', description: 'The guide’s `id`.', example: '65f0c0ffee0123456789abcd' });

@ForGuide('guide/colleagues')
export class ColleaguesController {
  constructor(
    private readonly colleagues: ColleaguesService,
    private readonly invitations: InvitationsService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List the owners, their colleagues, and the open invitations.' })
  @ApiOkResponse({ type: ColleagueList })
  @ApiProblems()
  async list(@Req() { guide }: GuideRequest): Promise<ColleagueList> {
    const [guides, invitations] = await Promise.all([
      this.colleagues.list(guide.id),
      this.invitations.list(),
    ]);
    return { guides, invitations };
  }

  @Post('invitations')
  @ChecksPassword()
  @ApiOperation({
    summary:
      'Create a link that makes a user a colleague. It can be used once and expires after 7 days.',
  })
  @ApiCreatedResponse({ type: NewInvitation })
  @ApiProblems(400, 403, 409, 413, 415, 429)
  invite(
    @Req() { guide, ip }: GuideRequest,
    @Body() input: InvitationInput,
  ): Promise<NewInvitation> {
    return this.invitations.create(guide, input, ip);
  }

  @Delete('invitations/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Revoke an invitation.' })
  @ApiParam({
    name: 'id',
    description: 'The invitation’s `id`.',
    example: '65f0c0ffee0123456789abcd',
  })
  @ApiNoContentResponse({ description: 'The link no longer works.' })
  @ApiProblems(403, 415)
  async revoke(@Param('id') id: string): Promise<void> {
    await this.invitations.revoke(id);
  }

  @Put(':id/owner')
  @HttpCode(204)
  @ChecksPassword()
  @ApiOperation({ summary: 'Make a colleague an owner. Safe to repeat.' })
  @ApiGuideId()
  @ApiNoContentResponse({ description: 'The guide is an owner.' })
  @ApiProblems(400, 403, 413, 415, 429)
  async makeOwner(
    @Req() { guide, ip }: GuideRequest,
    @Param('id') id: string,
    @Body() { password }: OwnerInput,
  ): Promise<void> {
    await this.colleagues.makeOwner(guide.id, id, password, ip);
  }

  @Post('step-down')
  @HttpCode(204)
  @ApiOperation({ summary: 'Make the calling owner a colleague. The last owner can’t step down.' })
  @ApiNoContentResponse({ description: 'The caller is a colleague.' })
  @ApiProblems(403, 409, 415)
  async stepDown(@Req() { guide }: GuideRequest): Promise<void> {
    await this.colleagues.stepDown(guide);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    summary:
      'Remove a colleague. Their sessions end, and their upcoming departures no longer have a guide.',
  })
  @ApiGuideId()
  @ApiNoContentResponse({ description: 'The user is no longer a guide.' })
  @ApiProblems(400, 403, 413, 415)
  async remove(@Param('id') id: string, @Body() { discardTaps }: RemovalInput): Promise<void> {
    await this.colleagues.remove(id, discardTaps);
  }
}
