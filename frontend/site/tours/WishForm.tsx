import clsx from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  MAX_DOLLARS,
  MAX_HOURS,
  parseWishes,
  wishesQuery,
  type TourWishes,
} from 'shared/tour-wishes';
import { DATE_INPUT } from 'shared/date-wishes';
import { AREAS } from 'shared/areas';
import { TOURS_PATH } from 'shared/tour-page';
import { LISTS } from 'shared/tours';
import type { TourSummary } from '../../api/schema';
import { KEEP_POSITION_STATE } from '../../ui/keep-position';
import { MainWishes } from './wishes/MainWishes';
import { texts } from './list-texts.en';
import { texts as siteTexts } from '../app/texts.en';
import { LOCALE } from '../texts/locale.en';
import { formatLanguages } from 'shared/languages';
import { texts as mainTexts } from './wishes/texts.en';
import button from '../../ui/button.module.css';
import field from '../../ui/field.module.css';
import page from '../../ui/page.module.css';
import styles from './wish-form.module.css';

interface Props {
  wishes: TourWishes;
  /** All tours: the form offers only choices that some tour has. */
  tours: readonly TourSummary[];
}

interface State {
  /** The query that the page shows. */
  shown: string;
  /** The queries of the form that the page doesn't show yet, in order. */
  pending: string[];
  /** Changes to reset the fields, because the page shows a query that isn't the form's. */
  key: number;
}

/** The visitor's wishes. Without a script, the form opens the page for them; with one, each change does. */
export function WishForm({ wishes, tours }: Props) {
  const navigate = useNavigate();
  const query = wishesQuery(wishes);
  const [state, setState] = useState<State>({ shown: query, pending: [], key: 0 });
  if (query !== state.shown) {
    const index = state.pending.indexOf(query);
    const key = index < 0 ? state.key + 1 : state.key;
    setState({ shown: query, pending: index < 0 ? [] : state.pending.slice(index + 1), key });
  }

  const open = (form: HTMLFormElement) => {
    const next = wishesQuery(wishesIn(form));
    if (next === (state.pending.at(-1) ?? state.shown)) return;
    setState({ ...state, pending: [...state.pending, next] });
    void navigate(pathOf(next), { replace: true, state: KEEP_POSITION_STATE });
  };
  const { choices } = texts.wishes;
  const areas = AREAS.filter((area) => tours.some((tour) => tour.areas.includes(area)));
  const languages = [...new Set(tours.flatMap((tour) => tour.languages))];
  const more: Partial<Record<ChoiceName, Options>> = {
    area: areas.map((area) => [area, texts.areas[area]]),
    hours: MAX_HOURS.map((hours) => [String(hours), choices.hours(hours)]),
    ...(languages.length > 1 && {
      language: languages.map((code) => [code, formatLanguages(LOCALE, [code])]),
    }),
    ...(tours.some(({ price }) => price) && {
      price: MAX_DOLLARS.map((dollars) => [String(dollars), choices.price(dollars)]),
    }),
  };
  const moreNames = Object.keys(more) as ChoiceName[];
  return (
    <form
      key={state.key}
      className={clsx(page.band, styles.form)}
      role="search"
      aria-label={texts.wishes.title}
      action={TOURS_PATH}
      autoComplete="off"
      onChange={({ currentTarget, target }) => {
        clearOtherDate(currentTarget, target);
        open(currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        open(event.currentTarget);
      }}
    >
      <div className={styles.fields}>
        <MainWishes wishes={wishes} />
        <Choice
          name="time"
          value={wishes.time}
          options={LISTS.map((list) => [list, siteTexts[list].title])}
        />
      </div>
      <fieldset className={styles.checks}>
        <legend>{texts.wishes.needs}</legend>
        {(['stepFree', 'stroller', 'dog'] as const).map((name) => (
          <label key={name}>
            <input type="checkbox" name={name} value="true" defaultChecked={wishes[name]} />
            {texts.wishes.names[name]}
          </label>
        ))}
      </fieldset>
      <details className={styles.more} open={moreNames.some((name) => wishes[name] !== undefined)}>
        <summary>{texts.wishes.more}</summary>
        <div className={styles.fields}>
          {moreNames.map((name) => (
            <Choice key={name} name={name} value={wishes[name]} options={more[name] ?? []} />
          ))}
        </div>
      </details>
      <p className={styles.actions}>
        <button className={button.button} type="submit">
          {mainTexts.find}
        </button>
        {query !== '' && (
          <a className={button.quiet} href={TOURS_PATH}>
            {texts.wishes.clear}
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
      <label htmlFor={id}>{texts.wishes.names[name]}</label>
      <select id={id} name={name} defaultValue={value}>
        <option value="">{texts.wishes.any}</option>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function wishesIn(form: HTMLFormElement): TourWishes {
  const data = new FormData(form);
  return parseWishes((name) => data.get(name) as string | null);
}

/** Empties the one of the two fields for a date that the visitor hasn't changed. */
function clearOtherDate(form: HTMLFormElement, changed: EventTarget): void {
  const fields = [form.elements.namedItem('date'), form.elements.namedItem(DATE_INPUT)];
  if (!fields.some((each) => each === changed)) return;
  for (const each of fields) if (each !== changed) (each as HTMLInputElement).value = '';
}

function pathOf(query: string): string {
  return query === '' ? TOURS_PATH : `${TOURS_PATH}?${query}`;
}
