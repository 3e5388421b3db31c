import type { ReactNode } from 'react';
import * as limits from '../../api/limits';
import { Field } from '../../ui/Field';
import type { AccessDraft } from './draft';
import { InputField, wholeNumberProps } from '../forms/InputField';
import forms from '../forms/forms.module.css';

const { miles, stairs, detour, restrooms } = limits.AccessInput;

const PASSAGE_LABELS = {
  YES: 'Yes, the whole way',
  DETOUR: 'With a detour',
  NO: 'No',
} as const;

const YES_NO_LABELS = { yes: 'Yes', no: 'No' } as const;

interface Props {
  access: AccessDraft;
  onChange: (access: AccessDraft) => void;
  /** The server's errors by field name. */
  errors: Readonly<Record<string, string>>;
}

/** Fields that describe how easy a tour is to walk. */
export function AccessFields({ access, onChange, errors }: Props) {
  const setField = (name: keyof AccessDraft) => (value: string) => {
    onChange({ ...access, [name]: value });
  };
  const renderSelect = (name: keyof AccessDraft, label: string, options: object): ReactNode => (
    <Field label={label} error={errors[`access.${name}`]}>
      {(props) => (
        <select
          {...props}
          value={access[name]}
          onChange={(event) => {
            setField(name)(event.target.value);
          }}
        >
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  const hasDetour = access.stepFree === 'DETOUR' || access.stroller === 'DETOUR';
  return (
    <div className={forms.columns}>
      <div className={forms.fullWidth}>
        {renderSelect('stated', 'Tell visitors how easy it is to walk', YES_NO_LABELS)}
      </div>
      {access.stated === 'yes' && (
        <>
          <InputField
            label="Miles on foot"
            type="number"
            inputMode="decimal"
            step={0.1}
            min={miles.minimum}
            max={miles.maximum}
            error={errors['access.miles']}
            value={access.miles}
            onChange={setField('miles')}
          />
          <InputField
            label="Flights of stairs"
            hint="On your usual route."
            error={errors['access.stairs']}
            {...wholeNumberProps(stairs)}
            value={access.stairs}
            onChange={setField('stairs')}
          />
          {renderSelect('stepFree', 'Step-free', PASSAGE_LABELS)}
          {renderSelect('stroller', 'Strollers', PASSAGE_LABELS)}
          {renderSelect('dogs', 'Dogs on a leash', YES_NO_LABELS)}
          {hasDetour && (
            <div className={forms.fullWidth}>
              <InputField
                label="The detour"
                hint="A sentence, such as “A sloping path goes around to the fountain.”"
                required={false}
                maxLength={detour.maxLength}
                error={errors['access.detour']}
                value={access.detour}
                onChange={setField('detour')}
              />
            </div>
          )}
          <div className={forms.fullWidth}>
            <InputField
              label="Restrooms"
              hint="Where they are. Leave empty if there are none you can count on."
              required={false}
              maxLength={restrooms.maxLength}
              error={errors['access.restrooms']}
              value={access.restrooms}
              onChange={setField('restrooms')}
            />
          </div>
        </>
      )}
    </div>
  );
}
