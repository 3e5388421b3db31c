import { Body, Controller, HttpCode, Post, Put, Req, UseGuards } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCookieAuth,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { CallerRequest } from '../auth/caller';
import { SignedInGuard } from '../auth/guards';
import { ApiIdempotent, ApiLimit } from '../http/api-limits';
import { ApiProblem, ApiProblems } from '../http/api-problems';
import { DatabaseGuard } from '../http/database.guard';
import { InvitationDetails, InvitationSecret } from './colleagues.dto';
import { InvitationsService } from './invitations.service';

@ApiTags('Account')
@Controller('invitation')
@UseGuards(DatabaseGuard)
export class InvitationController {
  constructor(private readonly invitations: InvitationsService) {}

  // Uses POST to keep the secret out of the URL, which servers log.
  @Post()
  @HttpCode(200)
  @ApiLimit('none')
  @ApiIdempotent()
  @ApiOperation({ summary: 'Get the invitation that a link belongs to.' })
  @ApiOkResponse({ type: InvitationDetails })
  @ApiProblem(404, 'The link has expired, or was used or revoked.')
  @ApiProblems(400, 413, 415)
  find(@Body() { secret }: InvitationSecret): Promise<InvitationDetails> {
    return this.invitations.find(secret);
  }

  @Put()
  @HttpCode(204)
  @ApiLimit('none')
  @UseGuards(SignedInGuard)
  @ApiBearerAuth()
  @ApiCookieAuth()
  @ApiOperation({ summary: 'Accept an invitation: the signed-in user becomes a colleague.' })
  @ApiNoContentResponse({ description: 'The user is a colleague.' })
  @ApiProblem(404, 'The link has expired, or was used or revoked.')
  @ApiProblems(400, 401, 403, 409, 413, 415)
  accept(@Req() { user }: CallerRequest, @Body() { secret }: InvitationSecret): Promise<void> {
    return this.invitations.accept(user.id, secret);
  }
}
