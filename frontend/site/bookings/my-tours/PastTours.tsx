import { useState, type ComponentType } from 'react';
import { placeNameOf } from '../../departures/place-name';
import { useNow } from '../../../ui/use-today';
import { ListMessage } from './ListMessage';
import { ticketApi, type Ticket } from '../ticket-api';
import type { TicketListProps } from './TicketList';
import { useListActions } from './use-list-actions';
import { isRemovable } from '../ticket-status';
import { format } from '../../texts/format.en';
import { texts } from './texts.en';

/** Earlier tours are collapsed. */
const MAX_SHOWN_TOURS = 3;

interface Props {
  tickets: readonly Ticket[];
  /** Passed as a prop so that this chunk doesn't import a component that the page has loaded already. */
  List: ComponentType<TicketListProps>;
}

/** Past tours, each of which the visitor can remove from the list, and restore for a while. */
export default function PastTours({ tickets, List }: Props) {
  const now = useNow();
  const [removedIds, setRemovedIds] = useState<readonly string[]>([]);
  const { result, runAction } = useListActions();

  const formatStart = ({ departure }: Ticket) =>
    format.when(departure.date, departure.localDateTimeStart);
  const remove = (ticket: Ticket) =>
    void runAction(async () => {
      await ticketApi(ticket.id).cancel();
      setRemovedIds((ids) => [...ids, ticket.id]);
      return {
        message: texts.removed(placeNameOf(ticket), formatStart(ticket)),
        undo: () => {
          restore(ticket);
        },
      };
    }, texts.notRemoved);
  const restore = (ticket: Ticket) =>
    void runAction(async () => {
      await ticketApi(ticket.id).restore();
      setRemovedIds((ids) => ids.filter((id) => id !== ticket.id));
      return { message: texts.restored(placeNameOf(ticket), formatStart(ticket)) };
    }, texts.notRestored);

  const listedTickets = tickets.filter(({ id }) => !removedIds.includes(id));
  const action = {
    label: texts.remove,
    isShownFor: (ticket: Ticket) => isRemovable(ticket, now),
    run: remove,
  };
  return (
    <>
      <ListMessage result={result} />
      <List tickets={listedTickets.slice(0, MAX_SHOWN_TOURS)} action={action} />
      {listedTickets.length > MAX_SHOWN_TOURS && (
        <details>
          <summary>{texts.earlier(listedTickets.length - MAX_SHOWN_TOURS)}</summary>
          <List tickets={listedTickets.slice(MAX_SHOWN_TOURS)} action={action} />
        </details>
      )}
    </>
  );
}
