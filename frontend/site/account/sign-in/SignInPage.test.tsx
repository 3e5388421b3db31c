import { screen, waitFor } from '@testing-library/react';
import { respondWith, Refusal } from '../../../test/fake-api';
import { renderPage } from '../../../test/render-page';
import SignInPage from './SignInPage';

test('the same error appears for a wrong password and an unknown username', async () => {
  respondWith({ 'POST /login': new Refusal(401, { errorMessage: 'Invalid credentials' }) });
  const visitor = renderPage(<SignInPage />, '/signin');
  await visitor.type(screen.getByLabelText('Username'), 'ada');
  await visitor.type(screen.getByLabelText('Password'), 'not the password');
  await visitor.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid credentials');
  expect(screen.getByLabelText('Username')).toHaveValue('ada');
});

test('the home page opens after signing in', async () => {
  const user = { username: 'ada', email: 'ada@example.com' };
  respondWith({ 'POST /login': { accessToken: 'token', user } });
  const visitor = renderPage(<SignInPage />, '/signin');
  await visitor.type(screen.getByLabelText('Username'), 'ada@example.com');
  await visitor.type(screen.getByLabelText('Password'), 'a walk in the park');
  await visitor.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => {
    expect(location.pathname).toBe('/');
  });
});
