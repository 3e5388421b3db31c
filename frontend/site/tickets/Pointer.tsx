import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { GeoPlace } from '../../api/schema';
import { findingWords } from '../words/finding';
import { useWords } from '../../ui/language';
import { octantOf } from './compass';
import { useGeolocation } from './use-geolocation';
import button from '../../ui/button.module.css';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './pointer.module.css';

/** So near, nobody needs an arrow; and no phone is more exact, in meters. */
const THERE = 25;
/** Of a position that is off by more than this, visitors should know. */
const ROUGH = 60;
/** Screen readers are told of another direction no sooner. */
const TELL_MS = 8000;

/** Points to a spot by the phone's compass and position, if the visitor asks for it. */
export function Pointer({ spot }: { spot: GeoPlace }) {
  const words = useWords(findingWords);
  const { status, aim, heading, start, stop } = useGeolocation(spot);
  const noteId = useId();
  const isOn = status === 'asking' || status === 'known' || status === 'lost';
  const turn = (aim?.bearing ?? 0) - (heading ?? 0);
  const isThere = aim !== undefined && aim.distance <= THERE;
  const [far, where] = !aim
    ? []
    : isThere
      ? [words.there, words.lookAround]
      : [
          words.about(aim.distance),
          directionIn(heading === undefined ? words.onMap : words.ahead, turn),
        ];
  const said = useSlowly(far === undefined ? '' : `${far}: ${where ?? ''}`);
  return (
    <div className={styles.pointer}>
      {aim && (
        <div className={styles.direction} aria-hidden="true">
          <Dial north={-(heading ?? 0)} arrow={isThere ? undefined : turn} />
          <p>
            <strong>{far}</strong> <span>{where}</span>
          </p>
        </div>
      )}
      <p className={screenReader.only} role="status">
        {said}
      </p>
      <p role="status">{status !== 'off' && status !== 'known' && words[status]}</p>
      {aim && heading === undefined && !isThere && <p className={styles.note}>{words.noCompass}</p>}
      {aim && aim.accuracy > ROUGH && <p className={styles.note}>{words.rough(aim.accuracy)}</p>}
      <button
        className={button.quiet}
        type="button"
        aria-describedby={noteId}
        onClick={isOn ? stop : start}
      >
        {isOn ? words.stop : words.point}
      </button>
      <p id={noteId} className={styles.note}>
        {words.private}
      </p>
    </div>
  );
}

function directionIn(directions: readonly string[], turn: number): string {
  return directions[octantOf(turn)] ?? '';
}

interface DialProps {
  /** Where north is on the screen, in degrees clockwise from its top. */
  north: number;
  /** Where the spot is, likewise; missing where one is there. */
  arrow: number | undefined;
}

function Dial({ north, arrow }: DialProps) {
  const words = useWords(findingWords);
  return (
    <svg className={styles.dial} viewBox="0 0 120 120">
      <circle cx="60" cy="60" r="57" />
      <g style={{ transform: `rotate(${String(calm(north))}deg)` }}>
        <path className={styles.tick} d="M60 3v7M60 110v7M3 60h7M110 60h7" />
        <text x="60" y="26">
          {words.north}
        </text>
      </g>
      {arrow === undefined ? (
        <circle className={styles.there} cx="60" cy="60" r="14" />
      ) : (
        <g style={{ transform: `rotate(${String(calm(arrow))}deg)` }}>
          <path className={styles.arrow} d="M60 22 84 88 60 76 36 88z" />
        </g>
      )}
    </svg>
  );
}

/** Whoever wants no motion has an arrow that changes only with the direction's name. */
function calm(degrees: number): number {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isCalm ? octantOf(degrees) * 45 : Math.round(degrees);
}

/** A text that changes for screen readers no more often than they can say it; at once where there was none. */
function useSlowly(text: string): string {
  const [said, setSaid] = useState('');
  const isEmpty = text === '';
  const tell = useEffectEvent(() => {
    setSaid(text);
  });
  useEffect(() => {
    const tellNow = () => {
      tell();
    };
    const first = setTimeout(tellNow);
    const timer = setInterval(tellNow, TELL_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isEmpty]);
  return said;
}
