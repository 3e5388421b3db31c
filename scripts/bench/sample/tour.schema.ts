import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

@Schema({ collection: 'day_tours', versionKey: false })
export class Tour {
  @Prop()
  owner: string;

  @Prop()
  slot: number;

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
