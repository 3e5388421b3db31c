import styles from './loading.module.css';

/** A placeholder for tickets that are loading. */
export function Loading({ children }: { children: string }) {
  return (
    <div className={styles.loading} role="status">
      <p>{children}</p>
      <div aria-hidden="true" />
    </div>
  );
}
