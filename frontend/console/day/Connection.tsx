import { newYorkDate, newYorkTime } from 'shared/new-york';
import { formatDate, formatTime } from 'shared/new-york-texts';
import { isWaiting, type OutboxState, type SendProblem } from '../offline/outbox';
import { useOutbox } from '../offline/desk';
import styles from './connection.module.css';

interface Props {
  /** True if the sheet couldn't be loaded right now. */
  isLost: boolean;
  /** When the sheet was loaded; null without a sheet. */
  at: string | null;
  today: string;
}

/** The sentences about troubles other than a missing connection. */
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

/** Shows that the server can't be reached, how old the sheet is, and how many taps wait. */
export function Connection({ isLost, at, today }: Props) {
  const { sendProblem, taps, isLate, persistence } = useOutbox();
  const waiting = taps.filter(isWaiting).length;
  const count = isLate ? waiting : 0;
  const problem = sendProblem ?? (isLost ? 'no connection' : null);
  // The status elements exist before their texts, because screen readers may miss new elements.
  return (
    <div className={styles.connection}>
      <p role="status">{problem !== null && describe(problem, at, today, persistence)}</p>
      <p role="status">
        {count > 0 &&
          `${count === 1 ? '1 tap is' : `${String(count)} taps are`} waiting to be sent.`}
      </p>
      <p role="status">
        {problem === null &&
          persistence !== 'kept' &&
          waiting > 0 &&
          PERSISTENCE_SENTENCES[persistence]}
      </p>
    </div>
  );
}

function describe(
  problem: SendProblem,
  at: string | null,
  today: string,
  persistence: OutboxState['persistence'],
): string {
  const sentence = PROBLEM_SENTENCES[problem];
  if (sentence !== undefined) return `${sentence} ${PERSISTENCE_SENTENCES[persistence]}`;
  return at === null
    ? 'No connection.'
    : `No connection. ${describeAge(at, today)} ${PERSISTENCE_SENTENCES[persistence]}`;
}

function describeAge(at: string, today: string): string {
  const instant = new Date(at);
  const date = newYorkDate(instant);
  const day = date === today ? '' : ` on ${formatDate(date)}`;
  return `This is from ${formatTime(newYorkTime(instant))}${day}.`;
}
