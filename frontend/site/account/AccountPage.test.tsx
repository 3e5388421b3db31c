import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { PublicUser } from '../../api/schema';
import { respondWith, callsTo, holdResponse, Refusal, fieldRefusal } from '../../test/fake-api';
import { expectNoViolations, region, renderPage } from '../../test/render-page';
import AccountPage from './AccountPage';

const ADA: PublicUser = { username: 'ada', email: 'ada@example.com' };
const ADA_EMAIL = { email: ADA.email, canBeMailed: true };
const PASSWORD = 'a walk in the park';
const NEW_PASSWORD = 'another walk in the park';
const THIS_SESSION = {
  id: '1',
  browser: 'Firefox on Linux',
  createdAt: '2026-01-05T15:00:00Z',
  current: true,
};
const PHONE_SESSION = { id: '2', browser: 'Firefox on Android', createdAt: THIS_SESSION.createdAt };

beforeEach(() => {
  respondWith({ 'GET /account/email/confirmation': { ...ADA_EMAIL, confirmed: true } });
});

async function openAccount(user: PublicUser = ADA): Promise<UserEvent> {
  respondWith({ 'GET /account/sessions': [THIS_SESSION] });
  const visitor = renderPage(<AccountPage />, '/account', user);
  await screen.findByRole('form', { name: 'Change your password' });
  return visitor;
}

const getForm = (name: string) => screen.getByRole('form', { name });
const getField = (form: string, label: string) => within(getForm(form)).getByLabelText(label);

async function changePassword(visitor: UserEvent, password = PASSWORD) {
  const fields = { 'Current password': password, 'New password': NEW_PASSWORD };
  for (const [label, text] of Object.entries(fields)) {
    await visitor.clear(getField('Change your password', label));
    await visitor.type(getField('Change your password', label), text);
  }
  await visitor.click(screen.getByRole('button', { name: 'Change password' }));
}

test('a signed-out visitor sees links to sign in and sign up, without a call to the API', async () => {
  renderPage(<AccountPage />, '/account');
  await screen.findByText(/You’re not signed in\./);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  expect(screen.getByRole('link', { name: 'sign up' })).toHaveAttribute('href', '/signup');
  expect(screen.queryByRole('form')).toBeNull();
  expect(callsTo('')).toEqual([]);
});

describe('the form that changes the password', () => {
  test('clears its fields and reloads the sessions after a change', async () => {
    const visitor = await openAccount();
    respondWith({ 'PUT /account/password': undefined });
    await changePassword(visitor);
    const status = within(getForm('Change your password')).getByRole('status');
    await waitFor(() => {
      expect(status).toHaveTextContent(/^Your password has been changed\./);
    });
    expect(getField('Change your password', 'Current password')).toHaveValue('');
    expect(callsTo('PUT /account/password').at(-1)?.body).toEqual({
      password: PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    await waitFor(() => {
      expect(callsTo('GET /account/sessions')).toHaveLength(2);
    });
  });

  test('shows an error if the current password is wrong', async () => {
    const visitor = await openAccount();
    const message = 'That’s not your password.';
    respondWith({
      'PUT /account/password': fieldRefusal(403, 'password', message),
    });
    await changePassword(visitor, 'not the password');
    await waitFor(() => {
      expect(getField('Change your password', 'Current password')).toHaveAccessibleDescription(
        message,
      );
    });
    expect(getField('Change your password', 'Current password')).toHaveValue('not the password');
    await expectNoViolations();
  });

  test('shows an error for a password that is too long, without truncating it', async () => {
    const visitor = await openAccount();
    const field = getField('Change your password', 'New password');
    await visitor.click(field);
    await visitor.paste('a'.repeat(129));
    expect(field).toHaveValue('a'.repeat(129));
    const error = 'New password must be at most 128 characters long.';
    expect(field).toHaveAccessibleDescription(RegExp(error));
    await visitor.clear(field);
    await visitor.paste('🗽'.repeat(128));
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  test('requires a longer password from a guide', async () => {
    await openAccount({ ...ADA, guide: true });
    const field = getField('Change your password', 'New password');
    expect(field).toHaveAccessibleDescription(/At least 12 characters/);
    expect(field).toHaveAttribute('minlength', '12');
  });

  test('marks its fields for password managers', async () => {
    await openAccount();
    const form = getForm('Change your password');
    expect(form.querySelector('input[autocomplete=username]')).toHaveValue('ada');
    expect(form.querySelectorAll('input[autocomplete=current-password]')).toHaveLength(1);
    expect(form.querySelectorAll('input[autocomplete=new-password]')).toHaveLength(1);
  });

  test('sends one call after a double click', async () => {
    const visitor = await openAccount();
    const change = holdResponse(undefined);
    respondWith({ 'PUT /account/password': change.response });
    await changePassword(visitor);
    await visitor.dblClick(screen.getByRole('button', { name: 'Change password' }));
    change.release();
    await screen.findByText(/^Your password has been changed\./);
    expect(callsTo('PUT /account/password')).toHaveLength(1);
  });
});

test('an email that another account uses is rejected with an error, and a different one is saved', async () => {
  const visitor = await openAccount();
  const message = 'Another account already uses this email.';
  respondWith({
    'PUT /account/email': fieldRefusal(409, 'email', message),
  });
  const field = getField('Change your email', 'New email');
  await visitor.type(field, 'taken@example.com');
  await visitor.type(getField('Change your email', 'Current password'), PASSWORD);
  await visitor.click(screen.getByRole('button', { name: 'Change email' }));
  await waitFor(() => {
    expect(field).toHaveAccessibleDescription(message);
  });
  respondWith({ 'PUT /account/email': { ...ADA, email: 'new@example.com' } });
  await visitor.clear(field);
  await visitor.type(field, 'new@example.com');
  await visitor.click(screen.getByRole('button', { name: 'Change email' }));
  await screen.findByText(/^Your email is now new@example\.com/);
});

describe('the list of sessions', () => {
  const sessionList = () => region('Where you’re signed in');

  test('shows each session, with a button that ends it unless it is the current one', async () => {
    const visitor = await openAccount();
    respondWith({ 'GET /account/sessions': [THIS_SESSION, PHONE_SESSION] });
    respondWith({ 'PUT /account/password': undefined });
    await changePassword(visitor);
    const endButton = await within(sessionList()).findByRole('button', {
      name: /^End Firefox on Android, since/,
    });
    const [current] = within(sessionList()).getAllByRole('listitem');
    expect(current).toHaveTextContent('(this one)');
    expect(
      within(sessionList()).getByRole('button', { name: 'End all other sessions' }),
    ).toBeEnabled();
    await expectNoViolations();
    respondWith({
      'DELETE /account/sessions/{id}': undefined,
      'GET /account/sessions': [THIS_SESSION],
    });
    await visitor.click(endButton);
    await screen.findByText('That session has ended.');
    expect(callsTo('DELETE /account/sessions/2')).toHaveLength(1);
    expect(within(sessionList()).getByRole('heading')).toHaveFocus();
    expect(within(sessionList()).queryByRole('button')).toBeNull();
  });

  test('can be loaded again after an error', async () => {
    respondWith({ 'GET /account/sessions': new Refusal(500) });
    const visitor = renderPage(<AccountPage />, '/account', ADA);
    await screen.findByRole('form', { name: 'Change your password' });
    await within(sessionList()).findByRole('alert');
    respondWith({ 'GET /account/sessions': [THIS_SESSION] });
    await visitor.click(within(sessionList()).getByRole('button', { name: 'Try again' }));
    await within(sessionList()).findByRole('listitem');
    expect(within(sessionList()).queryByRole('alert')).toBeNull();
  });

  test('hides its error after a password change has reloaded it', async () => {
    respondWith({ 'GET /account/sessions': new Refusal(500), 'PUT /account/password': undefined });
    const visitor = renderPage(<AccountPage />, '/account', ADA);
    await screen.findByRole('form', { name: 'Change your password' });
    await within(sessionList()).findByRole('alert');
    respondWith({ 'GET /account/sessions': [THIS_SESSION] });
    await changePassword(visitor);
    await within(sessionList()).findByRole('listitem');
    expect(within(sessionList()).queryByRole('alert')).toBeNull();
  });
});
