import { Inject, Injectable } from '@nestjs/common';
import { ConfirmationMail, type MailRequest } from '../auth/confirmation-mail';
import { CONFIG, hasMail, type Config } from '../config';
import { MessagesService } from '../mail/messages.service';
import { createAccountMessage } from './account-mail';

@Injectable()
export class ConfirmationMailService extends ConfirmationMail {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly messages: MessagesService,
  ) {
    super();
  }

  override async send(email: string, request: MailRequest): Promise<void> {
    if (!hasMail(this.config)) return;
    await this.messages.queue([createAccountMessage('confirm-address', email, request)]);
  }
}
