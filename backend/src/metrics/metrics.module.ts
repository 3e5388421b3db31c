import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { MetricsController } from './metrics.controller';
import { MetricsService } from './metrics.service';

@Module({
  imports: [MailModule],
  controllers: [MetricsController],
  providers: [MetricsService],
})
export class MetricsModule {}
