import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AddressesService } from './addresses.service';
import { BookingFactsService } from './booking-facts.service';
import { GuideFactsService } from './guide-facts.service';
import { GuideMailService } from './guide-mail.service';
import { LettersService } from './letters.service';
import { MailController } from './mail.controller';
import { mailCountSchema, MailLimitsService } from './mail-limits.service';
import { MailServerModule } from './mail-server.module';
import { messageSchema } from './message';
import { MessagesService } from './messages.service';
import { OutboxService } from './outbox.service';
import { PlannerService } from './planner.service';
import { SenderService } from './sender.service';
import { thankedAddressSchema, ThanksService } from './thanks.service';
import { DeliveryProblemsService } from './delivery-problems.service';

/** Queues messages about events, and sends them. */
@Module({
  imports: [
    MailServerModule,
    MongooseModule.forFeature([
      { name: 'MailCount', schema: mailCountSchema },
      { name: 'Message', schema: messageSchema },
      { name: 'ThankedAddress', schema: thankedAddressSchema },
    ]),
  ],
  controllers: [MailController],
  providers: [
    AddressesService,
    BookingFactsService,
    GuideFactsService,
    GuideMailService,
    LettersService,
    MailLimitsService,
    MessagesService,
    OutboxService,
    PlannerService,
    SenderService,
    ThanksService,
    DeliveryProblemsService,
  ],
  exports: [MailServerModule, MessagesService, DeliveryProblemsService, ThanksService],
})
export class MailModule {}
