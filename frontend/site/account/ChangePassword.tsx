import { useState } from 'react';
import { fieldErrorsOf } from '../../api/client';
import * as limits from '../../api/limits';
import { PasswordField } from '../../ui/PasswordField';
import { PasswordRule } from './auth/PasswordRule';
import { useSubmit } from '../../ui/use-submit';
import { changePassword } from './account-api';
import { AccountForm } from './AccountForm';
import { texts } from './texts.en';

const { password: passwordLimits, newPassword: newPasswordLimits } = limits.PasswordChangeInput;

interface Props {
  username: string;
  isGuide: boolean;
  onChanged: () => void;
}

export function ChangePassword({ username, isGuide, onChanged }: Props) {
  const { title, action, password: label, done: sentence } = texts.changePassword;
  const { minLength: visitorMinLength, guideMinLength, maxLength } = newPasswordLimits;
  const minLength = isGuide ? guideMinLength : visitorMinLength;
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [done, setDone] = useState('');
  const { sending, error, submit } = useSubmit(async () => {
    setDone('');
    await changePassword({ password, newPassword });
    setPassword('');
    setNewPassword('');
    setDone(sentence);
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
      done={done}
      onSubmit={submit}
    >
      <PasswordField
        label={texts.currentPassword}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        limits={passwordLimits}
        error={fieldErrors.password}
      />
      <PasswordField
        label={label}
        name="newPassword"
        autoComplete="new-password"
        value={newPassword}
        onChange={setNewPassword}
        limits={{ minLength, maxLength }}
        hint={<PasswordRule password={newPassword} minLength={minLength} />}
        error={fieldErrors.newPassword}
      />
    </AccountForm>
  );
}
