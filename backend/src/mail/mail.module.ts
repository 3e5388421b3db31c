import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountLettersService } from './account-letters.service';
import { AddressesService } from './addresses.service';
import { BookingFactsService } from './booking-facts.service';
import { GuideLettersService } from './guide-letters.service';
import { GuideMailService } from './guide-mail.service';
import { LettersService } from './letters.service';
import { MailController } from './mail.controller';
import { mailCountSchema } from './mail-count.schema';
import { MailFailuresService } from './mail-failures.service';
import { MailLimitsService } from './mail-limits.service';
import { MailServerModule } from './mail-server.module';
import { messageSchema } from './message';
import { MessagesService } from './messages.service';
import { OutboxService } from './outbox.service';
import { PlannerService } from './planner.service';
import { SenderService } from './sender.service';
import { DeliveryProblemsService } from './delivery-problems.service';

/** Mail: what has happened becomes messages, and these are sent. */
@Module({
  imports: [
    MailServerModule,
    MongooseModule.forFeature([
      { name: 'MailCount', schema: mailCountSchema },
      { name: 'Message', schema: messageSchema },
    ]),
  ],
  controllers: [MailController],
  providers: [
    AccountLettersService,
    AddressesService,
    BookingFactsService,
    GuideLettersService,
    GuideMailService,
    LettersService,
    MailFailuresService,
    MailLimitsService,
    MessagesService,
    OutboxService,
    PlannerService,
    SenderService,
    DeliveryProblemsService,
  ],
  exports: [MailServerModule, MessagesService, DeliveryProblemsService],
})
export class MailModule {}
