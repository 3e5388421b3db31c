import { useState } from 'react';
import { fieldsOf } from '../../api/client';
import { limits } from '../../api/limits';
import { PasswordField } from '../../ui/PasswordField';
import { PasswordRule } from '../auth/PasswordRule';
import { useSubmit } from '../../ui/use-submit';
import { changePassword } from './account-api';
import { AccountForm } from './AccountForm';

const { password: passwordLimits, newPassword: newPasswordLimits } = limits.PasswordChangeInput;

interface Props {
  username: string;
  isGuide: boolean;
  onChanged: () => void;
}

export function ChangePassword({ username, isGuide, onChanged }: Props) {
  const { minLength: usual, guideMinLength, maxLength } = newPasswordLimits;
  const minLength = isGuide ? guideMinLength : usual;
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [done, setDone] = useState('');
  const { sending, error, submit } = useSubmit(async () => {
    setDone('');
    await changePassword({ password, newPassword });
    setPassword('');
    setNewPassword('');
    setDone('Your password has been changed. You’ve been signed out everywhere else.');
    onChanged();
  });
  const fields = fieldsOf(error);
  return (
    <AccountForm
      title="Change your password"
      action="Change password"
      {...{ username, sending, error, done }}
      onSubmit={submit}
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        limits={passwordLimits}
        error={fields.password}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        value={newPassword}
        onChange={setNewPassword}
        limits={{ minLength, maxLength }}
        hint={<PasswordRule password={newPassword} minLength={minLength} />}
        error={fields.newPassword}
      />
    </AccountForm>
  );
}
