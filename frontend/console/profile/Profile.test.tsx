import { screen, within } from '@testing-library/react';
import type { GuideProfileRecord } from '../../api/schema';
import { callsTo, fieldRefusal, respondWith } from '../../test/fake-api';
import { expectNoViolations, region, renderInConsole } from '../../test/render-page';
import { Profile } from './Profile';

const EMPTY_PROFILE: GuideProfileRecord = { name: '', languages: [] };
const SAVED_PROFILE: GuideProfileRecord = {
  name: 'Dana Rivera',
  phone: '+12125550100',
  languages: ['en', 'es'],
  licenseNumber: '2000123',
  photo: { src: '/api/tours/photos/dana.webp', width: 600, height: 800 },
};

async function openProfile(profile: GuideProfileRecord) {
  respondWith({ 'GET /guide/profile': profile });
  const guide = renderInConsole(<Profile />);
  await screen.findByLabelText('Name');
  return guide;
}

test('a new guide can fill in a profile, with a preview of what visitors will see', async () => {
  const guide = await openProfile(EMPTY_PROFILE);
  expect(region('What visitors see')).toHaveTextContent('Nothing until you enter your name.');
  expect(screen.getByRole('checkbox', { name: 'English' })).toBeChecked();
  await guide.type(screen.getByLabelText('Name'), 'Dana Rivera');
  await guide.type(screen.getByLabelText('Phone'), '(212) 555-0100');
  await guide.click(screen.getByRole('checkbox', { name: 'Español' }));
  await guide.type(screen.getByLabelText('New York guide license number'), '2000123');
  expect(region('What visitors see')).toHaveTextContent(
    'Dana RiveraSpeaks English and SpanishLicensed New York guide, no. 2000123',
  );
  respondWith({ 'PUT /guide/profile': { ...SAVED_PROFILE, photo: undefined } });
  await guide.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(callsTo('PUT /guide/profile')[0]?.body).toEqual({
    name: 'Dana Rivera',
    phone: '(212) 555-0100',
    languages: ['en', 'es'],
    licenseNumber: '2000123',
  });
  expect(screen.getByLabelText('Phone')).toHaveValue('+12125550100');
  await expectNoViolations();
});

test('the photograph can be removed', async () => {
  const guide = await openProfile(SAVED_PROFILE);
  within(region('What visitors see')).getByAltText('Photograph of Dana Rivera');
  await guide.click(screen.getByRole('button', { name: 'Remove the photograph' }));
  expect(screen.getByLabelText('Your photograph')).toHaveFocus();
  expect(within(region('What visitors see')).queryByRole('img')).toBeNull();
  respondWith({ 'PUT /guide/profile': SAVED_PROFILE });
  await guide.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(callsTo('PUT /guide/profile')[0]?.body).not.toHaveProperty('photo');
});

test('the server’s error is shown next to its field', async () => {
  const guide = await openProfile(SAVED_PROFILE);
  respondWith({ 'PUT /guide/profile': fieldRefusal(400, 'phone', 'Please enter a valid number.') });
  await guide.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid number.');
  expect(screen.getByLabelText('Phone')).toBeInvalid();
});
