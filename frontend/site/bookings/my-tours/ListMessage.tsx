import { useEffect, useRef } from 'react';
import { Alert } from '../../../ui/Alert';
import type { ListResult } from './use-list-actions';
import { texts } from './texts.en';
import button from '../../../ui/button.module.css';
import callout from '../../../ui/callout.module.css';
import styles from './my-tours.module.css';

/** The result of the last action on a list. Takes the focus, because the pressed button has disappeared. */
export function ListMessage({ result }: { result: ListResult | null }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) ref.current?.focus();
  }, [result]);
  if (!result) return null;
  return (
    <div className={styles.message} ref={ref} tabIndex={-1}>
      {'failure' in result ? (
        <Alert>{result.failure}</Alert>
      ) : (
        <div className={callout.notice}>
          <p role="status">{result.message}</p>
          {result.undo && (
            <button className={button.small} type="button" onClick={result.undo}>
              {texts.undo}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
