import { noticeOf, type Departure } from '../departures';
import { texts } from './texts.en';
import { format } from '../../texts/format.en';
import styles from './departure-choice.module.css';

interface Props {
  /** The departures of one date. */
  departures: readonly Departure[];
  /** The id of the chosen departure. */
  chosenId: string | undefined;
  canChoose: (departure: Departure) => boolean;
  onChoose: (id: string) => void;
}

/** Lets the visitor choose among a date's departures; renders nothing if there is only one. */
export function DepartureChoice({ departures, chosenId, canChoose, onChoose }: Props) {
  if (departures.length < 2) return null;
  return (
    <fieldset className={styles.times}>
      <legend>{texts.time}</legend>
      {departures.map((departure) => (
        <label key={departure.id}>
          <input
            type="radio"
            name="start"
            value={departure.id}
            checked={departure.id === chosenId}
            disabled={!canChoose(departure)}
            onChange={() => {
              onChoose(departure.id);
            }}
          />
          {[format.time(departure.localDateTimeStart), noticeOf(departure)]
            .filter(Boolean)
            .join(' · ')}
        </label>
      ))}
    </fieldset>
  );
}
