import { Module } from '@nestjs/common';
import { MailServerService } from './mail-server.service';

/** Whether mail works. A module of its own: the bookings need it, and the rest of mail needs the bookings. */
@Module({ providers: [MailServerService], exports: [MailServerService] })
export class MailServerModule {}
