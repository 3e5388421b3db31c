import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

@Schema({ collection: 'day_tours', versionKey: false })
export class Tour {
  @Prop()
  owner: string;

  @Prop()
  isListed: boolean;

  @Prop()
  status: string;

  @Prop()
  tour: string;

  @Prop()
  departure: string;

  @Prop()
  revision: number;

  @Prop()
  place: string;

  @Prop()
  day: string;

  @Prop()
  people: number;

  @Prop()
  date: string;

  @Prop()
  createdAt: Date;
}

export const TourSchema = SchemaFactory.createForClass(Tour);
