import type { Departure } from './departures';

/** Returns a test departure from Central Park, at 10:00 AM by default. */
export function departureOn(date: string, details: Partial<Departure> = {}): Departure {
  const { vacancies = null, cancelled = false } = details;
  return {
    id: `day.central-park.${date}.1000`,
    place: 'Central Park',
    date,
    localDateTimeStart: `${date}T10:00:00-05:00`,
    localDateTimeEnd: `${date}T12:30:00-05:00`,
    utcCutoffAt: `${date}T15:00:00Z`,
    utcChangeCutoffAt: `${date}T15:00:00Z`,
    status: cancelled ? 'CLOSED' : availabilityFor(vacancies),
    vacancies,
    capacity: vacancies,
    meetingPoint: 'Columbus Circle',
    cancelled,
    revision: 0,
    ...details,
  };
}

function availabilityFor(vacancies: number | null): Departure['status'] {
  if (vacancies === 0) return 'SOLD_OUT';
  return vacancies !== null && vacancies < 6 ? 'LIMITED' : 'AVAILABLE';
}

/** Returns a test departure at 2:00 PM. */
export function afternoonDepartureOn(date: string, details: Partial<Departure> = {}): Departure {
  return departureOn(date, {
    id: `day.central-park.${date}.1400`,
    localDateTimeStart: `${date}T14:00:00-05:00`,
    localDateTimeEnd: `${date}T16:30:00-05:00`,
    utcCutoffAt: `${date}T19:00:00Z`,
    utcChangeCutoffAt: `${date}T19:00:00Z`,
    ...details,
  });
}
