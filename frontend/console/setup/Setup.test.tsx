import { screen, within } from '@testing-library/react';
import type { SetupRecord, SetupStepName } from '../../api/schema';
import { respondWith } from '../../test/fake-api';
import { expectNoViolations, region, renderInConsole } from '../../test/render-page';
import { SetupBar } from './SetupBar';
import { Setup, SetupReminder } from './Setup';
import { SETUP_STEPS } from './setup-steps';

function createSetup(doneSteps: SetupStepName[], isDue = true): SetupRecord {
  const names = Object.keys(SETUP_STEPS) as SetupStepName[];
  return { steps: names.map((name) => ({ name, isDone: doneSteps.includes(name) })), isDue };
}

test('each step shows whether it is done, and links to the form or page for it', async () => {
  respondWith({ 'GET /guide/setup': createSetup(['profile']) });
  renderInConsole(<SetupReminder />);
  await screen.findByText('1 of 9 steps are done.');
  const steps = within(region('Set up your site'));
  steps.getByRole('link', { name: 'Your name and photograph (done)' });
  expect(steps.getByRole('link', { name: /^Days and hours \(to do\)/ })).toHaveAttribute(
    'href',
    '/?view=all-tours&part=hours&from=setup',
  );
  expect(steps.getByRole('link', { name: /^A first booking/ })).toHaveAttribute('href', '/tours');
  await expectNoViolations();
});

test('the reminder is hidden once it isn’t due, but the list of steps stays', async () => {
  respondWith({ 'GET /guide/setup': createSetup([], false) });
  renderInConsole(
    <>
      <SetupReminder />
      <Setup />
    </>,
  );
  await screen.findByText('0 of 9 steps are done.');
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('the bar below a step’s form links to the next open step and back to the list', async () => {
  respondWith({ 'GET /guide/setup': createSetup(['spots']) });
  renderInConsole(<SetupBar path="/?view=all-tours&part=hours&from=setup" />);
  expect(await screen.findByRole('link', { name: 'Next: Prices' })).toHaveAttribute(
    'href',
    '/?view=all-tours&part=prices&from=setup',
  );
  expect(screen.getByRole('link', { name: 'All steps' })).toHaveAttribute('href', '/?view=setup');
});
