import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { photoSchema } from '../tours/photo.schema';
import { PhotosService } from '../tours/photos.service';
import { tourSchema } from '../tours/tour.schema';
import { ToursService } from '../tours/tours.service';
import { translationSchema } from '../tours/translations/translation.schema';
import { TranslationsService } from '../tours/translations/translations.service';
import { departureSchema } from './departure';
import { dayLockSchema } from './day-lock';
import { DeparturesController } from './departures.controller';
import { DeparturesService } from './departures.service';
import { GuideAvailabilityService, settingsSchema } from './guide-availability';
import { LeadersService } from './leaders.service';
import { timeOffSchema } from './time-off';
import { PublicDeparturesService } from './public-departures.service';

/** Tours and their departures. Global because most modules use them. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Tour', schema: tourSchema },
      { name: 'Photo', schema: photoSchema },
      { name: 'Translation', schema: translationSchema },
      { name: 'Departure', schema: departureSchema },
      { name: 'DayLock', schema: dayLockSchema },
      { name: 'Settings', schema: settingsSchema },
      { name: 'TimeOff', schema: timeOffSchema },
    ]),
  ],
  controllers: [DeparturesController],
  providers: [
    ToursService,
    TranslationsService,
    PhotosService,
    DeparturesService,
    PublicDeparturesService,
    GuideAvailabilityService,
    LeadersService,
  ],
  exports: [
    ToursService,
    TranslationsService,
    PhotosService,
    DeparturesService,
    PublicDeparturesService,
    GuideAvailabilityService,
    LeadersService,
  ],
})
export class DeparturesModule {}
