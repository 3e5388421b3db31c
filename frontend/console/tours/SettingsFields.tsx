import type { ReactNode } from 'react';
import * as limits from '../../api/limits';
import { InputField, whole } from './InputField';
import type { Settings, TypedSettings } from './settings';
import styles from './tours.module.css';

const { lengthMinutes, meetingPoint, capacity, cutoffMinutes, changeCutoffMinutes } =
  limits.PlaceInput;

interface Props {
  values: TypedSettings;
  onChange: (values: TypedSettings) => void;
  /** What the server found wrong, by the field's name. */
  errors: Readonly<Record<string, string>>;
  /** The fields for when tours begin. */
  children: ReactNode;
  /** What only tours have, and a departure alone has not. */
  more?: ReactNode;
}

/** When and where tours begin, how long they are, and how many may come. */
export function SettingsFields({ values, onChange, errors, children, more }: Props) {
  const propsOf = (name: keyof Settings) => ({
    error: errors[name],
    value: values[name],
    onChange: (value: string) => {
      onChange({ ...values, [name]: value });
    },
  });
  return (
    <div className={styles.settings}>
      {children}
      <InputField
        label="Length in minutes"
        {...whole(lengthMinutes)}
        {...propsOf('lengthMinutes')}
      />
      <div className={styles.wholeLine}>
        <InputField
          label="Meeting point"
          maxLength={meetingPoint.maxLength}
          {...propsOf('meetingPoint')}
        />
      </div>
      <InputField
        label="Capacity"
        hint="Leave empty for no limit."
        required={false}
        {...whole(capacity)}
        {...propsOf('capacity')}
      />
      <InputField
        label="Cutoff in minutes"
        hint="Booking closes this long before the start."
        {...whole(cutoffMinutes)}
        {...propsOf('cutoffMinutes')}
      />
      <InputField
        label="Cutoff for changes"
        hint="In minutes before the start; after it, visitors can’t change or cancel."
        {...whole(changeCutoffMinutes)}
        {...propsOf('changeCutoffMinutes')}
      />
      {more}
    </div>
  );
}
