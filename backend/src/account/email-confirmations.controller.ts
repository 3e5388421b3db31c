import { Body, Controller, Get, HttpCode, Post, Put, Req, UseGuards } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCookieAuth,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { toMailRequest } from '../auth/confirmation-mail';
import type { CallerRequest } from '../auth/caller';
import { SignedInGuard } from '../auth/guards';
import { ApiLimit } from '../http/api-limits';
import { ApiProblems } from '../http/api-problems';
import { DatabaseGuard } from '../http/database.guard';
import { EmailConfirmationInput, EmailState } from './email-confirmations.dto';
import { EmailConfirmationsService } from './email-confirmations.service';

@ApiTags('Account')
@Controller()
@UseGuards(DatabaseGuard)
export class EmailConfirmationsController {
  constructor(private readonly confirmations: EmailConfirmationsService) {}

  @Get('account/email/confirmation')
  @UseGuards(SignedInGuard)
  @ApiBearerAuth()
  @ApiCookieAuth()
  @ApiOperation({ summary: 'Get the user’s email address, and whether it’s confirmed.' })
  @ApiOkResponse({ type: EmailState })
  @ApiProblems(401)
  state(@Req() { user }: CallerRequest): Promise<EmailState> {
    return this.confirmations.getState(user);
  }

  @Post('account/email/confirmation')
  @HttpCode(204)
  // Calls that send mail share the limit for bookings.
  @ApiLimit('bookings')
  @UseGuards(SignedInGuard)
  @ApiBearerAuth()
  @ApiCookieAuth()
  @ApiOperation({
    summary:
      'Email the user a link that confirms their address. At most one link is sent every five minutes.',
  })
  @ApiNoContentResponse({ description: 'The link is on its way.' })
  @ApiProblems(401, 403, 409, 415, 429)
  request(@Req() request: CallerRequest): Promise<void> {
    return this.confirmations.request(request.user, toMailRequest(request));
  }

  @Put('email-confirmation')
  @HttpCode(204)
  @ApiLimit('none')
  @ApiOperation({ summary: 'Confirm an email address using an emailed link. Safe to repeat.' })
  @ApiNoContentResponse({ description: 'The email address was confirmed.' })
  @ApiProblems(400, 413, 415)
  confirm(@Body() { token }: EmailConfirmationInput): Promise<void> {
    return this.confirmations.confirm(token);
  }
}
