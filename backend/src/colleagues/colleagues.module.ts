import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ColleaguesController } from './colleagues.controller';
import { ColleaguesService } from './colleagues.service';
import { InvitationController } from './invitation.controller';
import { invitationSchema } from './invitation.schema';
import { InvitationsService } from './invitations.service';
import { LedDeparturesService } from './led-departures.service';

/** Invites and removes colleagues, and changes guides' roles. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Invitation', schema: invitationSchema }])],
  controllers: [ColleaguesController, InvitationController],
  providers: [ColleaguesService, InvitationsService, LedDeparturesService],
  exports: [LedDeparturesService],
})
export class ColleaguesModule {}
