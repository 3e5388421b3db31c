import { useState, type ComponentType } from 'react';
import { useMinute } from '../../ui/use-today';
import { useWords } from '../../ui/language';
import { formatWords } from '../words/format-words';
import { myToursWords } from '../words/my-tours';
import { ListMessage } from './ListMessage';
import { ticketApi, type Ticket } from './ticket-api';
import type { TicketListProps } from './TicketList';
import { useListActions } from './use-list-actions';
import { isRemovable } from './ticket-status';

/** So many are shown as they are; more are folded. */
const MOST = 3;

interface Props {
  tickets: readonly Ticket[];
  /** What shows them. Given, since the page needs it before this. */
  List: ComponentType<TicketListProps>;
}

/** Tours that are over, to look at again or to take off the list; that can be undone for a while. */
export default function PastTours({ tickets, List }: Props) {
  const format = useWords(formatWords);
  const words = useWords(myToursWords);
  const now = useMinute();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const { news, attempt } = useListActions();

  const whenOf = ({ departure }: Ticket) =>
    format.when(departure.date, departure.localDateTimeStart);
  const remove = (ticket: Ticket) =>
    void attempt(async () => {
      await ticketApi(ticket.id).cancel();
      setRemoved((ids) => [...ids, ticket.id]);
      return {
        done: words.removed(ticket.place, whenOf(ticket)),
        undo: () => {
          restore(ticket);
        },
      };
    }, words.notRemoved);
  const restore = (ticket: Ticket) =>
    void attempt(async () => {
      await ticketApi(ticket.id).restore();
      setRemoved((ids) => ids.filter((id) => id !== ticket.id));
      return { done: words.restored(ticket.place, whenOf(ticket)) };
    }, words.notRestored);

  const listed = tickets.filter(({ id }) => !removed.includes(id));
  const action = {
    label: words.remove,
    isFor: (ticket: Ticket) => isRemovable(ticket, now),
    act: remove,
  };
  return (
    <>
      <ListMessage news={news} />
      <List tickets={listed.slice(0, MOST)} action={action} />
      {listed.length > MOST && (
        <details>
          <summary>{words.earlier(listed.length - MOST)}</summary>
          <List tickets={listed.slice(MOST)} action={action} />
        </details>
      )}
    </>
  );
}
