import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ApiError } from '../../../api/client';
import * as limits from '../../../api/limits';
import { Sentence } from '../../texts/Sentence';
import { useSubmit } from '../../../ui/use-submit';
import { AuthForm } from '../auth/AuthForm';
import { useSignInState } from '../auth/sign-in-state';
import { PasswordField } from '../../../ui/PasswordField';
import { signIn } from '../../../api/session';
import { consolePathAfterSignIn } from '../../../api/sign-in-path';
import { usePendingRevocation } from '../../../api/token-revocation';
import { UsernameField } from '../../../ui/UsernameField';
import { texts } from './texts.en';

const { username: usernameLimits, password: passwordLimits } = limits.LoginInput;

export const description = texts.lead;

export default function SignInPage() {
  const navigate = useNavigate();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const state = useSignInState();
  const { next } = state;
  const notice = useNotice();
  const { sending, error, submit } = useSubmit(async () => {
    const user = await signIn({ username, password });
    if (next !== undefined) await navigate(next);
    else if (user.guide) location.assign(consolePathAfterSignIn(location.search));
    else await navigate('/');
  });

  return (
    <AuthForm
      title={texts.title}
      lead={texts.lead}
      sending={sending}
      notice={notice}
      error={error === null ? null : describeError(error)}
      onSubmit={submit}
      links={
        <Sentence
          parts={texts.signUpLink<ReactNode>((text) => (
            <Link to="/signup" state={state}>
              {text}
            </Link>
          ))}
        />
      }
    >
      <UsernameField
        hint={texts.hint}
        maxLength={usernameLimits.maxLength}
        value={username}
        onChange={setUsername}
      />
      <PasswordField
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        limits={passwordLimits}
      />
      <p>
        <Link to="/reset-password" state={state}>
          {texts.forgot}
        </Link>
      </p>
    </AuthForm>
  );
}

/** Returns a notice about a new password, or about a sign-out that is still pending; empty if there is none. */
function useNotice(): string {
  const { hasNewPassword } = useSignInState();
  const signOutNotice = useSignOutNotice();
  return signOutNotice || (hasNewPassword ? texts.newPassword : '');
}

/**
 * Returns a notice while a sign-out hasn't reached the server, and a different one once it has; empty if no sign-out
 * has been pending.
 */
function useSignOutNotice(): string {
  const { signingOut, signedOut } = texts;
  const isPending = usePendingRevocation();
  const [wasPending, setWasPending] = useState(isPending);
  if (isPending && !wasPending) setWasPending(true);
  if (isPending) return signingOut;
  return wasPending ? signedOut : '';
}

/** Returns the sentence for an error. For wrong credentials, it doesn't reveal which field is wrong. */
function describeError(error: unknown): string {
  if (!(error instanceof ApiError) || error.sentence === undefined) return texts.invalid;
  return error.status === 400 || error.status === 401 ? texts.invalid : error.sentence;
}
