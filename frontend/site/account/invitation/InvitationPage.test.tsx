import { screen } from '@testing-library/react';
import { callsTo, Refusal, respondWith } from '../../../test/fake-api';
import { expectNoViolations, renderPage } from '../../../test/render-page';
import InvitationPage from './InvitationPage';

const SECRET = 'x'.repeat(43);
const URL = `/invitation#${SECRET}`;
const USER = { username: 'dana', email: 'dana@example.com' };
const INVITATION = { invitedBy: 'Ann', expiresAt: '2030-01-07T15:00:00.000Z' };

test('a signed-out visitor reads who invites them, and can sign in or up', async () => {
  respondWith({ 'POST /invitation': INVITATION });
  renderPage(<InvitationPage />, URL);
  await screen.findByText('Ann invites you to guide tours here.');
  screen.getByText(/at least 12 characters/);
  expect(screen.getByRole('link', { name: 'Sign in to accept it' })).toHaveAttribute(
    'href',
    '/signin',
  );
  screen.getByRole('link', { name: 'Sign up to accept it' });
  expect(callsTo('POST /invitation')[0]?.body).toEqual({ secret: SECRET });
  await expectNoViolations();
});

test('a user whose password is too short reads what to do', async () => {
  const sentence = 'Guides need a password of at least 12 characters.';
  respondWith({
    'POST /invitation': INVITATION,
    'PUT /invitation': new Refusal(409, { errorMessage: sentence }),
  });
  const visitor = renderPage(<InvitationPage />, URL, USER);
  await visitor.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account');
  expect(callsTo('PUT /invitation')[0]?.body).toEqual({ secret: SECRET });
  await expectNoViolations();
});

test('an expired link says so', async () => {
  const sentence = 'This invitation has expired.';
  respondWith({ 'POST /invitation': new Refusal(404, { errorMessage: sentence }) });
  renderPage(<InvitationPage />, URL, USER);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test('a link without a secret is incomplete', async () => {
  renderPage(<InvitationPage />, '/invitation');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete.');
});
