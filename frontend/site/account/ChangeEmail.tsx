import { useState } from 'react';
import { fieldsOf } from '../../api/client';
import { limits } from '../../api/limits';
import { PasswordField } from '../../ui/PasswordField';
import { updateUser } from '../../api/session';
import { TextField } from '../../ui/TextField';
import { useSubmit } from '../../ui/use-submit';
import { changeEmail } from './account-api';
import { AccountForm } from './AccountForm';

interface Props {
  username: string;
  onChanged: () => void;
}

export function ChangeEmail({ username, onChanged }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState('');
  const { sending, error, submit } = useSubmit(async () => {
    setDone('');
    const user = await changeEmail({ email, password });
    setEmail('');
    setPassword('');
    setDone(`Your email is now ${user.email}. You’ve been signed out everywhere else.`);
    updateUser(user);
    onChanged();
  });
  const fields = fieldsOf(error);
  return (
    <AccountForm
      title="Change your email"
      action="Change email"
      {...{ username, sending, error, done }}
      onSubmit={submit}
    >
      <TextField
        label="New email"
        error={fields.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={limits.EmailChangeInput.email.maxLength}
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        limits={limits.EmailChangeInput.password}
        error={fields.password}
      />
    </AccountForm>
  );
}
