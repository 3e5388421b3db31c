import { Module } from '@nestjs/common';
import { AccountController } from './account.controller';
import { AccountService } from './account.service';
import { DeletionsService } from './deletions.service';

/** What users do with their accounts and data. */
@Module({
  controllers: [AccountController],
  providers: [AccountService, DeletionsService],
})
export class AccountModule {}
