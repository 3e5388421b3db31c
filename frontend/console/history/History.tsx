import clsx from 'clsx';
import { useState } from 'react';
import type { HistoryKind } from 'shared/history';
import type { HistoryFilter } from '../guide-api';
import { Field } from '../../ui/Field';
import { HistoryList, useHistory } from './HistoryList';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import styles from './history.module.css';

/** The labels of the kinds in the filter. */
const KIND_LABELS: Readonly<Record<HistoryKind, string>> = {
  booking: 'Bookings',
  departure: 'Departures',
  tour: 'Tours',
  settings: 'Settings',
  'special-day': 'Special days',
  'time-off': 'Time off',
  'busy-calendar': 'Own calendar',
  'calendar-address': 'Calendar address',
  mail: 'Emails',
  colleague: 'Colleagues',
  profile: 'Profiles',
  backup: 'Backups',
};

/** A section that loads the history when the guide opens it. */
export function History() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={clsx(card.card, styles.card)} aria-labelledby="history-title">
      <h2 id="history-title">History</h2>
      <p>All changes that guides have made. Nobody can edit or delete them.</p>
      <button
        className={button.quiet}
        type="button"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {isOpen ? 'Hide the history' : 'Show the history'}
      </button>
      {isOpen && <FilteredHistory />}
    </section>
  );
}

/** The history, with filters for the guide and the kind. */
function FilteredHistory() {
  const [guide, setGuide] = useState('');
  const [kind, setKind] = useState('');
  const filter: HistoryFilter = {
    ...(guide !== '' && { guide }),
    ...(kind !== '' && { kind: kind as HistoryKind }),
  };
  const guides = useHistory({}).data?.pages[0]?.guides ?? [];
  return (
    <>
      <div className={styles.filters}>
        <Choice
          label="Guide"
          allLabel="Everyone"
          value={guide}
          onChange={setGuide}
          options={guides.map(({ id, name }) => [id, name])}
        />
        <Choice
          label="What"
          allLabel="Everything"
          value={kind}
          onChange={setKind}
          options={Object.entries(KIND_LABELS)}
        />
      </div>
      <HistoryList filter={filter} />
    </>
  );
}

interface ChoiceProps {
  label: string;
  /** The label of the option without a filter. */
  allLabel: string;
  value: string;
  onChange: (value: string) => void;
  options: [value: string, label: string][];
}

function Choice({ label, allLabel, value, onChange, options }: ChoiceProps) {
  return (
    <Field label={label}>
      {(props) => (
        <select
          {...props}
          value={value}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        >
          <option value="">{allLabel}</option>
          {options.map(([optionValue, optionLabel]) => (
            <option key={optionValue} value={optionValue}>
              {optionLabel}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
