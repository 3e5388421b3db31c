import type { ComponentProps } from 'react';
import { limits } from '../api/limits';
import { Field } from '../ui/Field';
import type { Settings, TypedSettings } from './settings';

const { lengthMinutes, meetingPoint, capacity, cutoffMinutes } = limits.PlaceInput;

interface Props {
  values: TypedSettings;
  onChange: (values: TypedSettings) => void;
  /** What the server found wrong, by the field's name. */
  errors: Readonly<Record<string, string>>;
}

/** When and where tours begin, how long they are, and how many may come. */
export function SettingsFields({ values, onChange, errors }: Props) {
  const field = (
    name: keyof Settings,
    label: string,
    input: ComponentProps<'input'>,
    hint?: string,
  ) => (
    <Field label={label} hint={hint} error={errors[name]}>
      {(props) => (
        <input
          required
          autoComplete="off"
          {...input}
          {...props}
          value={values[name]}
          onChange={(event) => {
            onChange({ ...values, [name]: event.target.value });
          }}
        />
      )}
    </Field>
  );
  return (
    <div className="settings-fields">
      {field('startTime', 'Start', { type: 'time' })}
      {field('lengthMinutes', 'Length in minutes', whole(lengthMinutes))}
      {field('meetingPoint', 'Meeting point', { maxLength: meetingPoint.maxLength })}
      {field(
        'capacity',
        'Capacity',
        { ...whole(capacity), required: false },
        'Leave empty for no limit.',
      )}
      {field(
        'cutoffMinutes',
        'Cutoff in minutes',
        whole(cutoffMinutes),
        'Booking closes this long before the start.',
      )}
    </div>
  );
}

function whole({ minimum: min, maximum: max }: { minimum: number; maximum: number }) {
  return { type: 'number', inputMode: 'numeric', step: 1, min, max } as const;
}
