import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { AccountController } from './account.controller';
import { AccountService } from './account.service';
import { DeletionsService } from './deletions.service';
import { PasswordResetsController } from './password-resets.controller';
import { PasswordResetsService } from './password-resets.service';

/** What users do with their accounts and data. */
@Module({
  imports: [MailModule],
  controllers: [AccountController, PasswordResetsController],
  providers: [AccountService, DeletionsService, PasswordResetsService],
})
export class AccountModule {}
