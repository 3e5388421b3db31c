import { isDuplicate } from '../database/database-errors';
import type { Place } from '../departures/list-departures';

/** Writes a booking for which places are held, and lets go of them as soon as it is clear what came of it. */
export async function underHold<T>(
  { release, abandon }: Pick<Place, 'release' | 'abandon'>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    const written = await write();
    // What is held counts no more than what is stored: nobody has to wait for it.
    void release();
    return written;
  } catch (error) {
    // The unique indexes decide every race: then it is not stored, and another attempt may do.
    if (isDuplicate(error)) await release();
    else void abandon();
    throw error;
  }
}
