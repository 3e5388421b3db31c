import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { departureTime } from 'shared/departure-id';
import type { Weekday } from 'shared/new-york';
import { tourPath } from 'shared/tour-page';
import { tourId } from 'shared/tour-settings';
import type { ListName } from 'shared/tours';
import { Link } from 'react-router-dom';
import { ApiError, sentenceOf } from '../../api/client';
import { Alert } from '../../ui/Alert';
import { Emblem } from '../../ui/Emblem';
import { Field } from '../../ui/Field';
import { NeedsScript } from '../../ui/NeedsScript';
import { showFlaw } from '../../ui/show-flaw';
import { StillNeeded } from '../../ui/StillNeeded';
import { useSubmit } from '../../ui/use-submit';
import { useMinute } from '../../ui/use-today';
import { departuresWords } from '../words/departures';
import { peopleFieldWords } from '../words/people-field';
import { servicesWords } from '../words/services';
import { formatWords } from '../words/format-words';
import { useWords } from '../../ui/language';
import { chooseDate, chooseStart, dayText, type ChoiceWords } from './date-choice';
import { departureOf, type KnownDepartures } from './known-departures';
import { bookableDates, datesIncludingBooked, weekdaysOf, type DateContext } from './form-dates';
import { PeopleField } from './PeopleField';
import type { Tour, TourInput } from './tours-api';
import type { OfferedTours } from './use-offered-tours';
import { WhenFields } from './WhenFields';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import styles from './tour-form.module.css';

interface Props {
  list: ListName;
  /** What can be chosen. */
  offered: OfferedTours;
  /** The booking to change; a new one is made where there is none. */
  editing: Tour | null;
  /** The place that a new booking has from the start; none if empty. */
  firstPlace: string;
  /** Nothing can be filled in while the page's scripts are not there: it would be lost. */
  disabled: boolean;
  /** Today's date in New York; null while it isn't known yet. */
  today: string | null;
  known: KnownDepartures;
  /** Told of the place whose departures are needed. */
  onPlace: (place: string) => void;
  /** Saves; what it throws is shown, and what was typed is kept. */
  onSave: (input: TourInput) => Promise<void>;
  onCancel: () => void;
  /** Where the focus goes when the form starts anew. */
  firstFieldRef: Ref<HTMLSelectElement>;
}

/** Makes a booking or changes one. To start anew, give it another `key`. */
export function TourForm(props: Props) {
  const { list, offered, editing, firstPlace, disabled, today, known } = props;
  const { onPlace, onSave, onCancel, firstFieldRef } = props;
  const services = useWords(servicesWords);
  const words = services.form;
  const format = useWords(formatWords);
  const choiceWords: ChoiceWords = { ...services, format, departures: useWords(departuresWords) };
  const [place, setPlace] = useState(editing?.place ?? firstPlace);
  const [wishedDay, setDay] = useState<Weekday | ''>(editing?.day ?? '');
  const [date, setDate] = useState(editing?.date ?? '');
  const [time, setTime] = useState(() => {
    const booked = editing && departureOf(known, editing);
    return booked ? departureTime(booked.id) : (editing?.time ?? '');
  });
  const [people, setPeople] = useState(editing ? String(editing.people) : '');
  // What was booked can be changed, whether or not it is offered by now.
  const isOffered = place === '' || offered.places.includes(place);
  const places = isOffered ? offered.places : [place, ...offered.places];
  const largest = offered.maxPeople[place];
  // A party that was larger before the guide said so may stay as it is.
  const own = editing?.place === place ? editing.people : 0;
  const titleId = useId();
  const neededId = useId();
  const formRef = useRef<HTMLFormElement>(null);

  const offer: DateContext = { known, place, editing, today, now: useMinute() };
  const weekdays = weekdaysOf(offer);
  // Another place may not offer it.
  const day = weekdays.find((name) => name === wishedDay) ?? '';
  const typed = Number(people);
  const party = Number.isInteger(typed) && typed > 0 ? typed : 1;
  const dates = day === '' ? [] : datesIncludingBooked(offer, day);
  const others = weekdays.flatMap((name) => bookableDates(offer, name));
  const chosenDate = day === '' ? {} : chooseDate(choiceWords, day, dates, date, party, others);
  const { chosen } = chosenDate;
  const chosenStart = chosen ? chooseStart(choiceWords, chosen, time, party) : {};
  const departure = chosenStart.chosen?.departure;
  const hasTimes = (chosen?.starts.length ?? 0) > 1;
  const when = {
    ...(chosen && { date: chosen.date }),
    ...(hasTimes && departure && { time: departureTime(departure.id) }),
  };
  const wanted = [place, day, when.date, when.time].join();
  const [sent, setSent] = useState('');
  const { label: peopleLabel } = useWords(peopleFieldWords);
  const needed = [
    ...(place === '' ? [words.place] : []),
    ...(day === '' ? [words.day] : []),
    ...(people.trim() === '' ? [peopleLabel] : []),
  ];
  const {
    sending: saving,
    error,
    submit,
  } = useSubmit(async () => {
    setSent(wanted);
    // Where no date can be chosen, the server says so, and which others there are.
    if (place !== '' && day !== '') await onSave({ place, day, people: typed, ...when });
  });
  const fieldErrors = error instanceof ApiError ? error.fields : {};
  // There is no such field here.
  const emailNeeded = fieldErrors['contact.email'];

  // On a phone the button is in view when what went wrong is not.
  useEffect(() => {
    if (error !== null) showFlaw(formRef.current);
  }, [error]);

  return (
    <form
      ref={formRef}
      className={clsx(card.card, styles.form)}
      aria-labelledby={titleId}
      aria-busy={saving}
      onSubmit={submit}
    >
      <h2 id={titleId}>{words.title}</h2>
      <NeedsScript />
      <fieldset role="none" disabled={disabled}>
        <div className={styles.placeField}>
          <Field label={words.place} error={fieldErrors.place}>
            {(props) => (
              <select
                {...props}
                ref={firstFieldRef}
                required
                value={place}
                onChange={(event) => {
                  const chosen = event.target.value;
                  setPlace(chosen);
                  onPlace(chosen);
                }}
              >
                <option value="" disabled>
                  {words.choosePlace}
                </option>
                {places.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            )}
          </Field>
          <Emblem place={place} />
        </div>
        <div className={clsx(styles.when, day !== '' && styles.chosen)}>
          <Field label={words.day} error={fieldErrors.day}>
            {(props) => (
              <select
                {...props}
                required
                value={day}
                onChange={(event) => {
                  setDay(event.target.value as Weekday);
                  setDate('');
                }}
              >
                <option value="" disabled>
                  {words.chooseDay}
                </option>
                {weekdays.map((name) => (
                  <option key={name} value={name}>
                    {dayText(
                      choiceWords,
                      name,
                      name === day && chosen ? [chosen] : bookableDates(offer, name),
                    )}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {day !== '' && (
            <WhenFields
              words={choiceWords}
              dates={dates}
              date={chosenDate}
              start={chosenStart}
              errors={wanted === sent ? fieldErrors : {}}
              onDate={setDate}
              onTime={setTime}
            />
          )}
        </div>
        <PeopleField
          value={people}
          onChange={setPeople}
          maxPeople={largest && Math.max(largest, own)}
          error={fieldErrors.people}
        />
        {error !== null && Object.keys(fieldErrors).length === 0 && (
          <Alert>{words.notSaved(sentenceOf(error))}</Alert>
        )}
        {emailNeeded !== undefined && (
          <Alert>
            <p>{words.notSaved(emailNeeded)}</p>
            <p>
              <Link to={tourPath(tourId({ list, place }))}>{words.onItsPage}</Link>
            </p>
          </Alert>
        )}
        <StillNeeded id={neededId} labels={needed} />
        <div className={styles.actions}>
          <button
            className={button.button}
            type="submit"
            disabled={needed.length > 0 && !saving}
            aria-disabled={saving || undefined}
            aria-describedby={needed.length > 0 ? neededId : undefined}
          >
            {editing ? words.update : words.create}
          </button>
          {editing && (
            <button
              className={button.quiet}
              type="button"
              aria-disabled={saving}
              onClick={() => {
                if (!saving) onCancel();
              }}
            >
              {words.cancel}
            </button>
          )}
        </div>
      </fieldset>
    </form>
  );
}
