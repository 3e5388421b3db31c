import { Global, Module } from '@nestjs/common';
import { CONFIRMS, type Confirms } from '../bookings/confirms';
import { CONFIG, type Config } from '../config';
import { MailServerService } from './mail-server.service';

/** Whether mail works. Global, since the bookings need it and don't import mail. */
@Global()
@Module({
  providers: [
    MailServerService,
    {
      provide: CONFIRMS,
      inject: [CONFIG, MailServerService],
      useFactory:
        (config: Config, mailServer: MailServerService): Confirms =>
        async () =>
          config.confirm && (await mailServer.isReliable()),
    },
  ],
  exports: [MailServerService, CONFIRMS],
})
export class MailServerModule {}
