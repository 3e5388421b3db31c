import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/Alert';
import { useWords } from '../../ui/language';
import { myToursWords } from '../words/my-tours';
import type { ListResult as News } from './use-list-actions';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import styles from './my-tours.module.css';

/** The result of what was just done on a list. It takes the focus, since the button that was pressed is gone. */
export function ListMessage({ news }: { news: News | null }) {
  const words = useWords(myToursWords);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news) ref.current?.focus();
  }, [news]);
  if (!news) return null;
  return (
    <div className={styles.told} ref={ref} tabIndex={-1}>
      {'failure' in news ? (
        <Alert>{news.failure}</Alert>
      ) : (
        <div className={callout.notice}>
          <p role="status">{news.done}</p>
          {news.undo && (
            <button className={button.small} type="button" onClick={news.undo}>
              {words.undo}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
