import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  respondWith,
  callsTo,
  holdResponse,
  NO_CONNECTION,
  Refusal,
  fieldRefusal,
} from '../../../test/fake-api';
import { expectNoViolations, renderPage } from '../../../test/render-page';
import { expectConsoleErrors } from '../../../test/setup-dom';
import SignUpPage from './SignUpPage';

const ADA = { username: 'ada', email: 'ada@example.com', password: 'a walk in the park' };

async function openForm(values = ADA): Promise<UserEvent> {
  const visitor = renderPage(<SignUpPage />, '/signup');
  await visitor.type(screen.getByLabelText('Username'), values.username);
  await visitor.type(screen.getByLabelText('Email'), values.email);
  await visitor.type(screen.getByLabelText('Password'), values.password);
  return visitor;
}

const signUpButton = () => screen.getByRole('button', { name: 'Sign up' });

beforeEach(() => {
  expectConsoleErrors(/Signup was unsuccessful/);
});

test('the home page opens after signing up', async () => {
  respondWith({ 'POST /signup': { accessToken: 'token', user: ADA } });
  const visitor = await openForm();
  await visitor.click(signUpButton());
  await waitFor(() => {
    expect(location.pathname).toBe('/');
  });
  expect(callsTo('POST /signup').at(-1)?.body).toEqual(ADA);
});

test('the first missing or invalid field gets the focus', async () => {
  const visitor = renderPage(<SignUpPage />, '/signup');
  for (const [label, value] of [
    ['Username', ADA.username],
    ['Email', ADA.email],
    ['Password', ADA.password],
  ] as const) {
    await visitor.click(signUpButton());
    expect(screen.getByLabelText(label)).toHaveFocus();
    await visitor.type(screen.getByLabelText(label), value);
  }
  await visitor.clear(screen.getByLabelText('Email'));
  await visitor.type(screen.getByLabelText('Email'), 'nowhere');
  await visitor.click(signUpButton());
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(callsTo('POST /signup')).toHaveLength(0);
});

test.each([
  ['username', 'Username', 'This username is taken.'],
  ['email', 'Email', 'This email already has an account.'],
  ['password', 'Password', 'This is one of the most common passwords.'],
])('the server’s error about the %s appears at its field', async (field, label, message) => {
  respondWith({
    'POST /signup': fieldRefusal(409, field, message),
  });
  const visitor = await openForm();
  await visitor.click(signUpButton());
  const control = screen.getByLabelText(label);
  await waitFor(() => {
    expect(control).toHaveAccessibleDescription(RegExp(message));
  });
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(control).toHaveValue(ADA[field as keyof typeof ADA]);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await expectNoViolations();
});

test.each([
  [
    'an error without a message',
    new Refusal(500),
    'Signup was unsuccessful! Please check the console.',
  ],
  [
    'an error with a message',
    new Refusal(422, { errorMessage: 'We are taking a break.' }),
    'We are taking a break.',
  ],
  ['no response', NO_CONNECTION, /can’t reach the server/],
] as const)(
  'a sign-up that gets %s shows an error, and keeps the form’s values',
  async (_, failure, message) => {
    respondWith({ 'POST /signup': failure });
    const visitor = await openForm();
    await visitor.click(signUpButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Username')).toHaveValue(ADA.username);
    expect(screen.getByLabelText('Password')).toHaveValue(ADA.password);
  },
);

test('a double click creates one account', async () => {
  const creation = holdResponse({ accessToken: 'token', user: ADA });
  respondWith({ 'POST /signup': creation.response });
  const visitor = await openForm();
  await visitor.dblClick(signUpButton());
  creation.release();
  await waitFor(() => {
    expect(location.pathname).toBe('/');
  });
  expect(callsTo('POST /signup')).toHaveLength(1);
});

test('the eye button shows and hides the password', async () => {
  const visitor = await openForm();
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await visitor.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await visitor.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveValue(ADA.password);
});
