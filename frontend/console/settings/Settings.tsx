import clsx from 'clsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  SETTINGS,
  SETTING_GROUPS,
  type SettingDefinition,
  type SettingName,
} from 'shared/settings';
import { errorSentence } from '../../api/client';
import type { SettingsRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { focusFirstError } from '../../ui/focus-first-error';
import { ChangedNotice } from '../forms/ChangedNotice';
import { InputField, wholeNumberProps } from '../forms/InputField';
import { startEdit, type Edit } from '../forms/revision';
import { useForm } from '../forms/use-form';
import { useSharedEdit } from '../forms/use-shared-edit';
import { getSettings, saveSettings } from '../guide-api';
import {
  describeValue,
  SITE_SETTING_LABELS,
  toInput,
  valuesToDraft,
  type SiteSettingsDraft,
} from './site-settings-draft';
import { SwitchField } from './SwitchField';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import forms from '../forms/forms.module.css';
import styles from './settings.module.css';

/** The site's settings. Loads them only once, because a reload wouldn't update the form that the guide is editing. */
export function Settings() {
  const { data, error, refetch } = useQuery({
    queryKey: ['settings'],
    queryFn: getSettings,
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <section className={clsx(card.card, styles.settings)} aria-labelledby="settings-title">
      <h2 id="settings-title">Settings</h2>
      {error !== null && <Alert onRetry={() => void refetch()}>{errorSentence(error)}</Alert>}
      {!data && error === null && <p role="status">Loading…</p>}
      {data && <SettingsForm record={data} />}
    </section>
  );
}

function SettingsForm({ record }: { record: SettingsRecord }) {
  const client = useQueryClient();
  const [isSaved, setIsSaved] = useState(false);
  const toSavedRevision = ({ revision, values }: SettingsRecord) => ({
    revision,
    values: valuesToDraft(values),
  });
  const { edit, change, remoteChanges, save } = useSharedEdit(
    () => startEdit(record.revision, valuesToDraft(record.values)),
    {
      send: async (sentEdit: Edit<SiteSettingsDraft>) => {
        const savedRecord = await saveSettings({
          ...toInput(sentEdit),
          revision: sentEdit.revision,
        });
        setIsSaved(true);
        // The notice about example contact data depends on the settings.
        void client.invalidateQueries({ queryKey: ['guide'] });
        return toSavedRevision(savedRecord);
      },
      loadLatest: async () => toSavedRevision(await getSettings()),
      labels: SITE_SETTING_LABELS,
      describe: (name, values) => describeValue(values[name]),
    },
  );
  const { form, sending, error, errors, failure } = useForm(async () => {
    setIsSaved(false);
    await save();
  });
  const fieldsRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null) focusFirstError(fieldsRef.current);
  }, [error]);
  return (
    <form {...form} aria-labelledby="settings-title">
      <div className={styles.groups} ref={fieldsRef}>
        {SETTING_GROUPS.map(({ title, names }) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            {names.map((name) => (
              <SettingField
                key={name}
                name={name}
                defaultValue={record.defaults[name]}
                isFixed={record.fixed.includes(name)}
                value={edit.values[name]}
                error={errors[name]}
                onChange={(value) => {
                  setIsSaved(false);
                  change({ [name]: value });
                }}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {remoteChanges.length > 0 && <ChangedNotice subject="A setting" changes={remoteChanges} />}
      {failure && <Alert>The settings weren’t saved. {failure}</Alert>}
      <div className={forms.actions}>
        <button className={button.button} type="submit" aria-disabled={sending}>
          Save
        </button>
        <span role="status">{isSaved && 'Saved. Visitors see it within 5 seconds.'}</span>
      </div>
    </form>
  );
}

interface FieldProps {
  name: SettingName;
  defaultValue: string | number | boolean;
  /** Whether the environment sets the value, so that it can't be changed. */
  isFixed: boolean;
  value: string | boolean;
  error: string | undefined;
  onChange: (value: string | boolean) => void;
}

function SettingField({ name, defaultValue, isFixed, value, error, onChange }: FieldProps) {
  const setting: SettingDefinition = SETTINGS[name];
  const { label, help, variable } = setting;
  const source = isFixed
    ? `Set by ${variable} in .env, so it can’t be changed here.`
    : `Default: ${describeValue(defaultValue)}.`;
  const fieldProps = { label, hint: `${help} ${source}`, error, onChange };
  if (setting.type === 'switch') {
    return <SwitchField {...fieldProps} disabled={isFixed} checked={value === true} />;
  }
  const constraints =
    setting.type === 'number'
      ? wholeNumberProps({ minimum: setting.min, maximum: setting.max })
      : { maxLength: setting.maxLength, required: setting.default !== '' };
  return <InputField {...fieldProps} {...constraints} readOnly={isFixed} value={String(value)} />;
}
