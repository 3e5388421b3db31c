import { Module } from '@nestjs/common';
import { MailServerService } from './mail-server.service';

/** Whether mail works; apart from the rest of mail, which goes by the bookings, as the bookings go by this. */
@Module({ providers: [MailServerService], exports: [MailServerService] })
export class MailServerModule {}
