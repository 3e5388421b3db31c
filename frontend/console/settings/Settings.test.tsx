import { screen, waitFor, within } from '@testing-library/react';
import { guideRefusal } from 'shared/guide-refusals';
import { defaultValues } from 'shared/settings';
import type { SettingsRecord } from '../../api/schema';
import { callsTo, fieldRefusal, Refusal, respondWith } from '../../test/fake-api';
import { expectNoViolations, renderInConsole } from '../../test/render-page';
import { Settings } from './Settings';

const DEFAULTS = defaultValues();
const RECORD: SettingsRecord = {
  revision: 3,
  values: { ...DEFAULTS, contactEmail: 'env@walks.example', guestDays: 14 },
  defaults: DEFAULTS,
  fixed: ['contactEmail', 'openList'],
};
const CONFLICT = new Refusal(409, {
  code: 'settings-changed',
  errorMessage: guideRefusal('settings-changed').message,
});

async function openSettings(record = RECORD) {
  respondWith({ 'GET /guide/settings': record });
  const guide = renderInConsole(<Settings />);
  await screen.findByRole('group', { name: 'Name and contact' });
  const save = () => guide.click(screen.getByRole('button', { name: 'Save' }));
  return { guide, save };
}

const phone = () => screen.getByRole('textbox', { name: 'Phone number' });
const guestDays = () => screen.getByRole('spinbutton', { name: /^Days that a guest/ });
const savedBodies = () => callsTo('PATCH /guide/settings').map(({ body }) => body);

test('each setting shows its value and its default', async () => {
  await openSettings();
  expect(guestDays()).toHaveValue(14);
  expect(guestDays()).toHaveAccessibleDescription(/ Default: 30\.$/);
  const nameSwitch = screen.getByRole('checkbox', { name: /^Ask for a name/ });
  expect(nameSwitch).toBeChecked();
  expect(nameSwitch).toHaveAccessibleDescription(/ Default: on\.$/);
  await expectNoViolations();
});

test('the link to reviews can be removed', async () => {
  const reviewUrl = 'https://reviews.example/me';
  const record = { ...RECORD, values: { ...RECORD.values, reviewUrl } };
  const { guide, save } = await openSettings(record);
  const link = screen.getByRole('textbox', { name: 'Review link' });
  expect(link).toHaveAccessibleDescription(/ Default: none\.$/);
  await guide.clear(link);
  respondWith({ 'PATCH /guide/settings': RECORD });
  await save();
  await screen.findByText(/^Saved\./);
  expect(savedBodies()).toEqual([{ revision: 3, reviewUrl: '' }]);
});

test('settings from the environment are read-only, and show where they are set', async () => {
  const { guide } = await openSettings();
  const email = screen.getByRole('textbox', { name: 'Email address' });
  expect(email).toHaveAttribute('readonly');
  expect(email).toHaveAccessibleDescription(/Set by CONTACT_EMAIL in \.env, /);
  await guide.type(email, 'x');
  expect(email).toHaveValue('env@walks.example');
  const openList = screen.getByRole('checkbox', { name: 'Open list' });
  expect(openList).toBeDisabled();
  expect(openList).toHaveAccessibleDescription(/Set by OPEN_LIST in \.env, /);
});

test('only changed settings are saved', async () => {
  const { guide, save } = await openSettings();
  await guide.clear(guestDays());
  await guide.type(guestDays(), '7');
  await guide.click(screen.getByRole('checkbox', { name: /^Guests confirm/ }));
  const values = { ...RECORD.values, guestDays: 7, confirm: false };
  respondWith({ 'PATCH /guide/settings': { ...RECORD, revision: 4, values } });
  await save();
  expect(await screen.findByText(/^Saved\./)).toHaveAttribute('role', 'status');
  await guide.clear(phone());
  await guide.type(phone(), '(646) 555-0199');
  expect(screen.queryByText(/^Saved\./)).toBeNull();
  await save();
  await screen.findByText(/^Saved\./);
  expect(savedBodies()).toEqual([
    { revision: 3, guestDays: 7, confirm: false },
    { revision: 4, contactPhone: '(646) 555-0199' },
  ]);
});

test('the error about a refused value is shown next to its field', async () => {
  const { guide, save } = await openSettings();
  await guide.clear(phone());
  await guide.type(phone(), 'call me');
  const sentence = 'Enter a phone number with only digits.';
  respondWith({ 'PATCH /guide/settings': fieldRefusal(400, 'contactPhone', sentence) });
  await save();
  await waitFor(() => {
    expect(phone()).toHaveAccessibleDescription(expect.stringContaining(sentence));
  });
  expect(phone()).toBeInvalid();
  expect(phone()).toHaveFocus();
  expect(phone()).toHaveValue('call me');
});

test('both the changes from a different tab and the guide’s unsaved changes are kept', async () => {
  const { guide, save } = await openSettings();
  await guide.clear(phone());
  await guide.type(phone(), '(646) 555-0199');
  const remoteValues = { contactPhone: '(917) 555-0100', guestDays: 20 };
  const latestRecord = { ...RECORD, revision: 5, values: { ...RECORD.values, ...remoteValues } };
  respondWith({ 'PATCH /guide/settings': CONFLICT, 'GET /guide/settings': latestRecord });
  await save();
  const notice = await screen.findByRole('alert');
  expect(
    within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Phone number: +1 212 555 0142 → (917) 555-0100 (you typed (646) 555-0199)',
    'Days that a guest’s bookings are kept: 14 → 20',
  ]);
  expect(phone()).toHaveValue('(646) 555-0199');
  expect(guestDays()).toHaveValue(20);
  const values = { ...latestRecord.values, contactPhone: '(646) 555-0199' };
  respondWith({ 'PATCH /guide/settings': { ...RECORD, revision: 6, values } });
  await save();
  await screen.findByText(/^Saved\./);
  expect(savedBodies().at(-1)).toEqual({ revision: 5, contactPhone: '(646) 555-0199' });
});
