import { useState } from 'react';
import { fieldErrorsOf } from '../../api/client';
import * as limits from '../../api/limits';
import { PasswordField } from '../../ui/PasswordField';
import { updateUser } from '../../api/session';
import { TextField } from '../../ui/TextField';
import { useSubmit } from '../../ui/use-submit';
import { changeEmail } from './account-api';
import { AccountForm } from './AccountForm';
import { texts } from './texts.en';

interface Props {
  username: string;
  onChanged: () => void;
}

export function ChangeEmail({ username, onChanged }: Props) {
  const { title, action, email: label, done: describeSuccess } = texts.changeEmail;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [successMessage, setSuccessMessage] = useState('');
  const { sending, error, submit } = useSubmit(async () => {
    setSuccessMessage('');
    const user = await changeEmail({ email, password });
    setEmail('');
    setPassword('');
    setSuccessMessage(describeSuccess(user.email));
    updateUser(user);
    onChanged();
  });
  const fieldErrors = fieldErrorsOf(error);
  return (
    <AccountForm
      title={title}
      action={action}
      username={username}
      sending={sending}
      error={error}
      successMessage={successMessage}
      onSubmit={submit}
    >
      <TextField
        label={label}
        error={fieldErrors.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={limits.EmailChangeInput.email.maxLength}
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        label={texts.currentPassword}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        limits={limits.EmailChangeInput.password}
        error={fieldErrors.password}
      />
    </AccountForm>
  );
}
