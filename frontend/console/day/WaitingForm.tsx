import { useEffect, useRef, useState } from 'react';
import { fieldErrorsOf } from '../../api/client';
import { newKey } from '../../api/idempotency-key';
import * as limits from '../../api/limits';
import type { WaitingInput } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { useSubmit } from '../../ui/use-submit';
import { InputField, wholeNumber } from '../forms/InputField';
import button from '../../ui/button.module.css';
import { explainFailure } from '../explain-failure';
import styles from './waiting-form.module.css';

interface Props {
  /** Adds the party; errors are shown, and the form keeps its values. */
  onAdd: (party: WaitingInput, key: string) => Promise<void>;
  onClose: () => void;
}

/** Adds a party to the waitlist, for visitors who ask the guide directly. */
export function WaitingForm({ onAdd, onClose }: Props) {
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [email, setEmail] = useState('');
  const [people, setPeople] = useState('2');
  const [key] = useState(newKey);
  const formRef = useRef<HTMLFormElement>(null);
  // The button that opened the form is gone, so the focus moves here.
  useEffect(() => formRef.current?.querySelector('input')?.focus(), []);

  const { sending, error, submit } = useSubmit(async () => {
    const contact = {
      name: name.trim(),
      ...(phone.trim() !== '' && { phone: phone.trim() }),
      ...(email.trim() !== '' && { email: email.trim() }),
    };
    await onAdd({ people: Number(people), contact }, key);
    onClose();
  });
  const fields = fieldErrorsOf(error);
  return (
    <form
      ref={formRef}
      className={styles.form}
      aria-label="Waiting list"
      aria-busy={sending}
      onSubmit={submit}
    >
      <InputField
        label="Name"
        maxLength={limits.ContactInput.name.maxLength}
        error={fields['contact.name']}
        value={name}
        onChange={setName}
      />
      <InputField
        label="Phone"
        required={false}
        maxLength={limits.ContactInput.phone.maxLength}
        type="tel"
        error={fields['contact.phone']}
        value={phone}
        onChange={setPhone}
      />
      <InputField
        label="Email"
        required={false}
        maxLength={limits.ContactInput.email.maxLength}
        type="email"
        error={fields['contact.email']}
        value={email}
        onChange={setEmail}
      />
      <InputField
        label="People"
        {...wholeNumber(limits.WaitingInput.people)}
        error={fields.people}
        value={people}
        onChange={setPeople}
      />
      {error !== null && Object.keys(fields).length === 0 && (
        <Alert>The party wasn’t added. {explainFailure(error)}</Alert>
      )}
      <div className={styles.buttons} data-actions>
        <button className={button.button} type="submit" aria-disabled={sending}>
          Add to waiting list
        </button>
        <button className={button.quiet} type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
