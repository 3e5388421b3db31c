import { Global, Module } from '@nestjs/common';
import { REQUIRES_CONFIRMATION, type RequiresConfirmation } from '../bookings/rules/confirmation';
import { SettingsService } from '../settings/settings.service';
import { MailServerService } from './mail-server.service';

/** Provides the state of the mail server. Global, because bookings/ needs the state but doesn't import mail/. */
@Global()
@Module({
  providers: [
    MailServerService,
    {
      provide: REQUIRES_CONFIRMATION,
      inject: [SettingsService, MailServerService],
      useFactory:
        (settings: SettingsService, mailServer: MailServerService): RequiresConfirmation =>
        async () =>
          (await settings.get()).confirm && (await mailServer.isReliable()),
    },
  ],
  exports: [MailServerService, REQUIRES_CONFIRMATION],
})
export class MailServerModule {}
