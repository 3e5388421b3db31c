import { newYorkDate, newYorkTime } from 'shared/new-york';
import { formatDate, formatTime } from 'shared/new-york-texts';
import { isWaiting, type OutboxState, type SendProblem } from '../offline/outbox';
import { useOutbox } from '../offline/desk';
import styles from './connection.module.css';

interface Props {
  /** Whether the sheet couldn't be reloaded for lack of a connection. */
  isOffline: boolean;
  /** When the shown sheet was loaded; null without a sheet. */
  loadedAt: string | null;
  today: string;
}

/** Sentences about problems other than a missing connection. */
const PROBLEM_SENTENCES: Readonly<Partial<Record<SendProblem, string>>> = {
  restarting: 'The server is restarting.',
  busy: 'The server is getting too many requests from here.',
  failing: 'The server has a problem.',
  'signed out': 'You’re signed out.',
};

const PERSISTENCE_SENTENCES: Readonly<Record<OutboxState['persistence'], string>> = {
  kept: 'Your taps are saved and will be sent later.',
  'page only': 'This device can’t save your taps: keep this page open until they are sent.',
  outdated: 'A newer version is open in another tab: reload this page once your taps are sent.',
};

/** Shows why taps can't be sent, how old the sheet is, and how many taps are waiting. */
export function Connection({ isOffline, loadedAt, today }: Props) {
  const { sendProblem, taps, isLate, persistence } = useOutbox();
  const waitingCount = taps.filter(isWaiting).length;
  const lateCount = isLate ? waitingCount : 0;
  const problem = sendProblem ?? (isOffline ? 'no connection' : null);
  // The status elements exist before their texts, because screen readers may miss new elements.
  return (
    <div className={styles.connection}>
      <p role="status">
        {problem !== null && describeProblem(problem, loadedAt, today, persistence)}
      </p>
      <p role="status">
        {lateCount > 0 &&
          `${lateCount === 1 ? '1 tap is' : `${String(lateCount)} taps are`} waiting to be sent.`}
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

function describeProblem(
  problem: SendProblem,
  loadedAt: string | null,
  today: string,
  persistence: OutboxState['persistence'],
): string {
  const sentence = PROBLEM_SENTENCES[problem];
  if (sentence !== undefined) return `${sentence} ${PERSISTENCE_SENTENCES[persistence]}`;
  return loadedAt === null
    ? 'No connection.'
    : `No connection. ${describeAge(loadedAt, today)} ${PERSISTENCE_SENTENCES[persistence]}`;
}

function describeAge(loadedAt: string, today: string): string {
  const instant = new Date(loadedAt);
  const date = newYorkDate(instant);
  const day = date === today ? '' : ` on ${formatDate(date)}`;
  return `This is from ${formatTime(newYorkTime(instant))}${day}.`;
}
