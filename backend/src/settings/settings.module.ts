import { Global, Module } from '@nestjs/common';
import { PageSettingsController } from './page-settings.controller';
import { SettingsService } from './settings.service';

@Global()
@Module({
  controllers: [PageSettingsController],
  providers: [SettingsService],
  exports: [SettingsService],
})
export class SettingsModule {}
