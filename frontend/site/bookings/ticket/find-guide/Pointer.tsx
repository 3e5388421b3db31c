import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { GeoPlace } from '../../../../api/schema';
import { octantOf } from './compass';
import { useGeolocation } from './use-geolocation';
import { texts } from './texts.en';
import button from '../../../../ui/button.module.css';
import screenReader from '../../../../ui/screen-reader.module.css';
import styles from './pointer.module.css';

/** Within this distance, visitors should look around instead, because the arrow isn't precise enough. */
const ARRIVAL_METERS = 25;
/** Visitors are warned if the position is less accurate than this. */
const INACCURATE_METERS = 60;
/** The interval between updates for screen readers. */
const LIVE_UPDATE_MS = 8000;

/** An arrow to a destination, based on the phone's compass and position; off until the visitor turns it on. */
export function Pointer({ destination }: { destination: GeoPlace }) {
  const { status, target, heading, start, stop } = useGeolocation(destination);
  const noteId = useId();
  const isOn = status === 'asking' || status === 'located' || status === 'lost';
  const turnDegrees = (target?.bearingDegrees ?? 0) - (heading ?? 0);
  const hasArrived = target !== undefined && target.distanceMeters <= ARRIVAL_METERS;
  let distanceText: string | undefined;
  let directionText = '';
  if (hasArrived) {
    distanceText = texts.arrived;
    directionText = texts.lookAround;
  } else if (target) {
    distanceText = texts.about(target.distanceMeters);
    directionText = directionName(heading === undefined ? texts.onMap : texts.ahead, turnDegrees);
  }
  const liveText = useThrottledText(
    distanceText === undefined ? '' : texts.distanceAndDirection(distanceText, directionText),
  );
  return (
    <div className={styles.pointer}>
      {target && (
        <div className={styles.direction} aria-hidden="true">
          <Dial
            northDegrees={-(heading ?? 0)}
            arrowDegrees={hasArrived ? undefined : turnDegrees}
          />
          <p>
            <strong>{distanceText}</strong> <span>{directionText}</span>
          </p>
        </div>
      )}
      <p className={screenReader.only} role="status">
        {liveText}
      </p>
      <p role="status">{status !== 'off' && status !== 'located' && texts[status]}</p>
      {target && heading === undefined && !hasArrived && (
        <p className={styles.note}>{texts.noCompass}</p>
      )}
      {target && target.accuracyMeters > INACCURATE_METERS && (
        <p className={styles.note}>{texts.inaccurate(target.accuracyMeters)}</p>
      )}
      <button
        className={button.quiet}
        type="button"
        aria-describedby={noteId}
        onClick={isOn ? stop : start}
      >
        {isOn ? texts.stop : texts.point}
      </button>
      <p id={noteId} className={styles.note}>
        {texts.privacyNote}
      </p>
    </div>
  );
}

function directionName(directions: readonly string[], turnDegrees: number): string {
  return directions[octantOf(turnDegrees)] ?? '';
}

interface DialProps {
  /** The direction of north, clockwise from the top of the screen. */
  northDegrees: number;
  /** The direction of the destination, clockwise from the top; undefined if the visitor has arrived. */
  arrowDegrees: number | undefined;
}

function Dial({ northDegrees, arrowDegrees }: DialProps) {
  return (
    <svg className={styles.dial} viewBox="0 0 120 120">
      <circle cx="60" cy="60" r="57" />
      <g style={{ transform: `rotate(${String(roundAngle(northDegrees))}deg)` }}>
        <path className={styles.tick} d="M60 3v7M60 110v7M3 60h7M110 60h7" />
        <text x="60" y="26">
          {texts.north}
        </text>
      </g>
      {arrowDegrees === undefined ? (
        <circle className={styles.dot} cx="60" cy="60" r="14" />
      ) : (
        <g style={{ transform: `rotate(${String(roundAngle(arrowDegrees))}deg)` }}>
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

/** Throttles text, so that screen readers can finish reading it. The first text appears immediately. */
function useThrottledText(text: string): string {
  const [throttledText, setThrottledText] = useState('');
  const isEmpty = text === '';
  const update = useEffectEvent(() => {
    setThrottledText(text);
  });
  useEffect(() => {
    const updateNow = () => {
      update();
    };
    const firstTimer = setTimeout(updateNow);
    const repeatingTimer = setInterval(updateNow, LIVE_UPDATE_MS);
    return () => {
      clearTimeout(firstTimer);
      clearInterval(repeatingTimer);
    };
  }, [isEmpty]);
  return throttledText;
}
