import * as limits from '../../../api/limits';
import { InputField, wholeNumberProps } from '../../forms/InputField';
import { BULK_ACTIONS, type BulkAction } from './bulk-draft';
import type { FieldsProps } from './SelectionFields';
import field from '../../../ui/field.module.css';
import styles from './bulk.module.css';

/** The actions with a reason that visitors can see. */
const ACTIONS_WITH_REASON: readonly BulkAction[] = ['shift', 'meetingPoint', 'cancelled'];

const { capacity, meetingPoint, reason, shiftMinutes } = limits.BulkChangeInput;

/** Fields for the change to make to the chosen departures. */
export function ChangeFields({ draft, onChange, errors }: FieldsProps) {
  const { action } = draft;
  const isCancellation = action === 'cancelled';
  return (
    <>
      <fieldset className={styles.choice}>
        <legend>What to change</legend>
        <div className={styles.options}>
          {Object.entries(BULK_ACTIONS).map(([name, label]) => (
            <label key={name} className={field.check}>
              <input
                type="radio"
                name="bulk-action"
                checked={action === name}
                onChange={() => {
                  onChange({ action: name as BulkAction });
                }}
              />{' '}
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {action === 'capacity' && (
        <InputField
          label="Capacity"
          hint="The maximum number of people at each departure. Leave empty for no limit."
          required={false}
          error={errors.capacity}
          {...wholeNumberProps(capacity)}
          value={draft.capacity}
          onChange={(next) => {
            onChange({ capacity: next });
          }}
        />
      )}
      {action === 'shift' && (
        <>
          <InputField
            label="Minutes"
            error={errors.shiftMinutes}
            {...wholeNumberProps({ minimum: 1, maximum: shiftMinutes.maximum })}
            value={draft.shiftMinutes}
            onChange={(next) => {
              onChange({ shiftMinutes: next });
            }}
          />
          <fieldset className={styles.choice}>
            <legend>Direction</legend>
            <div className={styles.options}>
              {[false, true].map((isEarlier) => (
                <label key={String(isEarlier)} className={field.check}>
                  <input
                    type="radio"
                    name="bulk-direction"
                    checked={draft.isEarlier === isEarlier}
                    onChange={() => {
                      onChange({ isEarlier });
                    }}
                  />{' '}
                  {isEarlier ? 'Earlier' : 'Later'}
                </label>
              ))}
            </div>
          </fieldset>
        </>
      )}
      {action === 'meetingPoint' && (
        <InputField
          label="Meeting point"
          maxLength={meetingPoint.maxLength}
          error={errors.meetingPoint}
          value={draft.meetingPoint}
          onChange={(next) => {
            onChange({ meetingPoint: next });
          }}
        />
      )}
      {ACTIONS_WITH_REASON.includes(action) && (
        <InputField
          label={isCancellation ? 'Reason' : 'Reason (optional)'}
          hint="Visitors will see this."
          required={isCancellation}
          maxLength={reason.maxLength}
          error={errors.reason}
          value={draft.reason}
          onChange={(next) => {
            onChange({ reason: next });
          }}
        />
      )}
    </>
  );
}
