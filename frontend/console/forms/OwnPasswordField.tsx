import { useSession } from '../../api/session';
import { HiddenUsername } from '../../ui/HiddenUsername';
import { PasswordField } from '../../ui/PasswordField';

interface Props {
  limits: { minLength: number; maxLength: number };
  value: string;
  onChange: (value: string) => void;
  /** The server's error. */
  error: string | undefined;
}

/** A field for the password of the guide who is signed in. */
export function OwnPasswordField(props: Props) {
  const session = useSession();
  return (
    <>
      {session.status === 'signed-in' && <HiddenUsername username={session.user.username} />}
      <PasswordField {...props} label="Your password" autoComplete="current-password" />
    </>
  );
}
