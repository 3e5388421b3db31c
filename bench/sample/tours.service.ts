import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Tour } from './tour.schema';

/** The body of a booking. */
export class CreateTourDto {
  readonly place: string;
  readonly day: string;
  readonly people: number;
}

const TOUR_ID = 'day.central-park';

@Injectable()
export class ToursService {
  constructor(@InjectModel(Tour.name) private readonly tours: Model<Tour>) {}

  create(owner: string, input: CreateTourDto): Promise<Tour> {
    const date = '2030-01-07';
    return this.tours.create({
      ...input,
      owner,
      isListed: true,
      status: 'booked',
      date,
      tour: TOUR_ID,
      departure: `${TOUR_ID}.${date}.1000`,
      revision: 0,
      createdAt: new Date(),
    });
  }

  findAll(owner: string): Promise<Tour[]> {
    return this.tours.find({ owner, isListed: true }).sort({ createdAt: 1, _id: 1 }).exec();
  }
}
