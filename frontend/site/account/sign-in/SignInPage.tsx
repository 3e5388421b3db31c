import { useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../../../api/client';
import * as limits from '../../../api/limits';
import type { Messages } from '../../words/messages';
import { signInWords } from '../../words/sign-in';
import { useWords, type Language } from '../../../ui/language';
import { Sentence } from '../../words/Sentence';
import { useSubmit } from '../../../ui/use-submit';
import { AuthForm } from './AuthForm';
import { PasswordField } from '../../../ui/PasswordField';
import { signIn } from '../../../api/session';
import { usePendingRevocation } from '../../../api/token-revocation';
import { UsernameField } from '../../../ui/UsernameField';

const { username: usernameLimits, password: passwordLimits } = limits.LoginInput;

type Words = Messages['signIn'];

export const describe = (language: Language) => signInWords[language].lead;

export default function SignInPage() {
  const words = useWords(signInWords);
  const navigate = useNavigate();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const notice = useNotice(words);
  const { sending, error, submit } = useSubmit(async () => {
    await signIn({ username, password });
    await navigate('/');
  });

  return (
    <AuthForm
      title={words.title}
      lead={words.lead}
      sending={sending}
      notice={notice}
      error={error === null ? null : describeError(error, words)}
      onSubmit={submit}
      links={
        <Sentence
          parts={words.signUpLink<ReactNode>((text) => (
            <Link to="/signup">{text}</Link>
          ))}
        />
      }
    >
      <UsernameField
        hint={words.hint}
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
        <Link to="/reset-password">{words.forgot}</Link>
      </p>
    </AuthForm>
  );
}

/** Returns a notice about a new password, or about a sign-out that is still pending; empty if there is none. */
function useNotice(words: Words): string {
  const state = useLocation().state as { hasNewPassword?: boolean } | null;
  const signOutNotice = useSignOutNotice(words);
  return signOutNotice || (state?.hasNewPassword ? words.newPassword : '');
}

/** Returns a notice while a sign-out hasn't reached the server, and a different one once it has; otherwise empty. */
function useSignOutNotice({ signingOut, signedOut }: Words): string {
  const isPending = usePendingRevocation();
  const [wasPending, setWasPending] = useState(isPending);
  if (isPending && !wasPending) setWasPending(true);
  if (isPending) return signingOut;
  return wasPending ? signedOut : '';
}

/** Returns an error's sentence; for wrong credentials, one that doesn't reveal which field is wrong. */
function describeError(error: unknown, { invalid }: Words): string {
  if (!(error instanceof ApiError) || error.sentence === undefined) return invalid;
  return error.status === 400 || error.status === 401 ? invalid : error.sentence;
}
