import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { AccountController } from './account.controller';
import { AccountService } from './account.service';
import { DeletionsService } from './deletions.service';
import { EmailConfirmationsController } from './email-confirmations.controller';
import { EmailConfirmationsService } from './email-confirmations.service';
import { MailLinksService } from './mail-links.service';
import { PasswordResetsController } from './password-resets.controller';
import { PasswordResetsService } from './password-resets.service';

/** Calls of users for their own accounts and data. */
@Module({
  imports: [MailModule],
  controllers: [AccountController, EmailConfirmationsController, PasswordResetsController],
  providers: [
    AccountService,
    DeletionsService,
    EmailConfirmationsService,
    MailLinksService,
    PasswordResetsService,
  ],
})
export class AccountModule {}
