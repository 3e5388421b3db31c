import clsx from 'clsx';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../api/client';
import * as limits from '../../api/limits';
import type { BookedDeparture, PlaceRecord, PlacesInput } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { InputField, wholeNumberProps } from '../forms/InputField';
import { formatOptionalNumber } from '../forms/optional-number';
import { useForm } from '../forms/use-form';
import { changeAllSettings, getPromisedPrices, setPrices } from '../guide-api';
import { TourChoice } from '../planning/TourChoice';
import { BookedDeparturesDialog } from '../tours/BookedDeparturesDialog';
import { bookedDeparturesIn } from '../tours/BookedList';
import { placesQuery } from '../tours/places-query';
import { draftToPrice, priceToDraft, type PriceDraft } from '../tours/price-draft';
import { PriceFields } from '../tours/PriceFields';
import { StartTimes } from '../tours/StartTimes';
import { Weekdays } from '../tours/Weekdays';
import { setupQuery } from './setup-query';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import forms from '../forms/forms.module.css';
import styles from './setup.module.css';

const PARTS = [
  { name: 'hours', title: 'Days and hours', Form: HoursForm },
  { name: 'spots', title: 'Spots', Form: SpotsForm },
  { name: 'prices', title: 'Prices', Form: PricesForm },
] as const;

interface FormProps {
  places: readonly PlaceRecord[];
}

/** Forms that change the settings of all tours at once, or of some tours. */
export function AllTours() {
  const [searchParams] = useSearchParams();
  const { data: places, error, refetch } = useQuery(placesQuery);
  const { name, title, Form } =
    PARTS.find((part) => part.name === searchParams.get('part')) ?? PARTS[0];
  const otherParts = PARTS.filter((part) => part.name !== name);
  return (
    <section className={clsx(card.card, styles.setup)} aria-labelledby="all-tours-title">
      <h2 id="all-tours-title">{title} for all tours</h2>
      {!places && error !== null && (
        <Alert onRetry={() => void refetch()}>{errorSentence(error)}</Alert>
      )}
      {!places && error === null && <p role="status">Loading…</p>}
      {places && <Form key={name} places={places} />}
      <ul className={styles.moreLinks} aria-label="More for all tours">
        {otherParts.map((part) => (
          <li key={part.name}>
            <Link to={`/?view=all-tours&part=${part.name}`}>{part.title}</Link>
          </li>
        ))}
        <li>
          <Link to="/?view=tours">Each tour</Link>
        </li>
      </ul>
    </section>
  );
}

function HoursForm({ places }: FormProps) {
  const [weekdays, setWeekdays] = useState(
    () => findMostCommon(places.map((place) => place.weekdays)) ?? [],
  );
  const [startTimes, setStartTimes] = useState(() => ({
    day: findMostCommonStartTimes(places, 'day'),
    night: findMostCommonStartTimes(places, 'night'),
  }));
  return (
    <SettingsForm
      places={places}
      getChanges={() => ({
        weekdays,
        ...(startTimes.day.length > 0 && { dayStartTimes: startTimes.day }),
        ...(startTimes.night.length > 0 && { nightStartTimes: startTimes.night }),
      })}
    >
      {(errors) => (
        <>
          <Weekdays weekdays={weekdays} onChange={setWeekdays} error={errors.weekdays} />
          {(['day', 'night'] as const).map(
            (list) =>
              startTimes[list].length > 0 && (
                <fieldset key={list} className={styles.times}>
                  <legend>{list === 'day' ? 'Day tours' : 'Night tours'}</legend>
                  <StartTimes
                    times={startTimes[list]}
                    onChange={(times) => {
                      setStartTimes((before) => ({ ...before, [list]: times }));
                    }}
                    error={errors[`${list}StartTimes`]}
                  />
                </fieldset>
              ),
          )}
        </>
      )}
    </SettingsForm>
  );
}

function SpotsForm({ places }: FormProps) {
  const [capacity, setCapacity] = useState(() =>
    formatOptionalNumber(findMostCommon(places.map((place) => place.capacity)) ?? null),
  );
  return (
    <SettingsForm
      places={places}
      getChanges={() => ({ capacity: capacity === '' ? null : Number(capacity) })}
    >
      {(errors) => (
        <InputField
          label="Capacity"
          hint="The maximum number of people at each departure. Leave empty for no limit."
          required={false}
          error={errors.capacity}
          {...wholeNumberProps(limits.PlacesInput.capacity)}
          value={capacity}
          onChange={setCapacity}
        />
      )}
    </SettingsForm>
  );
}

interface SettingsFormProps extends FormProps {
  /** Returns the settings to save. */
  getChanges: () => Omit<PlacesInput, 'tours' | 'bookedDepartures'>;
  /** Renders the fields with the server's errors by field name. */
  children: (errors: Readonly<Record<string, string>>) => ReactNode;
}

/** A form for settings that booked parties may rely on. Asks whether to change booked departures, too. */
function SettingsForm({ places, getChanges, children }: SettingsFormProps) {
  const client = useQueryClient();
  /** The ids of the chosen tours; null for all tours. */
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const [affectedDepartures, setAffectedDepartures] = useState<readonly BookedDeparture[] | null>(
    null,
  );
  const saveRef = useRef<HTMLButtonElement>(null);
  const save = async (bookedDepartures?: PlacesInput['bookedDepartures']) => {
    const tours = places
      .filter(({ id }) => ids?.includes(id) ?? true)
      .map(({ id, revision }) => ({ id, revision }));
    await changeAllSettings({
      tours,
      ...getChanges(),
      ...(bookedDepartures && { bookedDepartures }),
    });
    // The next form needs the tours' new revisions.
    await client.invalidateQueries({ queryKey: placesQuery.queryKey });
    setIsSaved(true);
    void client.invalidateQueries({ queryKey: setupQuery.queryKey });
  };
  const { form, sending, errors, failure } = useForm(async () => {
    setIsSaved(false);
    try {
      await save();
    } catch (reason) {
      const departures = bookedDeparturesIn(reason);
      if (!departures) throw reason;
      setAffectedDepartures(departures);
    }
  });
  return (
    <form
      {...form}
      className={styles.form}
      aria-labelledby="all-tours-title"
      onChange={() => {
        setIsSaved(false);
      }}
    >
      {children(errors)}
      <TourChoice ids={ids} onChange={setIds} error={errors.tours} />
      {failure && <Alert>Nothing was saved. {failure}</Alert>}
      <div className={forms.actions}>
        <button className={button.button} type="submit" aria-disabled={sending} ref={saveRef}>
          Save
        </button>
        <span role="status">{isSaved && 'Saved.'}</span>
      </div>
      {affectedDepartures && (
        <BookedDeparturesDialog
          departures={affectedDepartures}
          focusFallbackRef={saveRef}
          onAnswer={save}
          onClose={() => {
            setAffectedDepartures(null);
          }}
        />
      )}
    </form>
  );
}

const promisedPricesQuery = queryOptions({
  queryKey: ['promised-prices'],
  queryFn: getPromisedPrices,
});

const NEW_PRICE: PriceDraft = { ...priceToDraft(null), kind: 'PERSON' };

function PricesForm({ places }: FormProps) {
  const client = useQueryClient();
  const [price, setPrice] = useState(NEW_PRICE);
  /** The ids of the chosen tours; null for all tours. */
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  // If the promised prices can't be loaded, the guide can change prices anyway.
  const { data: promisedPrices = [] } = useQuery(promisedPricesQuery);
  const { form, sending, errors, failure } = useForm(async () => {
    setIsSaved(false);
    const tours = [...(ids ?? places.map(({ id }) => id))];
    await setPrices({ tours, price: draftToPrice(price) });
    await client.invalidateQueries({ queryKey: placesQuery.queryKey });
    setIsSaved(true);
    void client.invalidateQueries({ queryKey: setupQuery.queryKey });
  });
  return (
    <form
      {...form}
      className={styles.form}
      aria-labelledby="all-tours-title"
      onChange={() => {
        setIsSaved(false);
      }}
    >
      <PriceFields
        price={price}
        promisedPrices={promisedPrices.filter(({ tour }) => ids?.includes(tour) ?? true)}
        errors={errors}
        onChange={setPrice}
      />
      <TourChoice ids={ids} onChange={setIds} error={errors.tours} />
      {failure && <Alert>Nothing was saved. {failure}</Alert>}
      <div className={forms.actions}>
        <button className={button.button} type="submit" aria-disabled={sending}>
          Save
        </button>
        <span role="status">{isSaved && 'Saved.'}</span>
      </div>
    </form>
  );
}

function findMostCommonStartTimes(places: readonly PlaceRecord[], list: PlaceRecord['list']) {
  const placesInList = places.filter((place) => place.list === list);
  return findMostCommon(placesInList.map(({ startTimes }) => startTimes)) ?? [];
}

/** Returns the most common value; undefined if there are no values. */
function findMostCommon<Value>(values: readonly Value[]): Value | undefined {
  const countOf = (value: Value) => values.filter((each) => String(each) === String(value)).length;
  return values.toSorted((a, b) => countOf(b) - countOf(a))[0];
}
