import styles from './loading.module.css';

/** Stands where tickets come. */
export function Loading({ children }: { children: string }) {
  return (
    <div className={styles.loading} role="status">
      <p>{children}</p>
      <div aria-hidden="true" />
    </div>
  );
}
