import { useEffect, useRef, useState } from 'react';
import {
  bearingTo,
  distanceBetween,
  headingOf,
  nearestTurn,
  type Orientation,
  type Coordinates,
} from './compass';

/** In degrees: smaller changes are jitter of the compass. */
const MIN_TURN_DEGREES = 3;
/** Browsers differ in which event is relative to north; headingOf() ignores events that aren't. */
const ORIENTATION_EVENTS = ['deviceorientationabsolute', 'deviceorientation'];
const POSITION_OPTIONS = { enableHighAccuracy: true, maximumAge: 5000, timeout: 20_000 };

/** A spot relative to the visitor. */
interface Aim {
  /** In meters. */
  distance: number;
  /** The accuracy of the visitor's position, in meters. */
  accuracy: number;
  /** In degrees from true north, and not limited to a full turn. */
  bearing: number;
}

interface GeolocationState {
  status:
    | 'off'
    /** Waiting for permission, or for a first position. */
    | 'asking'
    | 'known'
    /** The visitor or the browser refused permission. */
    | 'denied'
    | 'unsupported'
    /** The phone has no position at the moment, and keeps trying. */
    | 'lost';
  aim?: Aim;
  /** Where the phone points, also in degrees; undefined without a compass. */
  heading?: number;
}

const OFF: GeolocationState = { status: 'off' };

/** Tracks the direction and distance of a spot, once the visitor starts it. The position stays on the phone. */
export function useGeolocation(spot: Coordinates) {
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
    /** To be called in a click handler: iPhones ask for permission to use the compass only then. */
    start: () => {
      stop();
      // Without TLS, browsers give no position, and some don't report an error.
      if (!isSecureContext || !('geolocation' in navigator)) {
        setState({ status: 'unsupported' });
        return;
      }
      setState({ status: 'asking' });
      const stopTurning = followHeading((heading) => {
        setState((before) => ({
          ...before,
          heading: before.heading === undefined ? heading : smooth(heading, before.heading),
        }));
      });
      const watch = navigator.geolocation.watchPosition(
        ({ coords }) => {
          setState((before) => ({
            ...before,
            status: 'known',
            aim: {
              distance: distanceBetween(coords, spot),
              accuracy: coords.accuracy,
              bearing: nearestTurn(bearingTo(coords, spot), before.aim?.bearing ?? 0),
            },
          }));
        },
        ({ code, PERMISSION_DENIED }) => {
          if (code === PERMISSION_DENIED) {
            stop();
            setState({ status: 'denied' });
          } else {
            setState((before) => (before.aim ? before : { ...before, status: 'lost' }));
          }
        },
        POSITION_OPTIONS,
      );
      stopRef.current = () => {
        stopTurning();
        navigator.geolocation.clearWatch(watch);
      };
    },
    stop: () => {
      stop();
      setState(OFF);
    },
  };
}

function smooth(heading: number, before: number): number {
  const next = nearestTurn(heading, before);
  return Math.abs(next - before) < MIN_TURN_DEGREES ? before : next;
}

/** Calls back when the phone turns, if it has a compass and the visitor allows it. Returns the function to stop. */
function followHeading(onTurn: (heading: number) => void): () => void {
  const onOrientation = (event: Event) => {
    const heading = headingOf(event as Event & Orientation, screenAngle());
    if (heading !== undefined) onTurn(heading);
  };
  let isStopped = false;
  const listen = () => {
    if (!isStopped) for (const type of ORIENTATION_EVENTS) addEventListener(type, onOrientation);
  };
  const { DeviceOrientationEvent: permission } = globalThis as {
    DeviceOrientationEvent?: PermissionEvent;
  };
  if (!permission?.requestPermission) listen();
  else {
    permission.requestPermission().then(
      (answer) => {
        if (answer === 'granted') listen();
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

/** DeviceOrientationEvent on iPhones, where it asks for permission. */
interface PermissionEvent {
  requestPermission?: () => Promise<'granted' | 'denied'>;
}

function screenAngle(): number {
  // Safari before version 16.4 doesn't have `screen.orientation`.
  return (screen as { orientation?: ScreenOrientation }).orientation?.angle ?? 0;
}
