import { noticeOf, type Departure } from '../departures';
import { texts } from './texts.en';
import { format } from '../../texts/format.en';
import styles from './start-choice.module.css';

interface Props {
  /** The departures of one date. */
  starts: readonly Departure[];
  /** The id of the chosen departure. */
  chosenId: string | undefined;
  canChoose: (start: Departure) => boolean;
  onChoose: (id: string) => void;
}

/** Lets the visitor choose among a date's departures; renders nothing if there is only one. */
export function StartChoice({ starts, chosenId, canChoose, onChoose }: Props) {
  if (starts.length < 2) return null;
  return (
    <fieldset className={styles.times}>
      <legend>{texts.time}</legend>
      {starts.map((start) => (
        <label key={start.id}>
          <input
            type="radio"
            name="start"
            value={start.id}
            checked={start.id === chosenId}
            disabled={!canChoose(start)}
            onChange={() => {
              onChoose(start.id);
            }}
          />
          {[format.time(start.localDateTimeStart), noticeOf(start)].filter(Boolean).join(' · ')}
        </label>
      ))}
    </fieldset>
  );
}
