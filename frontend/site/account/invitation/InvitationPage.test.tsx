import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { callsTo, Refusal, respondWith } from '../../../test/fake-api';
import { expectNoViolations, renderPage } from '../../../test/render-page';
import ResetPasswordPage from '../reset-password/ResetPasswordPage';
import SignInPage from '../sign-in/SignInPage';
import InvitationPage from './InvitationPage';

const SECRET = 'x'.repeat(43);
const INVITATION_URL = `/invitation#${SECRET}`;
const USER = { username: 'dana', email: 'dana@example.com' };
const INVITATION = { invitedBy: 'Ann', expiresAt: '2030-01-07T15:00:00.000Z' };

test('a signed-out visitor sees who invited them, with links to sign in and sign up', async () => {
  respondWith({ 'POST /invitation': INVITATION });
  renderPage(<InvitationPage />, INVITATION_URL);
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

test('a user whose password is too short sees the minimum, with a link to the account', async () => {
  const sentence = 'Guides need a password of at least 12 characters.';
  respondWith({
    'POST /invitation': INVITATION,
    'PUT /invitation': new Refusal(409, { errorMessage: sentence }),
  });
  const visitor = renderPage(<InvitationPage />, INVITATION_URL, USER);
  await visitor.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account');
  expect(callsTo('PUT /invitation')[0]?.body).toEqual({ secret: SECRET });
  await expectNoViolations();
});

describe('a visitor who resets the password before accepting', () => {
  /** Requests a password link, opens it in a new tab, and types a new password. */
  async function resetPassword() {
    respondWith({
      'POST /invitation': INVITATION,
      'POST /password-reset': undefined,
      'PUT /password-reset': undefined,
      'POST /login': { accessToken: 'token', user: USER },
    });
    const visitor = renderPage(
      <Routes>
        <Route path="/invitation" element={<InvitationPage />} />
        <Route path="/signin" element={<SignInPage />} />
        <Route path="/reset-password" element={<ResetPasswordPage />} />
      </Routes>,
      INVITATION_URL,
    );
    await visitor.click(await screen.findByRole('link', { name: 'Sign in to accept it' }));
    await visitor.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await visitor.type(screen.getByLabelText('Email'), USER.email);
    await visitor.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByText(/a link is on its way/);
    expect(callsTo('POST /password-reset')[0]?.body).toEqual({ email: USER.email });
    expect(location.href).not.toContain(SECRET);
    expect(JSON.stringify(localStorage)).toContain(SECRET);
    sessionStorage.clear();
    act(() => {
      history.pushState(null, '', '/reset-password#token');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await visitor.type(await screen.findByLabelText('New password'), 'umbrella subway pretzel');
    return visitor;
  }

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('returns to the invitation after signing in', async () => {
    const visitor = await resetPassword();
    await visitor.click(screen.getByRole('button', { name: 'Set the password' }));
    await visitor.type(await screen.findByLabelText('Username'), 'dana');
    await visitor.type(screen.getByLabelText('Password'), 'umbrella subway pretzel');
    await visitor.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('button', { name: 'Accept the invitation' });
    expect(JSON.stringify(localStorage)).not.toContain(SECRET);
  });

  test('doesn’t return to the invitation after the emailed link has expired', async () => {
    const visitor = await resetPassword();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61 * 60_000);
    await visitor.click(screen.getByRole('button', { name: 'Set the password' }));
    await screen.findByLabelText('Username');
    expect(history.state).toMatchObject({ usr: { hasNewPassword: true } });
    expect(JSON.stringify(history.state) + JSON.stringify(localStorage)).not.toContain(SECRET);
  });
});

test('an expired link shows the server’s error', async () => {
  const sentence = 'This invitation has expired.';
  respondWith({ 'POST /invitation': new Refusal(404, { errorMessage: sentence }) });
  renderPage(<InvitationPage />, INVITATION_URL, USER);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test('a link without a secret shows an error', async () => {
  renderPage(<InvitationPage />, '/invitation');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete.');
});
