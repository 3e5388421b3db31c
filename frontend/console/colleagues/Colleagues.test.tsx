import { screen, waitFor, within } from '@testing-library/react';
import type { ColleagueList } from '../../api/schema';
import { callsTo, fieldRefusal, Refusal, respondWith } from '../../test/fake-api';
import { expectNoViolations, renderInConsole } from '../../test/render-page';
import { Colleagues } from './Colleagues';

const OWNER = {
  id: 'a'.repeat(24),
  name: 'Ann',
  username: 'ann',
  email: 'ann@example.com',
  role: 'owner',
  isYou: true,
} as const;
const DANA = {
  id: 'b'.repeat(24),
  name: 'Dana',
  username: 'dana',
  email: 'dana@example.com',
  role: 'colleague',
} as const;
const INVITATION = { id: 'c'.repeat(24), name: 'Mo', expiresAt: '2030-01-07T15:00:00.000Z' };

async function openColleagues(details: Partial<ColleagueList> = {}) {
  respondWith({ 'GET /guide/colleagues': { guides: [OWNER, DANA], invitations: [], ...details } });
  const guide = renderInConsole(<Colleagues />);
  await screen.findByText('ann@example.com');
  return guide;
}

const dialog = () => screen.getByRole('dialog');

test('the list shows each guide’s role, and buttons only for colleagues', async () => {
  await openColleagues({ invitations: [INVITATION] });
  const list = screen.getByRole('list', { name: 'Guides' });
  const [owner, colleague] = within(list).getAllByRole('listitem');
  expect(owner).toHaveTextContent('Ann (you) · Owner');
  const names = within(list)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Make an owner of Dana', 'Remove Dana']);
  expect(colleague).toHaveTextContent('Dana · Colleague');
  screen.getByText('Until Jan 7, 2030');
  await expectNoViolations();
});

test('an invitation’s link is shown once, and can be copied', async () => {
  const guide = await openColleagues();
  await guide.click(screen.getByRole('button', { name: 'Invite a colleague' }));
  await guide.type(screen.getByRole('textbox', { name: /^Name/ }), 'Mo');
  await guide.type(screen.getByLabelText('Your password'), 'not my password');
  respondWith({
    'POST /guide/colleagues/invitations': fieldRefusal(403, 'password', 'That’s not it.'),
  });
  const createButton = screen.getByRole('button', { name: 'Create the link' });
  await guide.click(createButton);
  await screen.findByText('That’s not it.');

  const path = `/invitation#${'x'.repeat(43)}`;
  respondWith({ 'POST /guide/colleagues/invitations': { ...INVITATION, path } });
  await guide.click(createButton);
  const link = await screen.findByRole('textbox', { name: 'The link' });
  expect(link).toHaveValue(location.origin + path);
  expect(link).toHaveFocus();
  await guide.click(screen.getByRole('button', { name: 'Copy the link' }));
  await screen.findByText('Link copied.');
  expect(await navigator.clipboard.readText()).toBe(location.origin + path);
  expect(callsTo('POST /guide/colleagues/invitations').at(-1)?.body).toEqual({
    name: 'Mo',
    password: 'not my password',
  });
  await expectNoViolations();
});

test('removing a colleague deletes their unsent taps only if the owner chooses that', async () => {
  const guide = await openColleagues();
  await guide.click(screen.getByRole('button', { name: 'Remove Dana' }));
  expect(within(dialog()).getByRole('checkbox')).not.toBeChecked();
  await expectNoViolations();
  await guide.click(within(dialog()).getByRole('checkbox'));
  respondWith({
    'DELETE /guide/colleagues/{id}': undefined,
    'GET /guide/colleagues': { guides: [OWNER], invitations: [] },
  });
  await guide.click(within(dialog()).getByRole('button', { name: 'Remove' }));
  await screen.findByText('Dana is no longer a guide.');
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Remove Dana' })).toBeNull();
  });
  expect(callsTo('DELETE /guide/colleagues').map(({ request, body }) => [request, body])).toEqual([
    [`DELETE /guide/colleagues/${DANA.id}`, { discardTaps: true }],
  ]);
});

test('a colleague becomes an owner only with the password', async () => {
  const guide = await openColleagues();
  await guide.click(screen.getByRole('button', { name: 'Make an owner of Dana' }));
  await guide.type(within(dialog()).getByLabelText('Your password'), 'a walk in the park');
  respondWith({ 'PUT /guide/colleagues/{id}/owner': undefined });
  await guide.click(within(dialog()).getByRole('button', { name: 'Make an owner' }));
  await screen.findByText('Dana is an owner now.');
  expect(callsTo('PUT /guide/colleagues')[0]?.body).toEqual({ password: 'a walk in the park' });
});

test('an error is shown if an owner can’t step down', async () => {
  const guide = await openColleagues({ guides: [OWNER, { ...DANA, role: 'owner' }] });
  await guide.click(screen.getByRole('button', { name: 'Step down as an owner' }));
  const sentence = 'You’re the only owner.';
  respondWith({
    'POST /guide/colleagues/step-down': new Refusal(409, { errorMessage: sentence }),
  });
  await guide.click(within(dialog()).getByRole('button', { name: 'Step down' }));
  await within(dialog()).findByText(sentence);
});

test('an invitation can be revoked', async () => {
  const guide = await openColleagues({ invitations: [INVITATION] });
  await guide.click(screen.getByRole('button', { name: 'Revoke the invitation for Mo' }));
  respondWith({
    'DELETE /guide/colleagues/invitations/{id}': undefined,
    'GET /guide/colleagues': { guides: [OWNER, DANA], invitations: [] },
  });
  await guide.click(within(dialog()).getByRole('button', { name: 'Revoke it' }));
  await screen.findByText('The link no longer works.');
  expect(screen.queryByText('Until Jan 7, 2030')).toBeNull();
});
