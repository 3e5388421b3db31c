import { useId } from 'react';
import { DATE_INPUT, DATE_NAMES } from 'shared/date-filters';
import type { TourFilters } from 'shared/tour-filters';
import { MAX_PEOPLE, MIN_PEOPLE } from 'shared/tours';
import { texts } from './texts.en';
import field from '../../../ui/field.module.css';

/** The fields for a date and a party, in a form that opens the list of tours. They work without scripts. */
export function MainFilters({ filters: { date = '', party } }: { filters: TourFilters }) {
  const id = useId();
  const isName = DATE_NAMES.some((name) => name === date);
  return (
    <>
      <div className={field.field}>
        <label htmlFor={`${id}-date`}>{texts.date}</label>
        <select id={`${id}-date`} name="date" defaultValue={isName ? date : ''}>
          <option value="">{texts.anyDate}</option>
          {DATE_NAMES.map((name) => (
            <option key={name} value={name}>
              {texts.dates[name]}
            </option>
          ))}
        </select>
      </div>
      <div className={field.field}>
        <label htmlFor={`${id}-on`}>{texts.on}</label>
        <input
          id={`${id}-on`}
          name={DATE_INPUT}
          type="date"
          defaultValue={isName ? undefined : date}
        />
      </div>
      <div className={field.field}>
        <label htmlFor={`${id}-party`}>{texts.party}</label>
        <input
          id={`${id}-party`}
          name="party"
          type="number"
          inputMode="numeric"
          min={MIN_PEOPLE}
          max={MAX_PEOPLE}
          defaultValue={party}
        />
      </div>
    </>
  );
}
