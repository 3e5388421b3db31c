import { Module } from '@nestjs/common';
import { AccountController } from './account.controller';
import { AccountService } from './account.service';
import { DeletionsService } from './deletions.service';
import { RetentionService } from './retention.service';

/** What users may do with their accounts and data, and what becomes of those in time. */
@Module({
  controllers: [AccountController],
  providers: [AccountService, DeletionsService, RetentionService],
})
export class AccountModule {}
