import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { fillInTypedValues, readTypedValues, type TypedValues } from './typed-values';

const DAYS: Record<string, string[]> = { Park: ['Monday'], Bridge: ['Tuesday', 'Friday'] };
const CHECKBOX = 'stroller';

/** A form that loads the days of a place after a delay. */
function Form() {
  const [values, setValues] = useState<Record<string, string>>({});
  const [days, setDays] = useState<string[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const field = (name: string) => ({
    'aria-label': name,
    name,
    value: values[name] ?? '',
    onChange: ({ target }: { target: HTMLInputElement | HTMLSelectElement }) => {
      setValues((previous) => ({ ...previous, [name]: target.value }));
    },
  });
  const place = field('place');
  return (
    <main>
      <select
        {...place}
        onChange={(event) => {
          place.onChange(event);
          setTimeout(setDays, 0, DAYS[event.target.value]);
        }}
      >
        {['', ...Object.keys(DAYS)].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <fieldset disabled={days.length === 0}>
        <select {...field('day')}>
          {['', ...days].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <input {...field('note')} />
      </fieldset>
      <input {...field('password')} type="password" />
      <input {...field('shown password')} autoComplete="new-password" />
      <input
        type="checkbox"
        aria-label={CHECKBOX}
        name={CHECKBOX}
        checked={isChecked}
        onChange={() => {
          setIsChecked(!isChecked);
        }}
      />
      <output>{JSON.stringify([values, isChecked])}</output>
    </main>
  );
}

/** Renders the form at a path, and lets the page fill in values that were typed before. */
function renderFormAt(path: string, typed: TypedValues): void {
  history.replaceState(null, '', path);
  render(<Form />);
  act(() => {
    fillInTypedValues(typed);
  });
}

/** Renders the form at a path, types into it, and returns the values that the page stores. */
async function fillInFormAt(path: string): Promise<TypedValues> {
  history.replaceState(null, '', path);
  render(<Form />);
  const visitor = userEvent.setup({ delay: null });
  await visitor.selectOptions(screen.getByLabelText('place'), 'Bridge');
  const day = await screen.findByLabelText('day');
  await visitor.selectOptions(day, await screen.findByText('Friday'));
  await visitor.type(screen.getByLabelText('note'), 'With a stroller');
  await visitor.type(screen.getByLabelText('password'), 'secret one');
  await visitor.type(screen.getByLabelText('shown password'), 'secret two');
  await visitor.click(screen.getByLabelText(CHECKBOX));
  const typed = readTypedValues();
  cleanup();
  return typed;
}

test('typed values except passwords are filled in on the same page in another language', async () => {
  const typed = await fillInFormAt('/account');
  expect(JSON.stringify(typed)).not.toContain('secret');
  renderFormAt('/de/account', typed);
  const expected = '[{"place":"Bridge","day":"Friday","note":"With a stroller"},true]';
  expect(await screen.findByText(expected)).toBeInstanceOf(HTMLElement);
});

test('typed values aren’t filled in on a different page', async () => {
  const typed = await fillInFormAt('/account');
  renderFormAt('/de/contact', typed);
  expect(screen.getByText('[{},false]')).toBeInstanceOf(HTMLElement);
});
