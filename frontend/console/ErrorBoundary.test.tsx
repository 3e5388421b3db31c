import { screen, waitFor } from '@testing-library/react';
import type { SheetDeparture } from '../api/schema';
import { NO_CONNECTION, respondWith } from '../test/fake-api';
import { renderPage } from '../test/render-page';
import { expectConsoleErrors, sendEvent } from '../test/setup-dom';
import { Console } from './Console';
import { DATE, testDeparture } from './planning/test-departure';
import { MAIL } from './mail/test-mail';
import { PARTY } from './offline/test-party';

const CHECKED_IN_PARTY = { ...PARTY, arrived: 4, revision: 1 };

afterEach(() => {
  vi.restoreAllMocks();
});

/** Opens the console for a new guide, checks in a party without a connection, and then breaks the sheet's rendering. */
async function failAfterTap(username: string): Promise<void> {
  expectConsoleErrors(/reading 'slice'/);
  const user = { username, email: 'guide@example.com', guide: true as const };
  respondWith({
    'GET /guide': { user, exampleContact: [] },
    'GET /guide/days/{date}': { date: DATE, departures: [testDeparture()] },
    'GET /guide/days': [],
    'GET /guide/mail': MAIL,
    'GET /guide/backups': {
      automatic: false,
      problem: null,
      last: null,
      proof: null,
      failure: null,
    },
    'GET /guide/setup': { isDue: false, steps: [] },
    'GET /guide/planning/calendar': [],
    'PUT /guide/parties/{list}/{id}': NO_CONNECTION,
  });
  const guide = renderPage(<Console />, `/?date=${DATE}`, user);
  await guide.click(await screen.findByRole('button', { name: /Check in 4/ }));
  await screen.findByText('1 change is waiting to be sent.');
  const brokenDeparture = { ...testDeparture(), localDateTimeStart: undefined };
  respondWith({
    'GET /guide/days/{date}': {
      date: DATE,
      departures: [brokenDeparture as unknown as SheetDeparture],
    },
  });
  sendEvent('sheet', 'state 1');
  await screen.findByRole('heading', { name: 'Something went wrong' });
}

function reconnect(): void {
  respondWith({ 'PUT /guide/parties/{list}/{id}': CHECKED_IN_PARTY });
  dispatchEvent(new Event('online'));
}

test('the error page shows that waiting taps are saved', async () => {
  await failAfterTap('ada');
  screen.getByText('Your changes are saved and will be sent later.');
  reconnect();
  await waitFor(() => {
    expect(screen.queryByText(/Your changes/)).toBeNull();
  });
});

test('the error page warns if waiting taps can’t be saved', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  await failAfterTap('bo');
  screen.getByText(/keep this page open until they are sent/);
  expect(screen.queryByText(/saved/)).toBeNull();
  reconnect();
  await waitFor(() => {
    expect(screen.queryByText(/keep this page open/)).toBeNull();
  });
});
