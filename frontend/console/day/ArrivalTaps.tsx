import clsx from 'clsx';
import { useId } from 'react';
import { isArrivalTime, DELAY_CHOICES_MINUTES } from 'shared/arrival';
import { newYorkTime } from 'shared/new-york';
import { formatTime } from 'shared/new-york-texts';
import type { SheetDeparture } from '../../api/schema';
import { useNow } from '../../ui/use-today';
import { useGuideSession, useOutbox } from '../offline/guide-session';
import { isUnsentTap } from '../offline/outbox';
import { describeAnnouncement, type ArrivalTap, type Announcement } from '../offline/tap';
import button from '../../ui/button.module.css';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './arrival-taps.module.css';

/** The announcements that have a button. */
const CHOICES: readonly Announcement[] = [
  { state: 'here' },
  ...DELAY_CHOICES_MINUTES.map((minutes) => ({ state: 'late' as const, minutes })),
];

/** Buttons that announce where the guide is. They are shown only around the departure's start. */
export function ArrivalTaps({ departure }: { departure: SheetDeparture }) {
  const { outbox } = useGuideSession();
  const { taps, isSendingOverdue } = useOutbox();
  const now = useNow();
  const titleId = useId();
  const { localDateTimeStart, localDateTimeEnd, arrival } = departure;
  const canAnnounceNow = isArrivalTime(
    new Date(localDateTimeStart),
    new Date(localDateTimeEnd),
    now,
  );
  if (!canAnnounceNow || departure.state === 'cancelled') return null;

  const tap = taps.find(
    (each): each is ArrivalTap =>
      each.kind === 'arrival' && each.departure === departure.id && isUnsentTap(each),
  );
  const announcement: Announcement | undefined = tap ? tap.said : arrival;
  const announcedAt = tap ? new Date(tap.at) : new Date(arrival?.utcSaidAt ?? 0);
  const announce = (choice: Announcement) => {
    void outbox.announce(departure, choice);
  };
  return (
    <section className={styles.arrival} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        Tell visitors where you are
      </p>
      <div className={styles.choices}>
        {CHOICES.map((choice) => {
          const isCurrent =
            announcement?.state === choice.state && announcement.minutes === choice.minutes;
          return (
            <button
              key={describeAnnouncement(choice)}
              className={clsx(isCurrent ? styles.current : button.quiet, button.small)}
              type="button"
              aria-pressed={isCurrent}
              onClick={() => {
                announce(choice);
              }}
            >
              <span aria-hidden="true">{shortLabelOf(choice)}</span>
              <span className={screenReader.only}>{describeAnnouncement(choice)}</span>
            </button>
          );
        })}
      </div>
      <div className={styles.announced}>
        <p role="status">
          {announcement && announcement.state !== 'unknown' && (
            <>
              <span className={screenReader.only}>{describeAnnouncement(announcement)}: </span>
              {isSendingOverdue && tap
                ? 'Not sent yet'
                : `Shown on tickets since ${formatNewYorkTime(announcedAt)}`}
            </>
          )}
        </p>
        {announcement && announcement.state !== 'unknown' && (
          <button
            className={clsx(button.quiet, button.small)}
            type="button"
            onClick={({ currentTarget }) => {
              // This button disappears, so the focus moves to the section's first button.
              currentTarget.closest('section')?.querySelector('button')?.focus();
              announce({ state: 'unknown' });
            }}
          >
            Clear status
            <span className={screenReader.only}>, {describeAnnouncement(announcement)}</span>
          </button>
        )}
      </div>
    </section>
  );
}

/** A label that fits on a button. */
function shortLabelOf({ state, minutes = 0 }: Announcement): string {
  return state === 'here' ? 'I’m here' : `${String(minutes)} min late`;
}

function formatNewYorkTime(instant: Date): string {
  return formatTime(newYorkTime(instant));
}
