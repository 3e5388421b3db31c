import { Global, Module } from '@nestjs/common';
import { ConfirmationMail } from '../auth/confirmation-mail';
import { ColleaguesModule } from '../colleagues/colleagues.module';
import { MailModule } from '../mail/mail.module';
import { AccountController } from './account.controller';
import { AccountService } from './account.service';
import { ConfirmationMailService } from './confirmation-mail.service';
import { DeletionsService } from './deletions.service';
import { EmailConfirmationsController } from './email-confirmations.controller';
import { EmailConfirmationsService } from './email-confirmations.service';
import { MailLinksService } from './mail-links.service';
import { PasswordResetsController } from './password-resets.controller';
import { PasswordResetsService } from './password-resets.service';

/** Lets users manage their accounts. Global, since it provides auth/ with the service that sends confirmation links. */
@Global()
@Module({
  imports: [ColleaguesModule, MailModule],
  controllers: [AccountController, EmailConfirmationsController, PasswordResetsController],
  providers: [
    AccountService,
    { provide: ConfirmationMail, useClass: ConfirmationMailService },
    DeletionsService,
    EmailConfirmationsService,
    MailLinksService,
    PasswordResetsService,
  ],
  exports: [ConfirmationMail],
})
export class AccountModule {}
