import type { PageVisits } from '../../api/schema';
import { WideTable } from './WideTable';
import styles from './reports.module.css';

/** The steps toward a booking, in order. */
const STEPS = [
  { step: 'seen', name: 'Saw the tour' },
  { step: 'dateChosen', name: 'Chose a date' },
  { step: 'contactGiven', name: 'Sent the form with a contact' },
  { step: 'booked', name: 'Booked' },
] as const;

type Visits = Pick<PageVisits, (typeof STEPS)[number]['step'] | 'cancelled'>;

/** Adds up the visits to several pages. */
export function sumVisits(pages: readonly Visits[]): Visits {
  const sumOf = (step: keyof Visits) => pages.reduce((sum, page) => sum + page[step], 0);
  return {
    seen: sumOf('seen'),
    dateChosen: sumOf('dateChosen'),
    contactGiven: sumOf('contactGiven'),
    booked: sumOf('booked'),
    cancelled: sumOf('cancelled'),
  };
}

/** The booking funnel: how many visits took each step toward a booking, and how many stopped there. */
export function FunnelTable({ visits }: { visits: Visits }) {
  const maxCount = Math.max(1, ...STEPS.map(({ step }) => visits[step]));
  return (
    <WideTable name="Steps toward a booking">
      <caption>Steps toward a booking</caption>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Visits</th>
          <th scope="col">Went no further</th>
        </tr>
      </thead>
      <tbody>
        {STEPS.map(({ step, name }, index) => {
          const nextStep = STEPS[index + 1];
          return (
            <tr key={step}>
              <th scope="row">
                {name}
                <svg
                  className={styles.bar}
                  viewBox="0 0 100 4"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect className={styles.day} width={(visits[step] / maxCount) * 100} height={4} />
                </svg>
              </th>
              <td>{visits[step]}</td>
              <td>{nextStep ? describeLoss(visits[step], visits[nextStep.step]) : '–'}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Canceled a booking</th>
          <td>{visits.cancelled}</td>
          <td>–</td>
        </tr>
      </tfoot>
    </WideTable>
  );
}

/**
 * Describes how many visits ended before the next step: "80 (80%)", or "–" if none did. A step can have more visits than
 * the one before it, because visitors may continue in a later visit.
 */
function describeLoss(count: number, nextCount: number): string {
  const lostCount = count - nextCount;
  if (lostCount <= 0) return '–';
  const percent = Math.round((lostCount / count) * 100);
  return `${String(lostCount)} (${String(percent)}%)`;
}
