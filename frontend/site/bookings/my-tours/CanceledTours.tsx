import type { ComponentType } from 'react';
import { useNow } from '../../../ui/use-today';
import { useWords } from '../../../ui/language';
import { formatWords } from '../../words/format-words';
import { myToursWords } from '../../words/my-tours';
import { ticketWords } from '../../words/ticket';
import { ListMessage } from './ListMessage';
import { ticketApi, type Ticket } from '../ticket/ticket-api';
import type { TicketListProps } from './TicketList';
import { useListActions } from './use-list-actions';
import { restorableMinutes } from '../ticket/ticket-status';

interface Props {
  tickets: readonly Ticket[];
  /** Passed as a prop so that this chunk doesn't import a component that the page has loaded already. */
  List: ComponentType<TicketListProps>;
  /** Receives the restored booking. */
  onRestored: (ticket: Ticket) => void;
}

/** Bookings that the visitor canceled and can still restore. */
export default function CanceledTours({ tickets, List, onRestored }: Props) {
  const format = useWords(formatWords);
  const words = useWords(myToursWords);
  const ticketTexts = useWords(ticketWords);
  const now = useNow();
  const { result, attempt } = useListActions();
  const restore = (ticket: Ticket) =>
    void attempt(async () => {
      const { departure, place } = ticket;
      onRestored(await ticketApi(ticket.id).restore());
      return {
        message: words.restored(place, format.when(departure.date, departure.localDateTimeStart)),
      };
    }, words.notRestored);
  return (
    <>
      <ListMessage result={result} />
      {tickets.length > 0 && (
        <section aria-labelledby="canceled">
          <h2 id="canceled">{words.canceledByYou}</h2>
          <List
            tickets={tickets}
            noteFor={(ticket) => ticketTexts.undoable(restorableMinutes(ticket, now))}
            action={{ label: words.undo, isShownFor: () => true, run: restore }}
          />
        </section>
      )}
    </>
  );
}
