import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JwtStrategy } from './jwt.strategy';
import { Tour, TourSchema } from './tour.schema';
import { ToursController } from './tours.controller';
import { ToursService } from './tours.service';

@Module({
  imports: [
    MongooseModule.forRoot(process.env.MONGODB_URI ?? '', {
      // As durable as the other servers. The API has already created the indexes.
      writeConcern: { w: 'majority', journal: true, wtimeoutMS: 10_000 },
      autoIndex: false,
    }),
    MongooseModule.forFeature([{ name: Tour.name, schema: TourSchema }]),
  ],
  controllers: [ToursController],
  providers: [JwtStrategy, ToursService],
})
export class AppModule {}
