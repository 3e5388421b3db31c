import { Injectable, NotFoundException } from '@nestjs/common';
import { addDays, datesBetween, newYorkDate } from 'shared/new-york';
import {
  SPECIAL_DAYS,
  specialDayEffect,
  specialDaysOn,
  type SpecialDayEffect,
  type SpecialDayName,
} from 'shared/special-days';
import type { Tour } from 'shared/tour-settings';
import { departuresOn } from '../departures/departure';
import { GuideAvailabilityService } from '../departures/guide-availability';
import { NOT_FOUND_REFUSAL } from '../http/problem';
import { ToursService } from '../tours/tours.service';
import type { SpecialDayInput, SpecialDayRecord } from './special-days.dto';

/** A special day's dates in two consecutive years are at most 53 weeks apart. */
const MAX_DAYS_BETWEEN = 53 * 7;

/** Lists the special days in New York, and sets whether departures on them are offered. */
@Injectable()
export class SpecialDaysService {
  constructor(
    private readonly availability: GuideAvailabilityService,
    private readonly tours: ToursService,
  ) {}

  /** Returns the special days by their next dates, earliest first. */
  async list(): Promise<SpecialDayRecord[]> {
    const [{ openSpecialDays }, tours] = await Promise.all([
      this.availability.get(),
      this.tours.findVisible(),
    ]);
    const today = newYorkDate(new Date());
    const records = new Map<SpecialDayName, SpecialDayRecord>();
    for (const date of datesBetween(today, addDays(today, MAX_DAYS_BETWEEN))) {
      for (const name of specialDaysOn(date)) {
        if (records.has(name)) continue;
        const isOpen = openSpecialDays.includes(name);
        records.set(name, { name, date, ...findAffectedTours(name, date, tours), isOpen });
      }
    }
    return [...records.values()];
  }

  /** @throws NotFoundException if there is no special day with this name */
  async change(name: string, { isOpen }: SpecialDayInput): Promise<void> {
    const specialDay = SPECIAL_DAYS.find((each) => each === name);
    if (!specialDay) throw new NotFoundException(NOT_FOUND_REFUSAL);
    await this.availability.setSpecialDayOpen(specialDay, isOpen);
  }
}

function findAffectedTours(name: SpecialDayName, date: string, tours: readonly Tour[]) {
  const findTours = (effect: SpecialDayEffect) =>
    tours.filter((tour) =>
      departuresOn(tour, date, []).some(
        ({ startTime, lengthMinutes, stops, state }) =>
          state === 'open' && specialDayEffect(name, startTime, lengthMinutes, stops) === effect,
      ),
    );
  const closed = findTours('closed');
  const withDetour = findTours('detour').filter((tour) => !closed.includes(tour));
  return { closedTours: closed.map(({ id }) => id), hardTours: withDetour.map(({ id }) => id) };
}
