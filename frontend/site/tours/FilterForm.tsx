import clsx from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  MAX_DOLLARS,
  MAX_HOURS,
  parseFilters,
  filtersQuery,
  type TourFilters,
} from 'shared/tour-filters';
import { DATE_INPUT } from 'shared/date-filters';
import { AREAS } from 'shared/areas';
import { TOURS_PATH } from 'shared/tour-page';
import { LISTS } from 'shared/tours';
import type { TourSummary } from '../../api/schema';
import { KEEP_POSITION_STATE } from '../../ui/keep-position';
import { MainFilters } from './filters/MainFilters';
import { texts } from './list-texts.en';
import { texts as siteTexts } from '../app/texts.en';
import { LOCALE } from '../texts/locale.en';
import { formatLanguages } from 'shared/languages';
import { texts as mainTexts } from './filters/texts.en';
import button from '../../ui/button.module.css';
import field from '../../ui/field.module.css';
import page from '../../ui/page.module.css';
import styles from './filter-form.module.css';

interface Props {
  filters: TourFilters;
  /** All tours. The form leaves out choices that match no tour. */
  tours: readonly TourSummary[];
}

interface State {
  /** The query that the page shows. */
  shownQuery: string;
  /** The form's queries that the page doesn't show yet, oldest first. */
  pendingQueries: string[];
  /** The form's React key. Changes if the page shows a query that doesn't come from the form, to reset the fields. */
  key: number;
}

/** The form for filters. Each change opens the page with the matching tours; without scripts, only the button does. */
export function FilterForm({ filters, tours }: Props) {
  const navigate = useNavigate();
  const query = filtersQuery(filters);
  const [state, setState] = useState<State>({ shownQuery: query, pendingQueries: [], key: 0 });
  if (query !== state.shownQuery) {
    const index = state.pendingQueries.indexOf(query);
    const isFromForm = index >= 0;
    setState({
      shownQuery: query,
      pendingQueries: isFromForm ? state.pendingQueries.slice(index + 1) : [],
      key: isFromForm ? state.key : state.key + 1,
    });
  }

  const showMatches = (form: HTMLFormElement) => {
    const newQuery = filtersQuery(readFilters(form));
    const latestQuery = state.pendingQueries.at(-1) ?? state.shownQuery;
    if (newQuery === latestQuery) return;
    setState({ ...state, pendingQueries: [...state.pendingQueries, newQuery] });
    void navigate(toursPathWith(newQuery), { replace: true, state: KEEP_POSITION_STATE });
  };
  const { choices } = texts.filters;
  const areas = AREAS.filter((area) => tours.some((tour) => tour.areas.includes(area)));
  const languages = [...new Set(tours.flatMap((tour) => tour.languages))];
  const moreOptions: Partial<Record<ChoiceName, Options>> = {
    area: areas.map((area) => [area, texts.areas[area]]),
    hours: MAX_HOURS.map((hours) => [String(hours), choices.hours(hours)]),
    ...(languages.length > 1 && {
      language: languages.map((code) => [code, formatLanguages(LOCALE, [code])]),
    }),
    ...(tours.some(({ price }) => price) && {
      price: MAX_DOLLARS.map((dollars) => [String(dollars), choices.price(dollars)]),
    }),
  };
  const moreNames = Object.keys(moreOptions) as ChoiceName[];
  return (
    <form
      key={state.key}
      className={clsx(page.band, styles.form)}
      role="search"
      aria-label={texts.filters.title}
      action={TOURS_PATH}
      autoComplete="off"
      onChange={({ currentTarget, target }) => {
        clearOtherDate(currentTarget, target);
        showMatches(currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        showMatches(event.currentTarget);
      }}
    >
      <div className={styles.fields}>
        <MainFilters filters={filters} />
        <Choice
          name="time"
          value={filters.time}
          options={LISTS.map((list) => [list, siteTexts[list].title])}
        />
      </div>
      <fieldset className={styles.checks}>
        <legend>{texts.filters.needs}</legend>
        {(['stepFree', 'stroller', 'dog'] as const).map((name) => (
          <label key={name}>
            <input type="checkbox" name={name} value="true" defaultChecked={filters[name]} />
            {texts.filters.names[name]}
          </label>
        ))}
      </fieldset>
      <details className={styles.more} open={moreNames.some((name) => filters[name] !== undefined)}>
        <summary>{texts.filters.more}</summary>
        <div className={styles.fields}>
          {moreNames.map((name) => (
            <Choice
              key={name}
              name={name}
              value={filters[name]}
              options={moreOptions[name] ?? []}
            />
          ))}
        </div>
      </details>
      <p className={styles.actions}>
        <button className={button.button} type="submit">
          {mainTexts.find}
        </button>
        {query !== '' && (
          <a className={button.quiet} href={TOURS_PATH}>
            {texts.filters.clear}
          </a>
        )}
      </p>
    </form>
  );
}

type ChoiceName = 'time' | 'area' | 'hours' | 'language' | 'price';

/** Values and their texts. */
type Options = readonly (readonly [string, string])[];

interface ChoiceProps {
  name: ChoiceName;
  value: string | number | undefined;
  options: Options;
}

function Choice({ name, value, options }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id}>{texts.filters.names[name]}</label>
      <select id={id} name={name} defaultValue={value}>
        <option value="">{texts.filters.any}</option>
        {options.map(([optionValue, text]) => (
          <option key={optionValue} value={optionValue}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function readFilters(form: HTMLFormElement): TourFilters {
  const data = new FormData(form);
  return parseFilters((name) => data.get(name) as string | null);
}

/** If the visitor changed one of the two date fields, clears the other one. */
function clearOtherDate(form: HTMLFormElement, changedField: EventTarget): void {
  const dateFields = [form.elements.namedItem('date'), form.elements.namedItem(DATE_INPUT)];
  if (!dateFields.some((dateField) => dateField === changedField)) return;
  for (const dateField of dateFields) {
    if (dateField !== changedField) (dateField as HTMLInputElement).value = '';
  }
}

function toursPathWith(query: string): string {
  return query === '' ? TOURS_PATH : `${TOURS_PATH}?${query}`;
}
