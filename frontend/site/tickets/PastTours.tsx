import { useEffect, useRef, useState, type ComponentType } from 'react';
import { sentenceOf } from '../../api/client';
import { Alert } from '../../ui/Alert';
import { useWords } from '../../ui/language';
import { formatWords } from '../words/format-words';
import { myToursWords } from '../words/my-tours';
import { ticketApi, type Ticket } from './ticket-api';
import type { TicketListProps } from './TicketList';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import styles from './my-tours.module.css';

/** So many are shown as they are; more are folded. */
const MOST = 3;

/** What was just done with a ticket, or what went wrong. */
type News = { ticket: Ticket; isRemoved: boolean } | { failure: string };

interface Props {
  tickets: readonly Ticket[];
  /** What shows them. Given, since the page needs it before this. */
  List: ComponentType<TicketListProps>;
}

/** Tours that are over, to look at again or to take off the list; that can be undone for a while. */
export default function PastTours({ tickets, List }: Props) {
  const format = useWords(formatWords);
  const words = useWords(myToursWords);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [news, setNews] = useState<News | null>(null);
  const newsRef = useRef<HTMLDivElement>(null);
  const busy = useRef(false);

  // The button that was pressed is gone.
  useEffect(() => {
    if (news) newsRef.current?.focus();
  }, [news]);

  const attempt = async (act: () => Promise<News>, failed: (why: string) => string) => {
    if (busy.current) return;
    busy.current = true;
    try {
      setNews(await act());
    } catch (error) {
      setNews({ failure: failed(sentenceOf(error)) });
    } finally {
      busy.current = false;
    }
  };
  const remove = (ticket: Ticket) =>
    attempt(async () => {
      await ticketApi(ticket.id).cancel();
      setRemoved((ids) => [...ids, ticket.id]);
      return { ticket, isRemoved: true };
    }, words.notRemoved);
  const restore = (ticket: Ticket) =>
    attempt(async () => {
      await ticketApi(ticket.id).restore();
      setRemoved((ids) => ids.filter((id) => id !== ticket.id));
      return { ticket, isRemoved: false };
    }, words.notRestored);

  const listed = tickets.filter(({ id }) => !removed.includes(id));
  const onRemove = (ticket: Ticket) => void remove(ticket);
  return (
    <>
      {news && (
        <div className={styles.told} ref={newsRef} tabIndex={-1}>
          {'failure' in news ? (
            <Alert>{news.failure}</Alert>
          ) : (
            <div className={callout.notice}>
              <p role="status">
                {(news.isRemoved ? words.removed : words.restored)(
                  news.ticket.place,
                  format.when(news.ticket.departure.date, news.ticket.departure.localDateTimeStart),
                )}
              </p>
              {news.isRemoved && (
                <button
                  className={button.small}
                  type="button"
                  onClick={() => void restore(news.ticket)}
                >
                  {words.undo}
                </button>
              )}
            </div>
          )}
        </div>
      )}
      <List tickets={listed.slice(0, MOST)} onRemove={onRemove} />
      {listed.length > MOST && (
        <details>
          <summary>{words.earlier(listed.length - MOST)}</summary>
          <List tickets={listed.slice(MOST)} onRemove={onRemove} />
        </details>
      )}
    </>
  );
}
