import { newYorkDate, newYorkTime } from 'shared/new-york';
import { formatDate, formatTime } from 'shared/new-york-texts';
import { isUnsentTap, type ConnectionProblem } from '../offline/outbox';
import { useOutbox } from '../offline/guide-session';
import { PERSISTENCE_SENTENCES } from '../offline/persistence-sentences';
import { PROBLEM_SENTENCES } from '../offline/problem-sentences';
import styles from './connection.module.css';

interface Props {
  /** Why the sheet can't be loaded right now; null if it was loaded, or the failure isn't temporary. */
  loadProblem: ConnectionProblem | null;
  /** When the shown sheet was loaded: an ISO 8601 instant; null without a sheet. */
  loadedAt: string | null;
  today: string;
}

/** Shows why calls fail, how old the sheet is, and how many taps are waiting. */
export function Connection({ loadProblem, loadedAt, today }: Props) {
  const { sendProblem, taps, isSendingOverdue, persistence } = useOutbox();
  const waitingCount = taps.filter(isUnsentTap).length;
  const overdueCount = isSendingOverdue ? waitingCount : 0;
  const problem = sendProblem ?? loadProblem;
  const mayBeOutdated = loadProblem !== null || problem === 'no connection';
  // The status elements exist before their texts, because screen readers may miss new elements.
  return (
    <div className={styles.connection}>
      <p role="status">
        {problem !== null && PROBLEM_SENTENCES[problem]}
        {mayBeOutdated && loadedAt !== null && ` ${describeAge(loadedAt, today)}`}
        {problem !== null &&
          (loadedAt !== null || waitingCount > 0) &&
          ` ${PERSISTENCE_SENTENCES[persistence]}`}
      </p>
      <p role="status">
        {overdueCount > 0 &&
          `${overdueCount === 1 ? '1 change is' : `${String(overdueCount)} changes are`} waiting to be sent.`}
      </p>
      <p role="status">
        {problem === null &&
          persistence !== 'kept' &&
          waitingCount > 0 &&
          PERSISTENCE_SENTENCES[persistence]}
      </p>
    </div>
  );
}

function describeAge(loadedAt: string, today: string): string {
  const instant = new Date(loadedAt);
  const date = newYorkDate(instant);
  const day = date === today ? '' : ` on ${formatDate(date)}`;
  return `This is from ${formatTime(newYorkTime(instant))}${day}.`;
}
