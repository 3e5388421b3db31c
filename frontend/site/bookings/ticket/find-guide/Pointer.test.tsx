import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoViolations } from '../../../../test/render-page';
import { Pointer } from './Pointer';

const PERMISSION_DENIED = 1;
const POSITION_UNAVAILABLE = 2;
const TIMEOUT = 3;
const LOST_TEXT = 'Your phone can’t find its position right now, but keeps trying.';
const DESTINATION = { latitude: 40.7644, longitude: -73.973 };

/** The callbacks that the component passes to the browser. */
let onPosition: PositionCallback;
let onError: PositionErrorCallback;
const clearWatch = vi.fn();

beforeEach(() => {
  clearWatch.mockClear();
  const watchPosition: Geolocation['watchPosition'] = (onSuccess, onFailure) => {
    onPosition = onSuccess;
    if (onFailure) onError = onFailure;
    return 1;
  };
  Object.assign(navigator, { geolocation: { watchPosition, clearWatch } });
  Object.assign(globalThis, { isSecureContext: true });
});

async function startPointing() {
  render(<Pointer destination={DESTINATION} />);
  const visitor = userEvent.setup({ delay: null });
  await visitor.click(screen.getByRole('button', { name: 'Point me there' }));
}

/** Puts the phone south of the destination; 0.001 degrees are about 365 feet. */
function sendPosition(degreesSouth: number, accuracy = 10) {
  const latitude = DESTINATION.latitude - degreesSouth;
  act(() => {
    onPosition({ coords: { ...DESTINATION, latitude, accuracy } } as GeolocationPosition);
  });
}

/** Turns an iPhone to a heading, in degrees clockwise from magnetic north. */
function turnIPhone(heading: number) {
  act(() => {
    const event = new Event('deviceorientation');
    dispatchEvent(
      Object.assign(event, { alpha: 0, absolute: false, webkitCompassHeading: heading }),
    );
  });
}

function sendError(code: number) {
  act(() => {
    onError({ code, PERMISSION_DENIED } as GeolocationPositionError);
  });
}

test.each([
  ['is unavailable', POSITION_UNAVAILABLE],
  ['takes too long', TIMEOUT],
])('the direction disappears while the position %s', async (_, code) => {
  await startPointing();
  sendPosition(0.001);
  expect(screen.getByText('About 350 feet')).toBeVisible();
  sendError(code);
  expect(screen.getByText(LOST_TEXT)).toBeVisible();
  expect(screen.queryByText('About 350 feet')).toBeNull();
  expect(screen.getByRole('button', { name: 'Stop pointing' })).toBeVisible();
  expect(clearWatch).not.toHaveBeenCalled();
  await expectNoViolations();

  sendPosition(0.0005);
  expect(screen.getByText('About 200 feet')).toBeVisible();
  expect(screen.queryByText(LOST_TEXT)).toBeNull();
});

test('the direction disappears if the visitor revokes the permission', async () => {
  await startPointing();
  sendPosition(0.001);
  sendError(PERMISSION_DENIED);
  expect(screen.getByText(/^Your browser doesn’t let this page know/)).toBeVisible();
  expect(screen.queryByText('About 350 feet')).toBeNull();
  expect(screen.getByRole('button', { name: 'Point me there' })).toBeVisible();
  expect(clearWatch).toHaveBeenCalled();
});

test('the direction is relative to the phone once the compass responds, and is announced to screen readers', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await startPointing();
  sendPosition(0.001);
  expect(screen.getByText('to the north')).toBeVisible();
  expect(screen.getByText(/so north is at the top/)).toBeVisible();
  turnIPhone(103);
  expect(screen.getByText('to your left')).toBeVisible();
  expect(screen.queryByText(/so north is at the top/)).toBeNull();
  // Screen readers get the direction at an interval, so that they can finish reading it.
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(screen.getByText('About 350 feet: to your left')).toHaveAttribute('role', 'status');
  vi.useRealTimers();
});

test('an iPhone is asked for access to its compass when the visitor taps', async () => {
  const requestPermission = vi.fn(() => Promise.resolve('granted'));
  vi.stubGlobal('DeviceOrientationEvent', { requestPermission });
  render(<Pointer destination={DESTINATION} />);
  expect(requestPermission).not.toHaveBeenCalled();
  const visitor = userEvent.setup({ delay: null });
  await visitor.click(screen.getByRole('button', { name: 'Point me there' }));
  expect(requestPermission).toHaveBeenCalledTimes(1);
  sendPosition(0.001);
  turnIPhone(193);
  expect(screen.getByText(/behind you/)).toBeVisible();
  vi.unstubAllGlobals();
});

test('close to the destination, the visitor sees how accurate the position is', async () => {
  await startPointing();
  sendPosition(0.00005, 120);
  expect(screen.getByText('You’re there')).toBeVisible();
  expect(screen.getByText(/only to within 400 feet/)).toBeVisible();
});

test('a visitor who denied access to the position can try again', async () => {
  await startPointing();
  sendError(PERMISSION_DENIED);
  const visitor = userEvent.setup({ delay: null });
  await visitor.click(screen.getByRole('button', { name: 'Point me there' }));
  sendPosition(0.001);
  expect(screen.getByText('About 350 feet')).toBeVisible();
});
