import { ConflictException } from '@nestjs/common';
import type { Model } from 'mongoose';
import { Batch } from '../database/batch';
import { ONE_ANSWER, type Tour } from './tour.schema';

/** The numbers that owners' bookings have in one list: each once, which is how the cap holds in a race. */
export class Slots {
  private readonly slots = new Batch((owners: string[]) => this.slotsOf(owners));

  constructor(private readonly tours: Model<Tour>) {}

  /** The numbers that an owner's bookings have. */
  async used(ownerKey: string): Promise<Set<number>> {
    return (await this.slots.get(ownerKey)) ?? new Set();
  }

  private async slotsOf(owners: string[]): Promise<Map<string, Set<number>>> {
    const tours = await this.tours
      .find({ owner: { $in: owners } }, { _id: 0, owner: 1, slot: 1 })
      .hint({ owner: 1, slot: 1 })
      .batchSize(ONE_ANSWER)
      .lean();
    const slots = new Map(owners.map((owner) => [owner, new Set<number>()]));
    for (const { owner, slot } of tours) slots.get(owner)?.add(slot);
    return slots;
  }
}

/**
 * A free slot for one more booking. Those who race for the last ones choose from the same few.
 *
 * @throws ConflictException if the owner has as many bookings as are allowed
 */
export function pickSlot(used: Set<number>, maxBookings: number): number {
  const free = freeSlots(used, maxBookings - used.size);
  const slot = free[Math.floor(Math.random() * free.length)];
  if (slot === undefined) {
    throw new ConflictException(
      `This list is full: it can hold ${String(maxBookings)} bookings. Delete one to make room.`,
    );
  }
  return slot;
}

/** The lowest slots that are not in use. */
export function freeSlots(used: Set<number>, count: number): number[] {
  const free: number[] = [];
  for (let slot = 0; free.length < count; slot++) if (!used.has(slot)) free.push(slot);
  return free;
}
