import clsx from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorSentence } from '../../api/client';
import type { VisitorBooking, VisitorRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { TextField } from '../../ui/TextField';
import { findVisitors, loadVisitorBookings } from './reports-api';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import field from '../../ui/field.module.css';
import { WideTable } from './WideTable';
import styles from './reports.module.css';

/** The maximum number of visitors that the server returns. */
const MAX_RESULTS = 20;

const dateFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });

/** Finds visitors with or without an account by name, email, or phone, and shows one visitor's bookings. */
export function VisitorSearch() {
  const [searchText, setSearchText] = useState('');
  const [submittedText, setSubmittedText] = useState('');
  const [selectedVisitor, setSelectedVisitor] = useState<VisitorRecord | null>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const selectedButtonRef = useRef<HTMLButtonElement>(null);
  const visitorsQuery = useQuery({
    queryKey: ['visitors', submittedText],
    queryFn: () => findVisitors(submittedText),
    enabled: submittedText !== '',
  });
  const bookingsQuery = useQuery({
    queryKey: ['visitor-bookings', selectedVisitor?.id],
    queryFn: () => loadVisitorBookings(selectedVisitor?.id ?? ''),
    enabled: selectedVisitor !== null,
  });
  const visitors = submittedText === '' ? undefined : visitorsQuery.data;
  const bookings = selectedVisitor === null ? undefined : bookingsQuery.data;
  const failure = visitorsQuery.error ?? bookingsQuery.error;

  useEffect(() => {
    // Moves the focus only if the guide hasn't moved it in the meantime.
    const { activeElement, body } = document;
    const canMoveFocus = activeElement === selectedButtonRef.current || activeElement === body;
    if (bookings && canMoveFocus) titleRef.current?.focus();
  }, [bookings]);

  return (
    <section
      className={clsx(card.card, styles.report)}
      aria-labelledby="search-title"
      aria-busy={visitorsQuery.isFetching}
    >
      <h2 id="search-title">Visitors</h2>
      <form
        className={styles.search}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          setSelectedVisitor(null);
          const trimmedText = searchText.trim();
          // Submitting the same text again refetches the results.
          if (trimmedText === submittedText) void visitorsQuery.refetch();
          setSubmittedText(trimmedText);
        }}
      >
        <TextField
          label="Name, email, or phone"
          hint="A few letters or digits are enough."
          type="text"
          maxLength={200}
          autoComplete="off"
          value={searchText}
          onChange={setSearchText}
        />
        <button className={button.button} type="submit" aria-disabled={visitorsQuery.isFetching}>
          Search
        </button>
      </form>
      {failure !== null && <Alert>{errorSentence(failure)}</Alert>}
      <p role="status">{visitors && describeResults(visitors.length)}</p>
      {visitors && visitors.length > 0 && (
        <ul className={styles.results}>
          {visitors.map((visitor) => (
            <li key={visitor.id}>
              <button
                className={button.quiet}
                type="button"
                onClick={({ currentTarget }) => {
                  selectedButtonRef.current = currentTarget;
                  if (selectedVisitor?.id === visitor.id) void bookingsQuery.refetch();
                  setSelectedVisitor(visitor);
                }}
              >
                {nameOf(visitor)}
              </button>{' '}
              {describeVisitor(visitor)}
            </li>
          ))}
        </ul>
      )}
      {selectedVisitor && bookings && (
        <>
          <h3 ref={titleRef} tabIndex={-1}>
            Bookings by {nameOf(selectedVisitor)}
          </h3>
          {bookings.length === 0 ? <p>No bookings.</p> : <BookingsTable bookings={bookings} />}
        </>
      )}
    </section>
  );
}

function BookingsTable({ bookings }: { bookings: VisitorBooking[] }) {
  return (
    <WideTable name="Bookings">
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Tour</th>
          <th scope="col">People</th>
          <th scope="col">Arrived</th>
        </tr>
      </thead>
      <tbody>
        {bookings.map(({ id, date, list, place, people, arrived, noShow, note }) => (
          <tr key={id}>
            <th scope="row">
              <time dateTime={date}>{dateFormat.format(new Date(`${date}T00:00:00Z`))}</time>
            </th>
            <td>
              {place}, by {list}
              {note !== '' && <span className={field.hint}> {note}</span>}
            </td>
            <td>{people}</td>
            <td>{describeAttendance(arrived, noShow)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function nameOf({ username, contact }: VisitorRecord): string {
  return username ?? contact?.name ?? '';
}

/** Describes who a visitor is, and how to reach them: "a guest · +12125550100". */
function describeVisitor({ username, email, contact }: VisitorRecord): string {
  const hasAccount = username !== undefined;
  const details = [
    hasAccount ? email : 'a guest',
    hasAccount && contact?.name,
    contact?.email,
    contact?.phone,
  ];
  return [...new Set(details)].filter(Boolean).join(' · ');
}

function describeAttendance(arrived: number, noShow: boolean): string {
  if (noShow) return arrived === 0 ? 'no-show' : `${String(arrived)}, the rest no-shows`;
  return arrived === 0 ? 'not recorded' : String(arrived);
}

function describeResults(count: number): string {
  if (count === 0) return 'No visitor’s name, email, or phone number contains that.';
  if (count === 1) return '1 visitor.';
  return count < MAX_RESULTS
    ? `${String(count)} visitors.`
    : `The first ${String(count)} visitors.`;
}
