import type { ReactNode, SyntheticEvent } from 'react';
import { Alert } from '../../../ui/Alert';
import { ScriptNotice } from '../../../ui/ScriptNotice';
import { Picture } from '../../../ui/Picture';
import { useSession } from '../../../api/session';
import button from '../../../ui/button.module.css';
import callout from '../../../ui/callout.module.css';
import page from '../../../ui/page.module.css';
import styles from './auth.module.css';

interface Props {
  title: string;
  /** The button's label; the title by default. */
  action?: string;
  lead: string;
  sending: boolean;
  /** A notice above the fields. */
  notice?: string;
  /** The error message; null if fields show it, or if there is none. */
  error: string | null;
  onSubmit: (event: SyntheticEvent) => void;
  children: ReactNode;
  /** Links to related pages. */
  links: ReactNode;
}

/** The form of the pages for signing in, signing up, and resetting the password. */
export function AuthForm({
  title,
  action = title,
  lead,
  sending,
  notice,
  error,
  onSubmit,
  children,
  links,
}: Props) {
  const { status } = useSession();
  return (
    <div className={styles.auth}>
      <Picture className={styles.scene} name="hero" alt="" sizes="50vw" loading="lazy" />
      <form className={styles.form} method="post" aria-busy={sending} onSubmit={onSubmit}>
        <h1>{title}</h1>
        <p className={page.lead}>{lead}</p>
        <p className={notice ? callout.notice : undefined} role="status">
          {notice}
        </p>
        <ScriptNotice />
        {children}
        {error !== null && <Alert>{error}</Alert>}
        <button
          className={button.button}
          type="submit"
          disabled={status === 'starting'}
          aria-disabled={sending || undefined}
        >
          {action}
        </button>
        <p>{links}</p>
      </form>
    </div>
  );
}
