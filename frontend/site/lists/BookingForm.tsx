import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { departureTime } from 'shared/departure-id';
import type { Weekday } from 'shared/new-york';
import { sumCents, type Ages } from 'shared/party-price';
import { tourPath } from 'shared/tour-page';
import { tourId } from 'shared/tour-settings';
import type { ListName } from 'shared/tours';
import { Link } from 'react-router-dom';
import { placeNameOf } from '../departures/place-name';
import { ApiError, errorSentence } from '../../api/client';
import type { BookingInput, BookingRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { Emblem } from '../../ui/Emblem';
import { Field } from '../../ui/Field';
import { ScriptNotice } from '../../ui/ScriptNotice';
import { focusFirstError } from '../../ui/focus-first-error';
import { MissingFields } from '../../ui/MissingFields';
import { useSubmit } from '../../ui/use-submit';
import { useNow } from '../../ui/use-today';
import { chooseDate, chooseDeparture, dayText } from '../departures/selects/date-choice';
import { departureOf, type LoadedDepartures } from '../departures/selects/loaded-departures';
import {
  bookableDates,
  datesIncludingBooked,
  weekdaysOf,
  type DateContext,
} from '../departures/selects/form-dates';
import { AgeFields } from '../price/AgeFields';
import { PartyPrice } from '../price/PartyPrice';
import { PeopleField } from '../departures/PeopleField';
import type { OfferedTours } from './use-offered-tours';
import { countVisit } from '../visits/count-visit';
import { WhenFields } from '../departures/selects/WhenFields';
import { texts } from './texts.en';
import { texts as departureTexts } from '../departures/texts.en';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import selects from '../departures/selects/selects.module.css';
import styles from './booking-form.module.css';

interface Props {
  list: ListName;
  /** The tours to choose from. */
  offeredTours: OfferedTours;
  /** The booking to change; null for a new one. */
  editedBooking: BookingRecord | null;
  /** The place preselected in a new booking; may be empty. */
  initialPlace: string;
  /** Disables the form until the page's scripts have loaded, since hydration would discard earlier input. */
  disabled: boolean;
  /** Today's date in New York; null until it is known. */
  today: string | null;
  loadedDepartures: LoadedDepartures;
  /** Called when the visitor chooses a place, so that its departures are loaded. */
  onPlaceChange: (place: string) => void;
  /** Saves the booking; if it throws, the form shows the error and keeps the input. */
  onSave: (input: BookingInput) => Promise<void>;
  onCancel: () => void;
  /** Receives the form's first field, which the page focuses. */
  firstFieldRef: Ref<HTMLSelectElement>;
}

/** Creates or changes a booking. A different `key` resets the form. */
export function BookingForm(props: Props) {
  const { list, offeredTours, editedBooking, initialPlace, disabled, today, loadedDepartures } =
    props;
  const { onPlaceChange, onSave, onCancel, firstFieldRef } = props;
  const [place, setPlace] = useState(editedBooking?.place ?? initialPlace);
  const [preferredDay, setPreferredDay] = useState<Weekday | ''>(editedBooking?.day ?? '');
  const [preferredDate, setPreferredDate] = useState(editedBooking?.date ?? '');
  const [preferredTime, setPreferredTime] = useState(() => {
    const bookedDeparture = editedBooking && departureOf(loadedDepartures, editedBooking);
    return bookedDeparture ? departureTime(bookedDeparture.id) : (editedBooking?.time ?? '');
  });
  const [people, setPeople] = useState(editedBooking ? String(editedBooking.people) : '');
  const [ages, setAges] = useState<Ages>(editedBooking?.ages ?? {});
  // A booking can be changed even if its place is no longer offered.
  const isOffered = place === '' || offeredTours.places.includes(place);
  const places = isOffered ? offeredTours.places : [place, ...offeredTours.places];
  const maxPartySize = offeredTours.maxPeople[place];
  /** The edited booking; undefined if the visitor has chosen a different tour. */
  const sameTourBooking = editedBooking?.place === place ? editedBooking : undefined;
  // A party may keep its size even if the guide has lowered the limit since it booked.
  const bookedPeople = sameTourBooking?.people ?? 0;
  // A booking keeps its price unless it changes to a different tour.
  const price = sameTourBooking ? sameTourBooking.price : offeredTours.prices[place];
  const titleId = useId();
  const missingFieldsId = useId();
  const formRef = useRef<HTMLFormElement>(null);

  const dateContext: DateContext = { loadedDepartures, place, editedBooking, today, now: useNow() };
  const weekdays = weekdaysOf(dateContext);
  // A newly chosen place may not offer the preferred weekday.
  const day = weekdays.find((name) => name === preferredDay) ?? '';
  const typedPeople = Number(people);
  const partySize = Number.isInteger(typedPeople) && typedPeople > 0 ? typedPeople : 1;
  const dates = day === '' ? [] : datesIncludingBooked(dateContext, day);
  const bookableOptions = weekdays.flatMap((name) => bookableDates(dateContext, name));
  const dateChoice =
    day === '' ? {} : chooseDate(day, dates, preferredDate, partySize, bookableOptions);
  const { chosen: chosenDate } = dateChoice;
  const departureChoice = chosenDate ? chooseDeparture(chosenDate, preferredTime, partySize) : {};
  const departure = departureChoice.chosen?.departure;
  const tourPagePath = place === '' ? '' : tourPath(tourId({ list, place }));
  const isNew = editedBooking === null;
  useEffect(() => {
    if (tourPagePath === '' || !isNew) return;
    countVisit(tourPagePath);
    if (day !== '') countVisit(tourPagePath, 'DATE_CHOSEN');
  }, [tourPagePath, isNew, day]);
  const hasSeveralDepartures = (chosenDate?.departures.length ?? 0) > 1;
  const dateAndTime = {
    ...(chosenDate && { date: chosenDate.date }),
    ...(hasSeveralDepartures && departure && { time: departureTime(departure.id) }),
  };
  const choiceKey = [place, day, dateAndTime.date, dateAndTime.time].join();
  const [sentChoiceKey, setSentChoiceKey] = useState('');
  const { label: peopleLabel } = departureTexts.peopleField;
  const missingLabels: string[] = [];
  if (place === '') missingLabels.push(texts.form.place);
  if (day === '') missingLabels.push(texts.form.day);
  if (people.trim() === '') missingLabels.push(peopleLabel);
  const {
    sending: saving,
    error,
    submit,
  } = useSubmit(async () => {
    setSentChoiceKey(choiceKey);
    if (isNew) countVisit(tourPagePath, 'CONTACT_GIVEN');
    // If no date can be chosen, the server's error names alternatives.
    if (place === '' || day === '') return;
    await onSave({
      place,
      day,
      people: typedPeople,
      ...(price?.groups && { ages }),
      ...(price && { expectedCents: sumCents(price, { people: typedPeople, ages }) }),
      ...dateAndTime,
    });
  });
  const fieldErrors = error instanceof ApiError ? error.fields : {};
  // This form has no email field, so the error appears as an alert.
  const emailError = fieldErrors['contact.email'];

  // On a phone, the invalid field may be out of view when the button is pressed.
  useEffect(() => {
    if (error !== null) focusFirstError(formRef.current);
  }, [error]);

  return (
    <form
      ref={formRef}
      className={clsx(card.card, styles.form)}
      aria-labelledby={titleId}
      aria-busy={saving}
      onSubmit={submit}
    >
      <h2 id={titleId}>{texts.form.title}</h2>
      <ScriptNotice />
      <fieldset role="none" disabled={disabled}>
        <div className={styles.placeField}>
          <Field label={texts.form.place} error={fieldErrors.place}>
            {(props) => (
              <select
                {...props}
                ref={firstFieldRef}
                name="place"
                required
                value={place}
                onChange={(event) => {
                  const chosenPlace = event.target.value;
                  setPlace(chosenPlace);
                  onPlaceChange(chosenPlace);
                }}
              >
                <option value="" disabled>
                  {texts.form.choosePlace}
                </option>
                {places.map((name) => (
                  <option key={name} value={name}>
                    {offeredTours.names[name] ?? placeNameOf({ place: name })}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Emblem place={place} />
        </div>
        <div className={clsx(selects.when, day !== '' && selects.chosen)}>
          <Field label={texts.form.day} error={fieldErrors.day}>
            {(props) => (
              <select
                {...props}
                name="day"
                required
                value={day}
                onChange={(event) => {
                  setPreferredDay(event.target.value as Weekday);
                  setPreferredDate('');
                }}
              >
                <option value="" disabled>
                  {texts.form.chooseDay}
                </option>
                {weekdays.map((name) => (
                  <option key={name} value={name}>
                    {dayText(
                      name,
                      name === day && chosenDate ? [chosenDate] : bookableDates(dateContext, name),
                    )}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {day !== '' && (
            <WhenFields
              dates={dates}
              dateChoice={dateChoice}
              departureChoice={departureChoice}
              errors={choiceKey === sentChoiceKey ? fieldErrors : {}}
              onDateChange={setPreferredDate}
              onTimeChange={setPreferredTime}
            />
          )}
        </div>
        <PeopleField
          value={people}
          onChange={setPeople}
          maxPeople={maxPartySize && Math.max(maxPartySize, bookedPeople)}
          error={fieldErrors.people}
        />
        <AgeFields
          price={price}
          people={typedPeople}
          ages={ages}
          onChange={setAges}
          error={fieldErrors.ages}
        />
        <PartyPrice
          price={price}
          people={typedPeople}
          ages={ages}
          isPriceChange={editedBooking !== null && !sameTourBooking}
        />
        {error !== null && Object.keys(fieldErrors).length === 0 && (
          <Alert>{texts.form.notSaved(errorSentence(error))}</Alert>
        )}
        {emailError !== undefined && (
          <Alert>
            <p>{texts.form.notSaved(emailError)}</p>
            <p>
              <Link to={tourPagePath}>{texts.form.bookOnTourPage}</Link>
            </p>
          </Alert>
        )}
        <MissingFields id={missingFieldsId} labels={missingLabels} />
        <div className={styles.actions}>
          <button
            className={button.button}
            type="submit"
            disabled={missingLabels.length > 0 && !saving}
            aria-disabled={saving || undefined}
            aria-describedby={missingLabels.length > 0 ? missingFieldsId : undefined}
          >
            {editedBooking ? texts.form.update : texts.form.create}
          </button>
          {editedBooking && (
            <button
              className={button.quiet}
              type="button"
              aria-disabled={saving}
              onClick={() => {
                if (!saving) onCancel();
              }}
            >
              {texts.form.cancel}
            </button>
          )}
        </div>
      </fieldset>
    </form>
  );
}
