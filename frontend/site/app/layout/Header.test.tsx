import { screen } from '@testing-library/react';
import { callsTo, respondWith } from '../../../test/fake-api';
import { renderPage } from '../../../test/render-page';
import { Header } from './Header';

test('signing out without a stored token makes no call, and the visitor stays on the page', async () => {
  respondWith({ 'GET /bookings': [] });
  const visitor = renderPage(<Header />, '/about', { username: 'ada', email: 'ada@example.com' });
  const button = await screen.findByRole('button', { name: 'LOG OUT' });
  localStorage.clear();
  await visitor.click(button);
  await screen.findByRole('link', { name: 'SIGN IN' });
  expect(location.pathname).toBe('/about');
  expect(callsTo('DELETE /logout')).toHaveLength(0);
});
