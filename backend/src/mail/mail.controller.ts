import { Body, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { CallerRequest } from '../auth/caller';
import { ForGuide } from '../auth/for-guide';
import { ApiProblems } from '../http/api-problems';
import { GuideMailService } from './guide-mail.service';
import { MailChoiceInput, MailState, MailTest } from './mail.dto';

@ForGuide('guide/mail')
export class MailController {
  constructor(private readonly mail: GuideMailService) {}

  @Get()
  @ApiOperation({
    operationId: 'mailState',
    summary: 'Whether mail works, and which emails are waiting or need the guide’s attention.',
  })
  @ApiOkResponse({ type: MailState })
  @ApiProblems()
  getState(@Req() { user }: CallerRequest): Promise<MailState> {
    return this.mail.getState(user.id);
  }

  @Put('choice')
  @HttpCode(204)
  @ApiOperation({ operationId: 'mailChoose', summary: 'Choose which emails the caller receives.' })
  @ApiNoContentResponse({ description: 'The choice is saved.' })
  @ApiProblems(400, 403, 413, 415)
  setChoice(@Req() { user }: CallerRequest, @Body() input: MailChoiceInput): Promise<void> {
    return this.mail.setChoice(user.id, input);
  }

  @Post('test')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'mailTest',
    summary: 'Send a test email to the caller’s own address now, and return the server’s replies.',
  })
  @ApiOkResponse({ type: MailTest })
  @ApiProblems(403, 409, 415, 429)
  sendTest(@Req() { user }: CallerRequest): Promise<MailTest> {
    return this.mail.sendTest(user.id);
  }

  @Post('messages/:id/again')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'mailAgain',
    summary: 'Resend an email that failed or may be lost.',
  })
  @ApiNoContentResponse({ description: 'The email is queued.' })
  @ApiProblems(403, 409, 415)
  resend(@Param('id') id: string): Promise<void> {
    return this.mail.sendAgain(id);
  }

  @Post('messages/:id/told')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'mailTold',
    summary: 'Record that the guide has notified the visitor, so that the email isn’t sent.',
  })
  @ApiNoContentResponse({ description: 'The notification is recorded.' })
  @ApiProblems(403, 409, 415)
  markNotified(@Param('id') id: string): Promise<void> {
    return this.mail.markNotified(id);
  }
}
