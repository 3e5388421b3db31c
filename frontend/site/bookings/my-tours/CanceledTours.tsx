import type { ComponentType } from 'react';
import { placeNameOf } from '../../departures/place-name';
import { useNow } from '../../../ui/use-today';
import { ListMessage } from './ListMessage';
import { ticketApi, type Ticket } from '../ticket-api';
import type { TicketListProps } from './TicketList';
import { useListActions } from './use-list-actions';
import { restorableMinutes } from '../ticket-status';
import { format } from '../../texts/format.en';
import { texts } from './texts.en';
import { texts as ticketTexts } from '../ticket/texts.en';

interface Props {
  tickets: readonly Ticket[];
  /** Passed as a prop so that this chunk doesn't import a component that the page has loaded already. */
  List: ComponentType<TicketListProps>;
  /** Receives the restored booking. */
  onRestored: (ticket: Ticket) => void;
}

/** Bookings that the visitor canceled and can still restore. */
export default function CanceledTours({ tickets, List, onRestored }: Props) {
  const now = useNow();
  const { result, runAction } = useListActions();
  const restore = (ticket: Ticket) =>
    void runAction(async () => {
      const { departure } = ticket;
      onRestored(await ticketApi(ticket.id).restore());
      return {
        message: texts.restored(
          placeNameOf(ticket),
          format.when(departure.date, departure.localDateTimeStart),
        ),
      };
    }, texts.notRestored);
  return (
    <>
      <ListMessage result={result} />
      {tickets.length > 0 && (
        <section aria-labelledby="canceled">
          <h2 id="canceled">{texts.canceledByYou}</h2>
          <List
            tickets={tickets}
            noteFor={(ticket) => ticketTexts.undoable(restorableMinutes(ticket, now))}
            action={{ label: texts.undo, isShownFor: () => true, run: restore }}
          />
        </section>
      )}
    </>
  );
}
