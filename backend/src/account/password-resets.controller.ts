import { Body, Controller, HttpCode, Post, Put, Req, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { toMailRequest } from '../auth/confirmation-mail';
import { ChecksPassword } from '../auth/password.guard';
import { ApiLimit } from '../http/api-limits';
import { ApiProblems } from '../http/api-problems';
import { DatabaseGuard } from '../http/database.guard';
import { NewPasswordInput, PasswordResetInput } from './password-resets.dto';
import { PasswordResetsService } from './password-resets.service';

@ApiTags('Auth')
@Controller('password-reset')
@UseGuards(DatabaseGuard)
export class PasswordResetsController {
  constructor(private readonly resets: PasswordResetsService) {}

  @Post()
  @HttpCode(204)
  // Calls that send mail share the limit for bookings.
  @ApiLimit('bookings')
  @ApiOperation({
    summary: 'Email an account’s owner a link for setting a new password.',
  })
  @ApiNoContentResponse({
    description:
      'If an account has this email address, the link is on its way. The response is the same if there is no such account.',
  })
  @ApiProblems(400, 409, 413, 415, 429)
  request(@Req() request: FastifyRequest, @Body() { email }: PasswordResetInput): Promise<void> {
    return this.resets.request(email, toMailRequest(request));
  }

  @Put()
  @HttpCode(204)
  @ChecksPassword()
  @ApiOperation({ summary: 'Set a new password using an emailed link. Ends all sessions.' })
  @ApiNoContentResponse({ description: 'The password was set. The caller isn’t signed in.' })
  @ApiProblems(400, 413, 415)
  reset(@Body() input: NewPasswordInput): Promise<void> {
    return this.resets.reset(input);
  }
}
