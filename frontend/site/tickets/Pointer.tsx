import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { GeoPlace } from '../../api/schema';
import { findingWords } from '../words/finding';
import { useWords } from '../../ui/language';
import { octantOf } from './compass';
import { useGeolocation } from './use-geolocation';
import button from '../../ui/button.module.css';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './pointer.module.css';

/** In meters: closer than this, the arrow would be less precise than looking around. */
const ARRIVAL_METERS = 25;
/** In meters: visitors are warned if the position is less accurate than this. */
const INACCURATE_METERS = 60;
/** The interval between updates for screen readers. */
const LIVE_UPDATE_MS = 8000;

/** Points to a spot with the phone's compass and position, if the visitor turns it on. */
export function Pointer({ spot }: { spot: GeoPlace }) {
  const words = useWords(findingWords);
  const { status, aim, heading, start, stop } = useGeolocation(spot);
  const noteId = useId();
  const isOn = status === 'asking' || status === 'known' || status === 'lost';
  const turn = (aim?.bearing ?? 0) - (heading ?? 0);
  const isThere = aim !== undefined && aim.distance <= ARRIVAL_METERS;
  const [distanceText, directionText] = !aim
    ? []
    : isThere
      ? [words.there, words.lookAround]
      : [
          words.about(aim.distance),
          directionName(heading === undefined ? words.onMap : words.ahead, turn),
        ];
  const liveText = useThrottledText(
    distanceText === undefined ? '' : `${distanceText}: ${directionText ?? ''}`,
  );
  return (
    <div className={styles.pointer}>
      {aim && (
        <div className={styles.direction} aria-hidden="true">
          <Dial north={-(heading ?? 0)} arrow={isThere ? undefined : turn} />
          <p>
            <strong>{distanceText}</strong> <span>{directionText}</span>
          </p>
        </div>
      )}
      <p className={screenReader.only} role="status">
        {liveText}
      </p>
      <p role="status">{status !== 'off' && status !== 'known' && words[status]}</p>
      {aim && heading === undefined && !isThere && <p className={styles.note}>{words.noCompass}</p>}
      {aim && aim.accuracy > INACCURATE_METERS && (
        <p className={styles.note}>{words.rough(aim.accuracy)}</p>
      )}
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

function directionName(directions: readonly string[], turn: number): string {
  return directions[octantOf(turn)] ?? '';
}

interface DialProps {
  /** Where north is on the screen, in degrees clockwise from its top. */
  north: number;
  /** The direction of the spot, also in degrees; undefined if the visitor has arrived. */
  arrow: number | undefined;
}

function Dial({ north, arrow }: DialProps) {
  const words = useWords(findingWords);
  return (
    <svg className={styles.dial} viewBox="0 0 120 120">
      <circle cx="60" cy="60" r="57" />
      <g style={{ transform: `rotate(${String(roundAngle(north))}deg)` }}>
        <path className={styles.tick} d="M60 3v7M60 110v7M3 60h7M110 60h7" />
        <text x="60" y="26">
          {words.north}
        </text>
      </g>
      {arrow === undefined ? (
        <circle className={styles.there} cx="60" cy="60" r="14" />
      ) : (
        <g style={{ transform: `rotate(${String(roundAngle(arrow))}deg)` }}>
          <path className={styles.arrow} d="M60 22 84 88 60 76 36 88z" />
        </g>
      )}
    </svg>
  );
}

/** Rounds an angle to a degree, or to an eighth of a turn for visitors who prefer reduced motion. */
function roundAngle(degrees: number): number {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return prefersReducedMotion ? octantOf(degrees) * 45 : Math.round(degrees);
}

/** Updates a text for screen readers only as often as they can read it; immediately if there was none. */
function useThrottledText(text: string): string {
  const [throttled, setThrottled] = useState('');
  const isEmpty = text === '';
  const update = useEffectEvent(() => {
    setThrottled(text);
  });
  useEffect(() => {
    const updateNow = () => {
      update();
    };
    const first = setTimeout(updateNow);
    const timer = setInterval(updateNow, LIVE_UPDATE_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isEmpty]);
  return throttled;
}
