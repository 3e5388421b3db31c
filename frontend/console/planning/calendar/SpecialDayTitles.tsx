import { SPECIAL_DAY_TITLES } from 'shared/special-day-titles';
import { specialDaysOn } from 'shared/special-days';

/** Returns the titles of a date's special days, such as "Thanksgiving". */
export function specialDayTitlesOn(date: string): string[] {
  return specialDaysOn(date).map((name) => SPECIAL_DAY_TITLES[name]);
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
