import { distanceBetween, type Coordinates } from 'shared/coordinates';
import { useEffect, useRef, useState } from 'react';
import { bearingTo, headingOf, nearestEquivalentAngle, type Orientation } from './compass';

/** Smaller heading changes are ignored as compass jitter. */
const MIN_TURN_DEGREES = 3;
/** Only one of these events is relative to north, depending on the browser; headingOf() ignores the other. */
const ORIENTATION_EVENTS = ['deviceorientationabsolute', 'deviceorientation'];
const POSITION_OPTIONS = { enableHighAccuracy: true, maximumAge: 5000, timeout: 20_000 };

/** The destination's direction and distance from the visitor. */
interface Target {
  distanceMeters: number;
  /** The accuracy of the visitor's position. */
  accuracyMeters: number;
  /** From true north, and not limited to a full turn. */
  bearingDegrees: number;
}

interface GeolocationState {
  status:
    | 'off'
    /** Waiting for permission, or for a first position. */
    | 'asking'
    | 'located'
    /** The visitor or the browser refused permission. */
    | 'denied'
    | 'unsupported'
    /** The phone has no position at the moment, and keeps trying. */
    | 'lost';
  /** Undefined unless the status is 'located'. */
  target?: Target;
  /** The direction in which the phone points, in degrees; undefined if the phone has no compass. */
  heading?: number;
}

const OFF: GeolocationState = { status: 'off' };

/** Tracks the direction and distance of a destination, once started. The position stays on the phone. */
export function useGeolocation(destination: Coordinates) {
  const [state, setState] = useState(OFF);
  const stopRef = useRef<(() => void) | undefined>(undefined);

  useEffect(
    () => () => {
      stopRef.current?.();
    },
    [],
  );

  const stop = () => {
    stopRef.current?.();
    stopRef.current = undefined;
  };
  return {
    ...state,
    /** Call this in a click handler, because iPhones ask for permission to use the compass only then. */
    start: () => {
      stop();
      // Without TLS, browsers don't provide the position, and some don't report an error.
      if (!isSecureContext || !('geolocation' in navigator)) {
        setState({ status: 'unsupported' });
        return;
      }
      setState({ status: 'asking' });
      const stopWatchingHeading = watchHeading((heading) => {
        setState((previous) => ({
          ...previous,
          heading:
            previous.heading === undefined ? heading : ignoreJitter(heading, previous.heading),
        }));
      });
      const watchId = navigator.geolocation.watchPosition(
        ({ coords }) => {
          setState((previous) => ({
            ...previous,
            status: 'located',
            target: {
              distanceMeters: distanceBetween(coords, destination),
              accuracyMeters: coords.accuracy,
              bearingDegrees: nearestEquivalentAngle(
                bearingTo(coords, destination),
                previous.target?.bearingDegrees ?? 0,
              ),
            },
          }));
        },
        ({ code, PERMISSION_DENIED }) => {
          if (code === PERMISSION_DENIED) {
            stop();
            setState({ status: 'denied' });
          } else {
            // The visitor may be walking, so the last direction would soon be wrong.
            setState((previous) => ({ ...previous, status: 'lost', target: undefined }));
          }
        },
        POSITION_OPTIONS,
      );
      stopRef.current = () => {
        stopWatchingHeading();
        navigator.geolocation.clearWatch(watchId);
      };
    },
    stop: () => {
      stop();
      setState(OFF);
    },
  };
}

function ignoreJitter(heading: number, previousHeading: number): number {
  const newHeading = nearestEquivalentAngle(heading, previousHeading);
  const isJitter = Math.abs(newHeading - previousHeading) < MIN_TURN_DEGREES;
  return isJitter ? previousHeading : newHeading;
}

/**
 * Calls `onTurn` when the phone turns, if it has a compass and the visitor allows it. Returns a function that stops the
 * calls.
 */
function watchHeading(onTurn: (heading: number) => void): () => void {
  const onOrientation = (event: Event) => {
    const heading = headingOf(event as Event & Orientation, screenAngle());
    if (heading !== undefined) onTurn(heading);
  };
  let isStopped = false;
  const listen = () => {
    if (!isStopped) for (const type of ORIENTATION_EVENTS) addEventListener(type, onOrientation);
  };
  const { DeviceOrientationEvent } = globalThis as {
    DeviceOrientationEvent?: OrientationEventClass;
  };
  if (!DeviceOrientationEvent?.requestPermission) listen();
  else {
    DeviceOrientationEvent.requestPermission().then(
      (permission) => {
        if (permission === 'granted') listen();
      },
      // Without permission, the dial has north at the top.
      () => undefined,
    );
  }
  return () => {
    isStopped = true;
    for (const type of ORIENTATION_EVENTS) removeEventListener(type, onOrientation);
  };
}

/** The DeviceOrientationEvent class on iPhones, where a page has to ask for permission. */
interface OrientationEventClass {
  requestPermission?: () => Promise<'granted' | 'denied'>;
}

function screenAngle(): number {
  // Safari before version 16.4 doesn't have `screen.orientation`.
  return (screen as { orientation?: ScreenOrientation }).orientation?.angle ?? 0;
}
