import { screen, waitFor } from '@testing-library/react';
import type { MailState } from '../../api/schema';
import { respondWith, callsTo, Refusal } from '../../test/fake-api';
import { expectNoViolations, renderInConsole } from '../../test/render-page';
import { Mail } from './Mail';
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
