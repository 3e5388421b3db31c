import { Module } from '@nestjs/common';
import { BackupsModule } from '../backups/backups.module';
import { MailModule } from '../mail/mail.module';
import { MetricsController } from './metrics.controller';
import { MetricsService } from './metrics.service';

@Module({
  imports: [BackupsModule, MailModule],
  controllers: [MetricsController],
  providers: [MetricsService],
})
export class MetricsModule {}
