import { noticeOf, type Departure } from '../tours/departures';
import { bookingWords } from '../words/booking';
import { departuresWords } from '../words/departures';
import { formatWords } from '../words/format-words';
import { useWords } from '../../ui/language';
import styles from './start-choice.module.css';

interface Props {
  /** Those of a date. */
  starts: readonly Departure[];
  /** The id of the chosen one. */
  chosenId: string | undefined;
  canChoose: (start: Departure) => boolean;
  onChoose: (id: string) => void;
}

/** The times of a date, where there are several. */
export function StartChoice({ starts, chosenId, canChoose, onChoose }: Props) {
  const words = useWords(bookingWords);
  const ofDepartures = useWords(departuresWords);
  const format = useWords(formatWords);
  if (starts.length < 2) return null;
  return (
    <fieldset className={styles.times}>
      <legend>{words.time}</legend>
      {starts.map((start) => (
        <label key={start.id}>
          <input
            type="radio"
            name="start"
            checked={start.id === chosenId}
            disabled={!canChoose(start)}
            onChange={() => {
              onChoose(start.id);
            }}
          />
          {[format.time(start.localDateTimeStart), noticeOf(ofDepartures, start)]
            .filter(Boolean)
            .join(' · ')}
        </label>
      ))}
    </fieldset>
  );
}
