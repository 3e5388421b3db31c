import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { fillInTypedValues, keepTypedValues } from './typed-values';

const DAYS: Record<string, string[]> = { Park: ['Monday'], Bridge: ['Tuesday', 'Friday'] };

/** A form whose days depend on the place, and come later. */
function Form() {
  const [values, setValues] = useState<Record<string, string>>({});
  const [days, setDays] = useState<string[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const field = (name: string) => ({
    'aria-label': name,
    name,
    value: values[name] ?? '',
    onChange: ({ target }: { target: HTMLInputElement | HTMLSelectElement }) => {
      setValues((before) => ({ ...before, [name]: target.value }));
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
      <input {...field('shown')} autoComplete="new-password" />
      <label>
        <input
          type="checkbox"
          name="whatsApp"
          checked={isChecked}
          onChange={() => {
            setIsChecked(!isChecked);
          }}
        />
        WhatsApp
      </label>
      <output>{JSON.stringify([values, isChecked])}</output>
    </main>
  );
}

/** Opens the page with the form at a path. */
function open(path: string): void {
  history.replaceState(null, '', path);
  render(<Form />);
  act(fillInTypedValues);
}

async function typeAndLeave(path: string): Promise<void> {
  history.replaceState(null, '', path);
  const { unmount } = render(<Form />);
  const visitor = userEvent.setup({ delay: null });
  await visitor.selectOptions(screen.getByLabelText('place'), 'Bridge');
  await visitor.selectOptions(
    await screen.findByLabelText('day'),
    await screen.findByText('Friday'),
  );
  await visitor.type(screen.getByLabelText('note'), 'With a stroller');
  await visitor.type(screen.getByLabelText('password'), 'secret one');
  await visitor.type(screen.getByLabelText('shown'), 'secret two');
  await visitor.click(screen.getByLabelText('WhatsApp'));
  keepTypedValues();
  unmount();
}

const TYPED = '[{"place":"Bridge","day":"Friday","note":"With a stroller"},true]';
const NOTHING = '[{},false]';

beforeEach(() => {
  sessionStorage.clear();
});

test('typed values return in another language, except passwords', async () => {
  await typeAndLeave('/account');
  expect(sessionStorage.getItem('typed')).not.toContain('secret');
  open('/de/account');
  expect(await screen.findByText(TYPED)).toBeInstanceOf(HTMLElement);
});

test('typed values return once', async () => {
  await typeAndLeave('/fr/account');
  open('/account');
  await screen.findByText(TYPED);
  cleanup();
  open('/account');
  expect(screen.getByText(NOTHING)).toBeInstanceOf(HTMLElement);
});

test('typed values stay on their page', async () => {
  await typeAndLeave('/account');
  open('/de/contact');
  expect(screen.getByText(NOTHING)).toBeInstanceOf(HTMLElement);
});

test.each(['', '{}', 'x', '{"path":"/account"}'])('stored text %j is ignored', (text) => {
  sessionStorage.setItem('typed', text);
  open('/account');
  expect(screen.getByText(NOTHING)).toBeInstanceOf(HTMLElement);
});
