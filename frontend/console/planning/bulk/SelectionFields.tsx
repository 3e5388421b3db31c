import { useQuery } from '@tanstack/react-query';
import { WEEKDAYS } from 'shared/new-york';
import { formatTime } from 'shared/new-york-texts';
import { useToday } from '../../../ui/use-today';
import { InputField } from '../../forms/InputField';
import { placesQuery } from '../../tours/places-query';
import { TourChoice } from '../TourChoice';
import type { BulkDraft } from './bulk-draft';
import field from '../../../ui/field.module.css';
import styles from './bulk.module.css';

export interface FieldsProps {
  draft: BulkDraft;
  onChange: (changes: Partial<BulkDraft>) => void;
  /** The server's errors by field. */
  errors: Readonly<Record<string, string>>;
}

/** Fields for the dates, tours, weekdays, and start times of the departures to change. */
export function SelectionFields({ draft, onChange, errors }: FieldsProps) {
  const today = useToday();
  const { data: places = [] } = useQuery(placesQuery);
  const { from, to, tours, weekdays, startTimes } = draft;
  const offeredTimes = new Set(
    places.flatMap((place) => [
      ...place.startTimes,
      ...place.seasons.flatMap((season) => season.startTimes),
    ]),
  );
  return (
    <>
      <div className={styles.pair}>
        <InputField
          label="From"
          type="date"
          min={today ?? undefined}
          error={errors.from}
          value={from}
          onChange={(next) => {
            onChange({ from: next });
          }}
        />
        <InputField
          label="To"
          type="date"
          required={from !== ''}
          error={errors.to}
          value={to ?? from}
          onChange={(next) => {
            onChange({ to: next });
          }}
        />
      </div>
      <TourChoice
        ids={tours}
        onChange={(next) => {
          onChange({ tours: next });
        }}
        error={errors.tours}
      />
      {(to ?? from) !== from && (
        <Choice
          legend="Weekdays"
          allLabel="All weekdays"
          options={WEEKDAYS}
          chosen={weekdays}
          onChange={(next) => {
            onChange({ weekdays: next });
          }}
          format={(weekday) => weekday}
        />
      )}
      {offeredTimes.size > 1 && (
        <Choice
          legend="Start times"
          allLabel="All start times"
          options={[...offeredTimes].sort()}
          chosen={startTimes}
          onChange={(next) => {
            onChange({ startTimes: next });
          }}
          format={formatTime}
        />
      )}
    </>
  );
}

interface ChoiceProps<Option extends string> {
  legend: string;
  /** The label of the checkbox for all options. */
  allLabel: string;
  options: readonly Option[];
  /** The chosen options; null for all. */
  chosen: readonly Option[] | null;
  onChange: (chosen: readonly Option[] | null) => void;
  format: (option: Option) => string;
}

/** A checkbox for all options. If it is unchecked, each option has a checkbox of its own. */
function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { legend, allLabel, options, chosen, onChange, format } = props;
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <label className={field.check}>
        <input
          type="checkbox"
          checked={chosen === null}
          onChange={({ target }) => {
            onChange(target.checked ? null : []);
          }}
        />{' '}
        {allLabel}
      </label>
      {chosen && (
        <div className={styles.options}>
          {options.map((option) => (
            <label key={option} className={field.check}>
              <input
                type="checkbox"
                checked={chosen.includes(option)}
                onChange={({ target }) => {
                  const otherOptions = chosen.filter((each) => each !== option);
                  onChange(target.checked ? [...otherOptions, option] : otherOptions);
                }}
              />{' '}
              {format(option)}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
