import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { PublicUser, SheetDeparture } from '../../api/schema';
import { respondWith, type Responses } from '../../test/fake-api';
import { renderPage } from '../../test/render-page';
import { MAIL } from '../mail/test-mail';
import {
  GuideSessionProvider,
  openGuideSession,
  startGuideSession,
} from '../offline/guide-session';
import { DATE } from '../planning/test-departure';
import { DaySheet } from './DaySheet';

let guideCount = 0;
let stopOutbox: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stopOutbox?.();
});

/** Opens a date's sheet with these responses. */
export async function openPage(
  responses: Responses,
  { date = DATE, role }: { date?: string; role?: PublicUser['role'] } = {},
): Promise<UserEvent> {
  respondWith({ 'GET /guide/days': [], ...responses });
  if (role !== 'colleague')
    respondWith({ 'GET /guide/mail': MAIL, 'GET /guide/planning/calendar': [] });
  // Each page gets a new guide, because the device stores each guide's taps and sheets.
  const username = `guide-${String(++guideCount)}`;
  const user: PublicUser = {
    username,
    email: 'guide@example.com',
    guide: true,
    ...(role && { role }),
  };
  const guideSession = await openGuideSession(user);
  const stopSending = startGuideSession(guideSession);
  stopOutbox = async () => {
    stopSending();
    await guideSession.outbox.whenIdle();
  };
  return renderPage(
    <GuideSessionProvider guideSession={guideSession}>
      <DaySheet />
    </GuideSessionProvider>,
    `/?date=${date}`,
    user,
  );
}

/** Opens the sheet of DATE with these departures. */
export async function openSheet(...departures: SheetDeparture[]): Promise<UserEvent> {
  const guide = await openPage({ 'GET /guide/days/{date}': { date: DATE, departures } });
  await screen.findByText(/Columbus Circle/);
  return guide;
}

/** Returns the card of the only departure with bookings. */
export const card = () => screen.getByRole('article');

/** Returns the row of the party with this name. */
export function row(name = 'Guest') {
  const match = within(card())
    .getAllByRole('listitem')
    .find((item) => item.dataset.party !== undefined && item.textContent.includes(name));
  if (!match) throw new Error(`No row has ${name}.`);
  return match;
}

/** Opens a party's details. */
export async function openParty(guide: UserEvent, name = 'Guest') {
  await guide.click(screen.getByRole('button', { name: RegExp(`^More about ${name}`) }));
}
