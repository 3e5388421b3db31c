import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { addDays } from 'shared/new-york';
import { formatDayAndDate } from 'shared/new-york-texts';
import { sheetRevision } from 'shared/sheet-revision';
import type { PartyRecord } from '../../api/schema';
import { respondWith, callsTo, holdResponse, NO_CONNECTION, Refusal } from '../../test/fake-api';
import { expectNoViolations, region } from '../../test/render-page';
import { sendEvent } from '../../test/setup-dom';
import { PARTY } from '../offline/test-party';
import { DATE, testDeparture } from '../planning/test-departure';
import { card, openPage, openParty, openSheet, row } from './test-sheet';

test('a canceled tour has no check-in buttons', async () => {
  await openSheet(testDeparture({ state: 'cancelled', cancelled: true, reason: 'A storm' }));
  expect(card()).toHaveTextContent('4 people had booked');
  expect(within(card()).queryByRole('button', { name: /Check in|Add walk-in/ })).toBeNull();
  screen.getByRole('button', { name: /^Change tour/ });
  await expectNoViolations();
});

test('the guide can call a party, and find it by its phone number', async () => {
  const party: PartyRecord = {
    ...PARTY,
    name: 'Ada Walker',
    phone: '+12125550100',
    whatsApp: true,
    message: 'A stroller.',
  };
  const guide = await openSheet(testDeparture({ parties: [party] }));
  expect(row('Ada Walker')).toHaveTextContent('“A stroller.”');
  await openParty(guide, 'Ada Walker');
  const callLink = screen.getByRole('link', { name: '+12125550100' });
  expect(callLink).toHaveAttribute('href', 'tel:+12125550100');
  const chatLink = screen.getByRole('link', { name: 'WhatsApp' });
  expect(chatLink).toHaveAttribute('href', 'https://wa.me/12125550100');
  await expectNoViolations();
  const field = screen.getByLabelText('Find a guest');
  await guide.type(field, '555');
  row('Ada Walker');
  await guide.clear(field);
  await guide.type(field, '777');
  await waitFor(() => {
    expect(screen.queryByText('Ada Walker')).toBeNull();
  });
});

test('a party’s email link can’t add other recipients or body text', async () => {
  const email = 'ada?bcc=others&body=100%@example.com';
  const guide = await openSheet(testDeparture({ parties: [{ ...PARTY, email }] }));
  await openParty(guide);
  expect(screen.getByRole('link', { name: email })).toHaveAttribute(
    'href',
    'mailto:ada%3Fbcc%3Dothers%26body%3D100%25@example.com',
  );
});

test('a tour without bookings is collapsed', async () => {
  await openSheet(testDeparture({ parties: [] }));
  screen.getByText(`No bookings for ${formatDayAndDate(DATE)}.`);
  expect(screen.getByText('Central Park').closest('details')).not.toHaveAttribute('open');
});

test('a tap that could not be saved shows an error, and is reverted', async () => {
  const guide = await openSheet(testDeparture());
  const errorMessage = 'Please try again later.';
  respondWith({ 'PUT /guide/parties/{list}/{id}': new Refusal(400, { errorMessage }) });
  await guide.click(screen.getByRole('button', { name: /Check in 4/ }));
  expect(await within(row()).findByRole('alert')).toHaveTextContent(`Not saved. ${errorMessage}`);
  within(row()).getByRole('button', { name: /Check in 4/ });
  await expectNoViolations();
  await guide.click(within(row()).getByRole('button', { name: 'Got it' }));
  await waitFor(() => {
    expect(within(row()).queryByRole('alert')).toBeNull();
  });
});

describe('canceling a party', () => {
  const cancel = async (guide: UserEvent) => {
    await guide.click(screen.getByRole('button', { name: /^Cancel booking/ }));
    const dialog = await screen.findByRole('dialog');
    await guide.type(within(dialog).getByLabelText('Reason'), 'Nobody ever came.');
    await guide.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    return dialog;
  };

  test('shows a refusal in the dialog, and the refusal of an undo in the party’s row', async () => {
    const guide = await openSheet(testDeparture());
    await openParty(guide);
    const conflictMessage = 'Somebody else has changed this party.';
    const endpoint = 'PUT /guide/parties/{list}/{id}/cancellation';
    respondWith({ [endpoint]: new Refusal(409, { errorMessage: conflictMessage }) });
    const dialog = await cancel(guide);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(conflictMessage);
    await expectNoViolations();
    const cancelled = { at: new Date().toISOString(), reason: 'Nobody ever came.' };
    const party: PartyRecord = { ...PARTY, revision: 1, cancelled };
    respondWith({
      [endpoint]: party,
      'GET /guide/days/{date}': { date: DATE, departures: [testDeparture({ parties: [party] })] },
    });
    await guide.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() => {
      expect(row()).toHaveTextContent('Canceled: Nobody ever came.');
    });
    const fullMessage = 'Others have taken its spots.';
    respondWith({
      'DELETE /guide/parties/{list}/{id}/cancellation': new Refusal(409, {
        errorMessage: fullMessage,
      }),
    });
    await guide.click(within(row()).getByRole('button', { name: /^Undo/ }));
    expect(await within(row()).findByRole('alert')).toHaveTextContent(fullMessage);
    expect(row()).toHaveTextContent('Canceled: Nobody ever came.');
  });

  test('needs a connection', async () => {
    const guide = await openSheet(testDeparture());
    await openParty(guide);
    respondWith({ 'PUT /guide/parties/{list}/{id}/cancellation': NO_CONNECTION });
    const dialog = await cancel(guide);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This needs a connection.');
    expect(within(dialog).getByLabelText('Reason')).toHaveValue('Nobody ever came.');
  });

  test('isn’t offered for a walk-in, which can be removed instead', async () => {
    const walkIn = { ...PARTY, name: 'Ada', walkIn: true };
    const guide = await openSheet(testDeparture({ parties: [walkIn] }));
    await openParty(guide, 'Ada');
    within(row('Ada')).getByRole('button', { name: /^Remove/ });
    expect(within(row('Ada')).queryByRole('button', { name: /^Cancel booking/ })).toBeNull();
  });
});

test('a walk-in beyond the capacity needs a confirmation', async () => {
  const guide = await openSheet(testDeparture({ capacity: 5, vacancies: 1 }));
  await guide.click(screen.getByRole('button', { name: /^Add walk-in/ }));
  const form = screen.getByRole('form', { name: 'Walk-in' });
  await guide.click(within(form).getByRole('button', { name: 'More people' }));
  await guide.click(within(form).getByRole('button', { name: 'Add 2' }));
  expect(within(form).getByRole('alert')).toHaveTextContent(
    'That makes 6 of 5 spots, 1 too many. Add them anyway?',
  );
  expect(callsTo('POST /guide/departures')).toEqual([]);
  await expectNoViolations();
});

describe('a tour that a rule closes', () => {
  const CLOSED_DEPARTURE = testDeparture({
    parties: [],
    state: 'closed',
    status: 'CLOSED',
    revision: 2,
    closedBecause: 'guide-busy',
    clashesWith: ['Brooklyn Bridge', 'Times Square'],
  });
  const CLOSURE_TEXT = 'Closed while you lead Brooklyn Bridge and Times Square';
  const openClosedTour = async () => {
    const guide = await openSheet(CLOSED_DEPARTURE);
    await guide.click(screen.getByText('Central Park'));
    return guide;
  };
  const offerAnyway = (guide: UserEvent) =>
    guide.click(screen.getByRole('button', { name: /^Offer it anyway/ }));

  test('shows why it is closed, and can be offered anyway', async () => {
    const guide = await openClosedTour();
    screen.getByText(CLOSURE_TEXT);
    expect(screen.queryByText('Closed')).toBeNull();
    await expectNoViolations();
    const openDeparture = testDeparture({ parties: [], revision: 3 });
    respondWith({
      'PATCH /guide/departures/{id}': undefined,
      'GET /guide/days/{date}': { date: DATE, departures: [openDeparture] },
    });
    await offerAnyway(guide);
    const status = await screen.findByText('Visitors can book it now.');
    expect(status).toHaveAttribute('role', 'status');
    expect(screen.queryByText(CLOSURE_TEXT)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Offer it anyway/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Add walk-in/ })).toHaveFocus();
    expect(callsTo('PATCH /guide/departures').map(({ body }) => body)).toEqual([
      { state: 'open', revision: 2 },
    ]);
  });

  test('stays closed with an error if it can’t be offered', async () => {
    const guide = await openClosedTour();
    respondWith({ 'PATCH /guide/departures/{id}': NO_CONNECTION });
    await offerAnyway(guide);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^It’s still closed\. This needs a connection\./);
    screen.getByText(CLOSURE_TEXT);
  });

  test('needs a confirmation before a walk-in is added', async () => {
    const guide = await openClosedTour();
    await guide.click(screen.getByRole('button', { name: /^Add walk-in/ }));
    const addButton = screen.getByRole('button', { name: 'Add 1' });
    await guide.click(addButton);
    const dialog = screen.getByRole('dialog', { name: 'This tour isn’t offered' });
    expect(dialog).toHaveAccessibleDescription(`${CLOSURE_TEXT}. Add the walk-in anyway?`);
    await expectNoViolations();
    await guide.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(callsTo('POST /guide/departures')).toEqual([]);
    await guide.click(addButton);
    const walkIn: PartyRecord = { ...PARTY, walkIn: true, people: 1, arrived: 1 };
    respondWith({ 'POST /guide/departures/{id}/walk-ins': walkIn });
    await guide.click(screen.getByRole('button', { name: 'Add anyway' }));
    await waitFor(() => {
      expect(callsTo('POST /guide/departures')).toHaveLength(1);
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('form', { name: 'Walk-in' })).toBeNull();
  });
});

test('an email that can’t be sent again shows an error', async () => {
  const untold: PartyRecord['untold'] = {
    kind: 'booked',
    mail: 'mail',
    why: 'failed',
    contents: 'that it’s booked',
    message: 'You’re booked.',
    canBeSentAgain: true,
  };
  const guide = await openSheet(testDeparture({ parties: [{ ...PARTY, untold }] }));
  const problems = region('Not reached by email: 1 party');
  const errorMessage = 'It’s too late.';
  respondWith({
    'POST /guide/mail/messages/{id}/again': new Refusal(409, { errorMessage }),
    'POST /guide/mail/messages/{id}/told': new Refusal(409, { errorMessage }),
  });
  await guide.click(within(problems).getByRole('button', { name: /^Send email again/ }));
  const alert = await within(problems).findByRole('alert');
  expect(alert).toHaveTextContent(`The email wasn’t resent. ${errorMessage}`);
  await guide.click(within(problems).getByRole('button', { name: /^I’ve told them/ }));
  await within(problems).findByText(`Not recorded. ${errorMessage}`);
});

test('a party that reads Portuguese is marked, and can be sent the message in both languages', async () => {
  const untold: PartyRecord['untold'] = {
    kind: 'booked',
    mail: 'mail',
    why: 'failed',
    contents: 'that it’s booked',
    message: 'You’re booked.',
    language: 'pt',
    messageInLanguage: 'A reserva está feita.',
    canBeSentAgain: true,
  };
  const party: PartyRecord = { ...PARTY, phone: '+12125550100', language: 'pt', untold };
  await openSheet(testDeparture({ parties: [party] }));
  expect(screen.getByText('Language: Portuguese')).toBeInTheDocument();
  const problems = region('Not reached by email: 1 party');
  expect(within(problems).getByRole('heading', { name: 'In Portuguese' })).toBeInTheDocument();
  expect(within(problems).getByText('A reserva está feita.')).toHaveAttribute('lang', 'pt');
  const links = within(problems).getAllByRole('link', { name: /^SMS/ });
  expect(links.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual([
    expect.stringContaining('You’re booked.') as string,
    expect.stringContaining('A reserva está feita.') as string,
  ]);
});

test('the waitlist shows which language a party reads', async () => {
  const { id, name } = PARTY;
  const since = '2030-01-01T12:00:00.000Z';
  const waiting = [{ id, name, people: 2, since, language: 'zh' as const }];
  await openSheet(testDeparture({ waiting }));
  expect(screen.getByText('Language: Chinese')).toBeInTheDocument();
});

test('a message to all stays in the form with an error if it can’t be sent', async () => {
  const guide = await openSheet(testDeparture());
  await guide.click(screen.getByRole('button', { name: /^Message to all/ }));
  const form = screen.getByRole('form', { name: 'Message to all' });
  const field = within(form).getByLabelText('Message to all');
  expect(field).toHaveFocus();
  await guide.type(field, 'Bring gloves.');
  respondWith({ 'PUT /guide/departures/{id}/notice': NO_CONNECTION });
  await guide.click(within(form).getByRole('button', { name: 'Send to all' }));
  expect(await within(form).findByRole('alert')).toHaveTextContent(/^Nothing was sent\./);
  expect(field).toHaveValue('Bring gloves.');
});

test.each<[cause: string, failure: Refusal | typeof NO_CONNECTION]>([
  ['No connection.', NO_CONNECTION],
  ['The server is getting too many requests from here.', new Refusal(429)],
  ['The server is restarting.', new Refusal(503)],
])('after a failed reload, the sheet shows “%s” and its age', async (cause, failure) => {
  await openSheet(testDeparture());
  respondWith({ 'GET /guide/days/{date}': failure });
  sendEvent('sheet', 'state 1');
  const status = await screen.findByText(/This is from/, {}, { timeout: 10_000 });
  expect(status).toHaveTextContent(RegExp(`^${cause} This is from .* Your changes are saved`));
  row();
});

test('a sheet that can’t be loaded shows the cause', async () => {
  const errorMessage = 'Too many calls.';
  const uncachedDate = addDays(DATE, 1);
  await openPage(
    { 'GET /guide/days/{date}': new Refusal(429, { errorMessage }) },
    { date: uncachedDate },
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`This day couldn’t be loaded. ${errorMessage}`);
  screen.getByText('The server is getting too many requests from here.');
});

test('a check-in on another phone reloads the sheet, but one on this phone doesn’t', async () => {
  const guide = await openSheet(testDeparture());
  const countLoads = () => callsTo(`GET /guide/days/${DATE}`).length;
  const expectLoads = (count: number) =>
    waitFor(() => {
      expect(countLoads()).toBe(count);
    });
  /** @param revisionSum the sum of the parties' revisions */
  const sendSheetEvent = (revisionSum: number) => {
    sendEvent('sheet', `state ${String(sheetRevision(revisionSum, [undefined]))}`);
  };
  await expectLoads(1);
  // The sheet may have changed before the first event.
  sendSheetEvent(0);
  await expectLoads(2);

  const checkedIn: PartyRecord = { ...PARTY, arrived: 4, revision: 1 };
  respondWith({
    'PUT /guide/parties/{list}/{id}': checkedIn,
    'GET /guide/days/{date}': {
      date: DATE,
      departures: [testDeparture({ parties: [checkedIn] })],
    },
  });
  await guide.click(screen.getByRole('button', { name: /Check in 4/ }));
  await screen.findByText('All 4 here');
  await waitFor(() => {
    expect(callsTo('PUT /guide/parties')).toHaveLength(1);
  });
  await waitFor(() => {
    expect(screen.queryByText('not sent yet')).toBeNull();
  });
  sendSheetEvent(1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(countLoads()).toBe(2);
  sendSheetEvent(2);
  await expectLoads(3);
});

test('a colleague checks in parties, but can’t cancel bookings or change the tour', async () => {
  const departures = [testDeparture({ parties: [PARTY], vacancies: 0 })];
  const guide = await openPage(
    { 'GET /guide/days/{date}': { date: DATE, departures } },
    { role: 'colleague' },
  );
  await screen.findByText(/Columbus Circle/);
  await openParty(guide, PARTY.name);
  screen.getByRole('button', { name: /Check in/ });
  screen.getByRole('button', { name: /^Add walk-in/ });
  screen.getByRole('button', { name: /^Message to all/ });
  const ownerButtons = /^(Cancel booking|Change tour|Add to waiting list|Offer it anyway)/;
  expect(screen.queryByRole('button', { name: ownerButtons })).toBeNull();
  expect(callsTo('GET /guide/mail')).toEqual([]);
});

test.each<[cause: string, failure: Refusal | typeof NO_CONNECTION]>([
  ['No connection.', NO_CONNECTION],
  ['The server is getting too many requests from here.', new Refusal(429)],
  ['The server has a problem.', new Refusal(500)],
  ['The server is restarting.', new Refusal(503)],
])(
  'a tap that can’t be sent shows no error in its row, and the sheet shows “%s”',
  async (cause, failure) => {
    const guide = await openSheet(testDeparture());
    respondWith({ 'PUT /guide/parties/{list}/{id}': failure });
    await guide.click(screen.getByRole('button', { name: /Check in 4/ }));
    await screen.findByText('1 change is waiting to be sent.');
    const status = screen.getByText(/Your changes are saved/);
    expect(status).toHaveTextContent(RegExp(`^${cause}`));
    within(row()).getByText('not sent yet');
    expect(card()).toHaveTextContent('4 of 4 here');
    expect(within(row()).queryByRole('alert')).toBeNull();
  },
);

test('an unsent walk-in is counted as here, and can be removed', async () => {
  const guide = await openSheet(testDeparture());
  respondWith({ 'POST /guide/departures/{id}/walk-ins': NO_CONNECTION });
  await guide.click(screen.getByRole('button', { name: /^Add walk-in/ }));
  await guide.type(screen.getByLabelText('Name (optional)'), 'Ada');
  await guide.click(screen.getByRole('button', { name: 'Add 1' }));
  await screen.findByText('Here, not sent yet');
  expect(card()).toHaveTextContent('1 of 5 here, 4 missing');
  await expectNoViolations();
  await guide.click(within(row('Ada')).getByRole('button', { name: /^Remove/ }));
  await waitFor(() => {
    expect(screen.queryByText('Ada')).toBeNull();
  });
  expect(card()).toHaveTextContent('0 of 4 here, 4 missing');
});

test('a departure over its capacity is marked', async () => {
  await openSheet(testDeparture({ capacity: 4 }));
  expect(screen.getByText('4 of 4 spots taken')).not.toHaveClass('tooMany');
  cleanup();
  await openSheet(testDeparture({ capacity: 2 }));
  expect(screen.getByText('4 of 2 spots taken: 2 too many')).toHaveClass('tooMany');
});

test('each day of two weeks has a link with its number of people', async () => {
  const days = Array.from({ length: 14 }, (_, index) => ({
    date: addDays(DATE, index),
    departures: 1,
    people: index,
  }));
  await openPage({
    'GET /guide/days': days,
    'GET /guide/days/{date}': { date: DATE, departures: [] },
  });
  const twoWeeks = within(screen.getByRole('navigation', { name: 'Two weeks' }));
  const currentLink = await twoWeeks.findByRole('link', {
    name: `${formatDayAndDate(DATE)}: 0 people`,
  });
  expect(currentLink).toHaveAttribute('aria-current', 'date');
  expect(twoWeeks.getAllByRole('link')).toHaveLength(14);
  twoWeeks.getByRole('link', { name: `${formatDayAndDate(addDays(DATE, 1))}: 1 person` });
});

test('a note is saved even if another device has just changed the party', async () => {
  const guide = await openSheet(testDeparture());
  await openParty(guide);
  await guide.type(screen.getByLabelText('Note about Guest'), 'by the gate');
  const changed = { ...PARTY, arrived: 1, revision: 1 };
  respondWith({
    'GET /guide/days/{date}': { date: DATE, departures: [testDeparture({ parties: [changed] })] },
    'PUT /guide/parties/{list}/{id}': { ...changed, note: 'by the gate', revision: 2 },
  });
  sendEvent('sheet', 'state 1');
  await screen.findByText('Changed on another device: 1 of 4 arrived.');
  await guide.tab();
  await waitFor(() => {
    expect(callsTo('PUT /guide/parties').map(({ body }) => body)).toMatchObject([
      { arrived: 1, note: 'by the gate', revision: 1 },
    ]);
  });
});

test('a page of an older build asks the guide to reload it once the taps are sent', async () => {
  const { indexedDB } = globalThis;
  globalThis.indexedDB = new IDBFactory();
  (await openDB('guide-taps', 99)).close();
  const guide = await openSheet(testDeparture());
  const heldResponse = holdResponse({ ...PARTY, arrived: 4, revision: 1 });
  respondWith({ 'PUT /guide/parties/{list}/{id}': heldResponse.response });
  await guide.click(screen.getByRole('button', { name: /Check in 4/ }));
  await screen.findByText(/^A newer version is open in another tab/);
  heldResponse.release();
  await waitFor(() => {
    expect(screen.queryByText(/^A newer version/)).toBeNull();
  });
  expect(callsTo('PUT /guide/parties')).toHaveLength(1);
  globalThis.indexedDB = indexedDB;
});
