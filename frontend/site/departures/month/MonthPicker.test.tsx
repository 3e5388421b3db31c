import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { fillInTypedValues, readTypedValues } from '../../app/typed-values';
import { afternoonDepartureOn, departureOn } from '../test-departures';
import { MonthPicker, type MonthChoice } from './MonthPicker';

const FIRST_DATE = '2030-02-04';
const CHOSEN_DATE = '2030-02-05';

function Picker() {
  const [choice, setChoice] = useState<MonthChoice>({ date: '', startId: '', people: '2' });
  return (
    <main>
      <MonthPicker
        departures={[
          departureOn(FIRST_DATE),
          departureOn(CHOSEN_DATE),
          afternoonDepartureOn(CHOSEN_DATE),
        ]}
        firstDate={FIRST_DATE}
        lastDate={CHOSEN_DATE}
        choice={choice}
        price={undefined}
        peopleError={undefined}
        agesError={undefined}
        error={undefined}
        onChange={(changes) => {
          setChoice((previous) => ({ ...previous, ...changes }));
        }}
      />
      <output>{JSON.stringify(choice)}</output>
    </main>
  );
}

test('the chosen date and start are kept when the language changes', async () => {
  history.replaceState(null, '', '/tours/central-park');
  render(<Picker />);
  const visitor = userEvent.setup({ delay: null });
  await visitor.click(screen.getByRole('button', { name: /Feb 5/ }));
  await visitor.click(screen.getByRole('radio', { name: /2:00/ }));
  const typed = readTypedValues();
  cleanup();
  history.replaceState(null, '', '/de/tours/central-park');
  render(<Picker />);
  act(() => {
    fillInTypedValues(typed);
  });
  const startId = afternoonDepartureOn(CHOSEN_DATE).id;
  const expected = JSON.stringify({ date: CHOSEN_DATE, startId, people: '2' });
  expect(await screen.findByText(expected)).toBeInstanceOf(HTMLElement);
});
