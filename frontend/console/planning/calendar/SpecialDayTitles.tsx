import { specialDayTitle } from 'shared/special-day-texts';
import { specialDaysOn } from 'shared/special-days';

/** Returns the titles of a date's special days, such as "Thanksgiving". */
export function specialDayTitlesOn(date: string): string[] {
  return specialDaysOn(date).map(specialDayTitle);
}

/** The titles of a date's special days in a paragraph; nothing if there are none. */
export function SpecialDayTitles({
  date,
  className,
}: {
  date: string;
  className?: string | undefined;
}) {
  const titles = specialDayTitlesOn(date);
  return titles.length > 0 && <p className={className}>{titles.join(', ')}</p>;
}
