import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { callApi, fieldErrorsOf, errorSentence } from '../../../api/client';
import * as limits from '../../../api/limits';
import { PasswordField } from '../../../ui/PasswordField';
import { TextField } from '../../../ui/TextField';
import { useSubmit } from '../../../ui/use-submit';
import { secretFromHash } from '../../app/link-secret';
import { Sentence } from '../../texts/Sentence';
import { AuthForm } from '../auth/AuthForm';
import { storePageAfterReset, takePageAfterReset } from '../auth/page-after-reset';
import { PasswordRule } from '../auth/PasswordRule';
import { useSignInState, type SignInState } from '../auth/sign-in-state';
import { texts } from './texts.en';

/** Emails a link to users who forgot their password. When opened with that link, asks for a new password. */
export default function ResetPasswordPage() {
  const { hash } = useLocation();
  // The prerendered page has no token, so hydration starts without one.
  const token = useSyncExternalStore(
    subscribeToNothing,
    () => secretFromHash(hash),
    () => undefined,
  );
  return token === undefined ? <RequestLink /> : <ChoosePassword token={token} />;
}

function subscribeToNothing() {
  return () => undefined;
}

function RequestLink() {
  const state = useSignInState();
  const [email, setEmail] = useState('');
  const [notice, setNotice] = useState('');
  const { sending, error, submit } = useSubmit(async () => {
    setNotice('');
    await callApi('POST /password-reset', { body: { email }, repeatable: true });
    storePageAfterReset(state.next);
    setNotice(texts.ask.sent(email));
  });
  const fieldErrors = fieldErrorsOf(error);
  return (
    <AuthForm
      {...texts.ask}
      sending={sending}
      notice={notice}
      error={error === null || fieldErrors.email ? null : errorSentence(error)}
      onSubmit={submit}
      links={
        <Sentence
          parts={texts.ask.remembered<ReactNode>((text) => (
            <Link to="/signin" state={state}>
              {text}
            </Link>
          ))}
        />
      }
    >
      <TextField
        label={texts.ask.email}
        error={fieldErrors.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={limits.PasswordResetInput.email.maxLength}
        value={email}
        onChange={setEmail}
      />
    </AuthForm>
  );
}

function ChoosePassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const { sending, error, submit } = useSubmit(async () => {
    await callApi('PUT /password-reset', { body: { token, password }, repeatable: false });
    const next = takePageAfterReset();
    const state: SignInState = { hasNewPassword: true, ...(next !== undefined && { next }) };
    await navigate('/signin', { replace: true, state });
  });
  const { token: tokenError, password: passwordError } = fieldErrorsOf(error);
  const { minLength } = limits.NewPasswordInput.password;
  return (
    <AuthForm
      {...texts.choose}
      sending={sending}
      error={error === null || passwordError ? null : (tokenError ?? errorSentence(error))}
      onSubmit={submit}
      links={
        <Sentence
          parts={texts.choose.newLink<ReactNode>((text) => (
            <Link to="/reset-password">{text}</Link>
          ))}
        />
      }
    >
      <PasswordField
        label={texts.choose.password}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        limits={limits.NewPasswordInput.password}
        hint={<PasswordRule password={password} minLength={minLength} />}
        error={passwordError}
      />
    </AuthForm>
  );
}
