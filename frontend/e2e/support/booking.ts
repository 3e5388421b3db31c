import { expect, type APIRequestContext } from '@playwright/test';
import { DAYS, type List } from './lists';

/** Makes bookings for the owner of the request's cookies, starting with the first place and day. */
export async function bookMany(
  request: APIRequestContext,
  { endpoints, places }: List,
  count: number,
): Promise<void> {
  for (let index = 0; index < count; index++) {
    const data = {
      place: places[index % places.length],
      day: DAYS[index % DAYS.length],
      people: (index % 100) + 1,
    };
    await expect(await request.post(endpoints.create, { data })).toBeOK();
  }
}
