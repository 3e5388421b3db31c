import type { ReactNode } from 'react';
import * as limits from '../../api/limits';
import { DurationField } from '../forms/DurationField';
import { InputField, wholeNumberProps } from '../forms/InputField';
import type { SharedSettings, SharedSettingsDraft } from './shared-settings';
import forms from '../forms/forms.module.css';

const { lengthMinutes, meetingPoint, capacity, cutoffMinutes, changeCutoffMinutes } =
  limits.PlaceInput;

interface Props {
  values: SharedSettingsDraft;
  onChange: (values: SharedSettingsDraft) => void;
  /** The server's errors by field name. */
  errors: Readonly<Record<string, string>>;
  /** The fields for start times. */
  children: ReactNode;
  /** Shown below the meeting point. */
  afterMeetingPoint?: ReactNode;
  /** More fields, for settings that only tours have. */
  more?: ReactNode;
}

/** The fields for the settings that both tours and departures have. */
export function SettingsFields(props: Props) {
  const { values, onChange, errors, children, afterMeetingPoint, more } = props;
  const propsOf = (name: keyof SharedSettings) => ({
    error: errors[name],
    value: values[name],
    onChange: (value: string) => {
      onChange({ ...values, [name]: value });
    },
  });
  return (
    <div className={forms.columns}>
      {children}
      <InputField
        label="Length in minutes"
        {...wholeNumberProps(lengthMinutes)}
        {...propsOf('lengthMinutes')}
      />
      <div className={forms.fullWidth}>
        <InputField
          label="Meeting point"
          maxLength={meetingPoint.maxLength}
          {...propsOf('meetingPoint')}
        />
        {afterMeetingPoint}
      </div>
      <InputField
        label="Capacity"
        hint="Leave empty for no limit."
        required={false}
        {...wholeNumberProps(capacity)}
        {...propsOf('capacity')}
      />
      <DurationField
        label="Cutoff"
        hint="Booking closes this long before the start."
        limits={cutoffMinutes}
        {...propsOf('cutoffMinutes')}
      />
      <DurationField
        label="Cutoff for changes"
        hint="Visitors can change or cancel until this long before the start."
        limits={changeCutoffMinutes}
        {...propsOf('changeCutoffMinutes')}
      />
      {more}
    </div>
  );
}
