import { screen, waitFor } from '@testing-library/react';
import type { MailState } from '../../api/schema';
import { respondWith, callsTo, Refusal } from '../../test/fake-api';
import { expectNoViolations, renderInConsole } from '../../test/render-page';
import { Mail } from './Mail';
import { MailNotice } from './MailNotice';
import { MAIL } from './test-mail';

async function openMail(details: Partial<MailState> = {}) {
  respondWith({ 'GET /guide/mail': { ...MAIL, ...details } });
  const guide = renderInConsole(<Mail />);
  await screen.findByRole('radio', { name: 'an email for each booking, right away' });
  return guide;
}

test('the guide’s choice of emails is saved', async () => {
  const guide = await openMail();
  expect(
    screen.getByRole('radio', { name: 'an email for each booking, right away' }),
  ).toBeChecked();
  respondWith({ 'PUT /guide/mail/choice': undefined });
  await guide.click(screen.getByRole('radio', { name: 'once a day, in the morning' }));
  await screen.findByText('Saved.');
  await guide.click(screen.getByRole('checkbox', { name: /Tomorrow’s tours/ }));
  await waitFor(() => {
    expect(callsTo('PUT /guide/mail/choice').map(({ body }) => body)).toEqual([
      { bookings: 'daily', evening: true },
      { bookings: 'daily', evening: false },
    ]);
  });
  await expectNoViolations();
});

test('a choice that can’t be saved is reverted', async () => {
  const guide = await openMail();
  respondWith({ 'PUT /guide/mail/choice': new Refusal(500) });
  await guide.click(screen.getByRole('radio', { name: 'no mail' }));
  await screen.findByRole('alert');
  expect(
    screen.getByRole('radio', { name: 'an email for each booking, right away' }),
  ).toBeChecked();
});

test('a test email shows each step and the server’s response', async () => {
  const guide = await openMail();
  screen.getByText('Mail works.');
  respondWith({
    'POST /guide/mail/test': {
      isSent: false,
      answer: '550 Not you',
      exchange: [
        { from: 'site', text: 'EHLO tours' },
        { from: 'server', text: '550 Not you' },
      ],
    },
  });
  await guide.click(screen.getByRole('button', { name: 'Send me a test email' }));
  await screen.findByText('It wasn’t sent. The server said: 550 Not you');
  screen.getByText('EHLO tours');
});

test('a site without a mail server explains how to set one up', async () => {
  await openMail({ mode: 'none' });
  screen.getByText(/^The site has no mail server/);
  expect(screen.queryByRole('button', { name: 'Send me a test email' })).toBeNull();
});

test('a notice warns that mail doesn’t work, and a failed email can be sent again', async () => {
  const failingState: MailState = {
    ...MAIL,
    failing: { since: '2026-11-23T11:00:00.000Z', answer: '535 Wrong password' },
    failed: 1,
    troubled: [
      {
        id: 'a',
        kind: 'booked',
        label: 'A ticket',
        departure: 'day.central-park.2026-12-01.1000',
        status: 'failed',
        answer: '550 5.1.1 No such user',
        queuedAt: '2026-11-23T12:00:00.000Z',
        canBeSentAgain: true,
      },
    ],
  };
  respondWith({ 'GET /guide/mail': failingState });
  const guide = renderInConsole(
    <>
      <MailNotice />
      <Mail />
    </>,
  );
  await screen.findByText(/^Mail doesn’t work\./);
  expect(screen.getByRole('link', { name: 'See what’s wrong' })).toHaveAttribute(
    'href',
    '/?view=more',
  );
  screen.getByText(/535 Wrong password/);
  screen.getByText(/550 5\.1\.1 No such user/);
  await expectNoViolations();
  respondWith({
    'POST /guide/mail/messages/{id}/again': undefined,
    'GET /guide/mail': { ...failingState, failed: 0, troubled: [] },
  });
  await guide.click(screen.getByRole('button', { name: 'Send again: A ticket' }));
  await screen.findByText('It’s on its way again.');
  await waitFor(() => {
    expect(screen.queryByText(/No such user/)).toBeNull();
  });
  expect(screen.getByRole('heading', { name: 'Emails that need your attention' })).toHaveFocus();
});
