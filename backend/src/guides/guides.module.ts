import { Global, Module } from '@nestjs/common';
import { GuideProfilesService } from './guide-profiles.service';

/** The guides' profiles. Global because everything that visitors read about departures uses them. */
@Global()
@Module({ providers: [GuideProfilesService], exports: [GuideProfilesService] })
export class GuidesModule {}
