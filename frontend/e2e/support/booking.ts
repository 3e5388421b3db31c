import { expect, type APIRequestContext } from '@playwright/test';
import { DAYS, type List } from './lists';

/** Makes bookings for whoever the request's cookies belong to, from the first place and day on. */
export async function bookMany(
  request: APIRequestContext,
  { calls, places }: List,
  count: number,
): Promise<void> {
  for (let index = 0; index < count; index++) {
    const data = {
      place: places[index % places.length],
      day: DAYS[index % DAYS.length],
      people: (index % 100) + 1,
    };
    await expect(await request.post(calls.create, { data })).toBeOK();
  }
}
