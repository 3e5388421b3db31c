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
  const { title, action, password: label, done: successText } = texts.changePassword;
  const { minLength: visitorMinLength, guideMinLength, maxLength } = newPasswordLimits;
  const minLength = isGuide ? guideMinLength : visitorMinLength;
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [successMessage, setSuccessMessage] = useState('');
  const { sending, error, submit } = useSubmit(async () => {
    setSuccessMessage('');
    await changePassword({ password, newPassword });
    setPassword('');
    setNewPassword('');
    setSuccessMessage(successText);
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
