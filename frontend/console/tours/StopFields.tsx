import * as limits from '../../api/limits';
import type { StopDraft } from './draft';
import { Field } from '../../ui/Field';
import { InputField, wholeNumberProps } from '../forms/InputField';
import { TextArea } from '../forms/TextArea';
import forms from '../forms/forms.module.css';
import styles from './editor.module.css';

const { title, shortDescription, minutesTo, minutesAt } = limits.LocationInput;

const STOP_KIND_LABELS: Readonly<Record<string, string>> = {
  START: 'Start: where you meet',
  ITINERARY_ITEM: 'Stop',
  POINT_OF_INTEREST: 'Passed without stopping',
  END: 'End',
};

interface Props {
  stop: StopDraft;
  index: number;
  onChange: (changes: Partial<StopDraft>) => void;
  /** The server's errors by field name. */
  errors: Readonly<Record<string, string>>;
  /** A notice above the fields. */
  notice: string | undefined;
}

/** The fields of a tour's stop, collapsed until the guide opens them. */
export function StopFields({ stop, index, onChange, errors, notice }: Props) {
  const prefix = `locations.${String(index)}.`;
  const errorOf = (name: string) => errors[prefix + name];
  const hasErrors = Object.keys(errors).some((name) => name.startsWith(prefix));
  const setField = (name: keyof StopDraft) => (value: string) => {
    onChange({ [name]: value });
  };
  const kindLabels =
    stop.types in STOP_KIND_LABELS
      ? STOP_KIND_LABELS
      : { ...STOP_KIND_LABELS, [stop.types]: 'Keep as is' };
  return (
    <details open={hasErrors || undefined}>
      <summary>
        <strong>
          {index + 1}. {stop.title || 'New stop'}
        </strong>{' '}
        <span>
          {kindLabels[stop.types]?.split(':')[0]} · {stop.minutesTo} + {stop.minutesAt} min
        </span>
      </summary>
      <div className={forms.columns}>
        {notice !== undefined && <p className={styles.notice}>{notice}</p>}
        <div className={forms.fullWidth}>
          <InputField
            label="Name of the stop"
            maxLength={title.maxLength}
            error={errorOf('title')}
            value={stop.title}
            onChange={setField('title')}
          />
        </div>
        <div className={forms.fullWidth}>
          <Field label="Kind of stop" error={errorOf('types')}>
            {(props) => (
              <select
                {...props}
                value={stop.types}
                onChange={(event) => {
                  onChange({ types: event.target.value });
                }}
              >
                {Object.entries(kindLabels).map(([kind, label]) => (
                  <option key={kind} value={kind}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <div className={forms.fullWidth}>
          <TextArea
            label="What visitors see"
            hint="For the start, how visitors find you."
            rows={4}
            maxLength={shortDescription.maxLength}
            error={errorOf('shortDescription')}
            value={stop.shortDescription}
            onChange={setField('shortDescription')}
          />
        </div>
        <InputField
          label="Minutes to get there"
          error={errorOf('minutesTo')}
          {...wholeNumberProps(minutesTo)}
          value={stop.minutesTo}
          onChange={setField('minutesTo')}
        />
        <InputField
          label="Minutes spent there"
          error={errorOf('minutesAt')}
          {...wholeNumberProps(minutesAt)}
          value={stop.minutesAt}
          onChange={setField('minutesAt')}
        />
        <div className={forms.fullWidth}>
          <InputField
            label="Coordinates"
            hint="Latitude and longitude, such as 40.7681, -73.9819. If at least two stops have coordinates, the page has a map."
            required={false}
            pattern="\s*-?\d+(\.\d+)?[\s,]+-?\d+(\.\d+)?\s*"
            error={errorOf('place.latitude') ?? errorOf('place.longitude') ?? errorOf('place')}
            value={stop.coordinates}
            onChange={setField('coordinates')}
          />
        </div>
      </div>
    </details>
  );
}
