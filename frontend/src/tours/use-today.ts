import { useEffect, useState } from 'react';
import { newYorkDate } from '../../../backend/src/tours/calendar';
import { now } from '../api/clock';

const MINUTE_MS = 60_000;

/** Today's date in New York, also when a page stays open past midnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => newYorkDate(now()));
  useEffect(() => {
    const timer = setInterval(() => {
      setToday(newYorkDate(now()));
    }, MINUTE_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return today;
}
