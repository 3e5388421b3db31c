import type { ReactNode, SyntheticEvent } from 'react';
import { Alert } from '../../ui/Alert';
import { NeedsScript } from '../../ui/NeedsScript';
import { Picture } from '../../ui/Picture';
import { useSession } from '../../api/session';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import page from '../../ui/page.module.css';
import styles from './auth.module.css';

interface Props {
  /** The page's heading. */
  title: string;
  /** What the button says, if not the same. */
  action?: string;
  lead: string;
  sending: boolean;
  /** What the visitor should know first. */
  news?: string;
  /** What went wrong, as far as no field says it. */
  error: string | null;
  onSubmit: (event: SyntheticEvent) => void;
  /** The fields. */
  children: ReactNode;
  /** Where else to go from here. */
  otherwise: ReactNode;
}

/** What signing in and signing up look like. */
export function AuthForm({
  title,
  action = title,
  lead,
  sending,
  news,
  error,
  onSubmit,
  children,
  otherwise,
}: Props) {
  const { status } = useSession();
  return (
    <div className={styles.auth}>
      <Picture className={styles.scene} name="hero" alt="" sizes="50vw" loading="lazy" />
      <form className={styles.form} method="post" aria-busy={sending} onSubmit={onSubmit}>
        <h1>{title}</h1>
        <p className={page.lead}>{lead}</p>
        <p className={news ? callout.notice : undefined} role="status">
          {news}
        </p>
        <NeedsScript />
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
        <p>{otherwise}</p>
      </form>
    </div>
  );
}
