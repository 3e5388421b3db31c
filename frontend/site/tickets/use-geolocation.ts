import { useEffect, useRef, useState } from 'react';
import {
  bearingTo,
  distanceBetween,
  headingOf,
  nearestTurn,
  type Orientation,
  type Coordinates,
} from './compass';

/** A compass trembles; what is less than that is no turn, in degrees. */
const TREMBLE = 3;
/** Some browsers have north in the one, some in the other; what is from somewhere else is no heading. */
const TURNS = ['deviceorientationabsolute', 'deviceorientation'];
const POSITION = { enableHighAccuracy: true, maximumAge: 5000, timeout: 20_000 };

/** Where a spot is from here. */
interface Aim {
  /** In meters. */
  distance: number;
  /** How far off the position may be, in meters. */
  accuracy: number;
  /** In degrees from true north; any number of turns. */
  bearing: number;
}

interface GeolocationState {
  status:
    | 'off'
    /** Nothing is known yet. */
    | 'asking'
    | 'known'
    /** The visitor, or the browser, doesn't allow it. */
    | 'denied'
    | 'unsupported'
    /** The phone can't find out at the moment, and goes on trying. */
    | 'lost';
  aim?: Aim;
  /** Which way the phone points, likewise; missing where it has no compass. */
  heading?: number;
}

const OFF: GeolocationState = { status: 'off' };

/** In which direction and how far away a spot is, from when the visitor asks for it. Nothing of that is sent. */
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
    /** To be called by a tap: iPhones ask for the compass then alone. */
    start: () => {
      stop();
      // Without TLS browsers give no position, and some say so by nothing at all.
      if (!isSecureContext || !('geolocation' in navigator)) {
        setState({ status: 'unsupported' });
        return;
      }
      setState({ status: 'asking' });
      const stopTurning = followHeading((heading) => {
        setState((before) => ({
          ...before,
          heading: before.heading === undefined ? heading : steady(heading, before.heading),
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
        POSITION,
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

function steady(heading: number, before: number): number {
  const next = nearestTurn(heading, before);
  return Math.abs(next - before) < TREMBLE ? before : next;
}

/** Calls back whenever the phone is turned, if it has a compass and the visitor allows it; gives what ends that. */
function followHeading(onTurn: (heading: number) => void): () => void {
  const look = (event: Event) => {
    const heading = headingOf(event as Event & Orientation, screenAngle());
    if (heading !== undefined) onTurn(heading);
  };
  let isOver = false;
  const listen = () => {
    if (!isOver) for (const type of TURNS) addEventListener(type, look);
  };
  const { DeviceOrientationEvent: asking } = globalThis as { DeviceOrientationEvent?: AskingEvent };
  if (!asking?.requestPermission) listen();
  else {
    asking.requestPermission().then(
      (answer) => {
        if (answer === 'granted') listen();
      },
      // Then north is at the top.
      () => undefined,
    );
  }
  return () => {
    isOver = true;
    for (const type of TURNS) removeEventListener(type, look);
  };
}

/** Safari's, on iPhones alone. */
interface AskingEvent {
  requestPermission?: () => Promise<'granted' | 'denied'>;
}

function screenAngle(): number {
  // Before version 16.4, Safari has none.
  return (screen as { orientation?: ScreenOrientation }).orientation?.angle ?? 0;
}
