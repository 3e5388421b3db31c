import { useState } from 'react';
import { newKey } from '../../api/idempotency-key';
import * as limits from '../../api/limits';
import type { WaitingInput } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { InputField, wholeNumberProps } from '../forms/InputField';
import { useForm } from '../forms/use-form';
import button from '../../ui/button.module.css';
import styles from './waitlist-form.module.css';

interface Props {
  /** Adds the party. If this fails, the form shows the error and keeps its values. */
  onAdd: (party: WaitingInput, key: string) => Promise<void>;
  onClose: () => void;
}

/** Adds a party to the waitlist, for visitors who asked the guide instead of joining on the site. */
export function WaitlistForm({ onAdd, onClose }: Props) {
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [email, setEmail] = useState('');
  const [people, setPeople] = useState('2');
  const [key] = useState(newKey);
  const { form, sending, errors, failure } = useForm(
    async () => {
      const contact = {
        name: name.trim(),
        ...(phone.trim() !== '' && { phone: phone.trim() }),
        ...(email.trim() !== '' && { email: email.trim() }),
      };
      await onAdd({ people: Number(people), contact }, key);
      onClose();
    },
    { takesFocus: true },
  );
  return (
    <form {...form} className={styles.form} aria-label="Waiting list">
      <InputField
        label="Name"
        maxLength={limits.ContactInput.name.maxLength}
        error={errors['contact.name']}
        value={name}
        onChange={setName}
      />
      <InputField
        label="Phone"
        required={false}
        maxLength={limits.ContactInput.phone.maxLength}
        type="tel"
        error={errors['contact.phone']}
        value={phone}
        onChange={setPhone}
      />
      <InputField
        label="Email"
        required={false}
        maxLength={limits.ContactInput.email.maxLength}
        type="email"
        error={errors['contact.email']}
        value={email}
        onChange={setEmail}
      />
      <InputField
        label="People"
        {...wholeNumberProps(limits.WaitingInput.people)}
        error={errors.people}
        value={people}
        onChange={setPeople}
      />
      {failure && <Alert>The party wasn’t added. {failure}</Alert>}
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
