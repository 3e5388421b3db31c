import { screen } from '@testing-library/react';
import { callsTo, fieldRefusal, Refusal, respondWith } from '../../../test/fake-api';
import { expectNoViolations, renderPage } from '../../../test/render-page';
import ResetPasswordPage from './ResetPasswordPage';

test('a site without mail shows that it can’t send a link, and keeps the email in its field', async () => {
  const errorMessage = 'This site can’t send you a link.';
  respondWith({ 'POST /password-reset': new Refusal(409, { errorMessage }) });
  const visitor = renderPage(<ResetPasswordPage />, '/reset-password');
  await visitor.type(screen.getByLabelText('Email'), 'walker@example.com');
  await visitor.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessage);
  expect(screen.getByLabelText('Email')).toHaveValue('walker@example.com');
  await expectNoViolations();
});

test('a used link shows an error, and a link to the form that requests a new one', async () => {
  const message = 'This link has expired or was used already. Please request a new one.';
  respondWith({ 'PUT /password-reset': fieldRefusal(400, 'token', message) });
  const visitor = renderPage(<ResetPasswordPage />, '/reset-password#secret');
  await visitor.type(screen.getByLabelText('New password'), 'another umbrella');
  await visitor.click(screen.getByRole('button', { name: 'Set the password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(callsTo('PUT /password-reset').at(-1)?.body).toMatchObject({ token: 'secret' });
  await expectNoViolations();
  await visitor.click(screen.getByRole('link', { name: 'Ask for another' }));
  await screen.findByRole('button', { name: 'Send the link' });
});
