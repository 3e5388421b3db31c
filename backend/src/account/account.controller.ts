import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Put,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCookieAuth,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { toMailRequest } from '../auth/confirmation-mail';
import { PublicUser } from '../auth/auth.dto';
import type { CallerRequest } from '../auth/caller';
import { SignedInGuard } from '../auth/guards';
import { ChecksPassword } from '../auth/password.guard';
import { clearTokenCookie } from '../auth/token-transport';
import { DatabaseGuard } from '../http/database.guard';
import { ApiLimit } from '../http/api-limits';
import { ApiProblems } from '../http/api-problems';
import {
  AccountData,
  AccountDeletionInput,
  EmailChangeInput,
  PasswordChangeInput,
  SessionRecord,
} from './account.dto';
import { AccountService } from './account.service';
import { DeletionsService } from './deletions.service';

const EXPORT_FILE_NAME = 'new-york-on-foot.json';

@ApiTags('Account')
@ApiBearerAuth()
@ApiCookieAuth()
@Controller('account')
@UseGuards(DatabaseGuard, SignedInGuard)
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly deletions: DeletionsService,
  ) {}

  @Get('data')
  @ApiOperation({ summary: 'Download all data stored about the user.' })
  @ApiOkResponse({ type: AccountData })
  @ApiProblems(401)
  async data(
    @Req() { user }: CallerRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const data = await this.account.exportData(user);
    void reply.headers({
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${EXPORT_FILE_NAME}"`,
    });
    // Indented, so that people can read it easily.
    return JSON.stringify(data, null, 2);
  }

  @Put('password')
  @HttpCode(204)
  @ChecksPassword()
  @ApiOperation({ summary: 'Change the password. All other sessions end.' })
  @ApiNoContentResponse({ description: 'The password was changed.' })
  @ApiProblems(400, 401, 403, 413, 415, 429)
  changePassword(
    @Req() { user, ip }: CallerRequest,
    @Body() input: PasswordChangeInput,
  ): Promise<void> {
    return this.account.changePassword(user, input, ip);
  }

  @Put('email')
  @ChecksPassword()
  @ApiOperation({ summary: 'Change the email address. All other sessions end.' })
  @ApiOkResponse({ type: PublicUser, description: 'The changed user.' })
  @ApiProblems(400, 401, 403, 409, 413, 415, 429)
  changeEmail(@Req() request: CallerRequest, @Body() input: EmailChangeInput): Promise<PublicUser> {
    return this.account.changeEmail(request.user, input, toMailRequest(request));
  }

  @Get('sessions')
  @ApiOperation({ summary: 'List the user’s sessions, oldest first.' })
  @ApiOkResponse({ type: [SessionRecord] })
  @ApiProblems(401)
  listSessions(@Req() { user }: CallerRequest): Promise<SessionRecord[]> {
    return this.account.listSessions(user);
  }

  @Delete('sessions')
  @HttpCode(204)
  @ApiLimit('none')
  @ApiOperation({
    summary: 'End all other sessions. A guide’s calendar address stops working, too.',
  })
  @ApiNoContentResponse({ description: 'This is now the only session.' })
  @ApiProblems(401, 403, 415)
  endOtherSessions(@Req() { user }: CallerRequest): Promise<void> {
    return this.account.endOtherSessions(user);
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  @ApiLimit('none')
  @ApiParam({ name: 'id', description: 'The session’s `id`.' })
  @ApiOperation({ summary: 'End one session, which may be the current one.' })
  @ApiNoContentResponse({ description: 'The session has ended.' })
  @ApiProblems(401, 403, 404, 415)
  endSession(@Req() { user }: CallerRequest, @Param('id') id: string): Promise<void> {
    return this.account.endSession(user, id);
  }

  @Delete()
  @HttpCode(204)
  @ChecksPassword()
  @ApiOperation({
    summary:
      'Delete the account, its sessions, and its upcoming bookings. Past bookings are kept for statistics, without an owner. Upcoming bookings that were paid for are canceled instead: the guide can see their name and email address until their date is over, in order to refund them.',
  })
  @ApiNoContentResponse({
    description: 'The account was deleted. Its username and email address can be used again.',
  })
  @ApiProblems(400, 401, 403, 409, 413, 415, 429)
  async delete(
    @Req() request: CallerRequest,
    @Body() { password }: AccountDeletionInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.deletions.delete(request.user, password, toMailRequest(request));
    clearTokenCookie(request, reply);
  }
}
