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
function sendPosition(degreesSouth: number) {
  const latitude = DESTINATION.latitude - degreesSouth;
  act(() => {
    onPosition({ coords: { ...DESTINATION, latitude, accuracy: 10 } } as GeolocationPosition);
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
