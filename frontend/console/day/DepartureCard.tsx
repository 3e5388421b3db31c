import clsx from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatDayAndDate, formatTime } from 'shared/new-york-texts';
import { visitorMatcher, type SearchableVisitor } from 'shared/visitor-search';
import type { PartyRecord, SheetDeparture } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { describeClosure, describeDetours } from '../describe-closure';
import { describeLeader } from '../planning/describe-leader';
import { explainFailure } from '../explain-failure';
import { HistoryButton } from '../history/HistoryButton';
import { useGuideSession, useIsOwner } from '../offline/guide-session';
import { useMail } from '../mail/mail-query';
import { isUnsentTap } from '../offline/outbox';
import { moneyOf, notedPayments, type NotedPayment, type PartyMoney } from '../offline/money';
import { partyOf, walkInParty, type MarksTap, type Tap, type WalkInTap } from '../offline/tap';
import { ArrivalTaps } from './ArrivalTaps';
import { describeAttendance, describeMoney, describeSpots, countOverCapacity } from './counts';
import { DepartureTips } from './DepartureTips';
import { PartyRow } from './PartyRow';
import { PaymentForm } from './PaymentForm';
import { formatPeople } from '../format-people';
import { Notice } from './Notice';
import { NoticeForm } from './NoticeForm';
import { describeReach } from './reach';
import { DeliveryProblems } from './DeliveryProblems';
import { useAttempt } from './use-attempt';
import { useCollapsedRows } from './use-collapsed-rows';
import type { Sheet } from './use-sheet';
import { WaitlistForm } from './WaitlistForm';
import { WaitingList } from './WaitingList';
import { WalkInForm } from './WalkInForm';
import { WalkInRow } from './WalkInRow';
import { useNow } from '../../ui/use-today';
import badge from '../../ui/badge.module.css';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './departure.module.css';

interface Props {
  departure: SheetDeparture;
  sheet: Sheet;
  /** The text to search for: only matching parties are shown, or all parties if it's empty. */
  searchText: string;
  /** Opens the dialog that changes the departure. */
  onEdit: (id: string) => void;
}

/** A party as last loaded from the server, with the guide's taps about it. */
interface PartyWithTaps {
  party: PartyRecord;
  /** The waiting or refused tap on the party's marks. */
  tap: MarksTap | undefined;
  refusedTaps: readonly Tap[];
  money: PartyMoney;
}

/** A departure with its parties. Without parties, it's a single line that can be expanded. */
export function DepartureCard({ departure, sheet, searchText, onEdit }: Props) {
  const { id, place, meetingPoint, reason } = departure;
  const note = describeClosure(departure) ?? describeDetours(departure);
  const taps = sheet.taps.filter(
    (tap) => tap.departure === id || departure.parties.some((party) => isAbout(tap, party)),
  );
  const walkIns = taps.flatMap((tap) =>
    tap.kind === 'walk-in' && !tap.takenBack ? [addMoney(tap, departure, taps)] : [],
  );
  const isRemoved = (party: PartyRecord) =>
    taps.some((tap) => tap.kind === 'removal' && isUnsentTap(tap) && isAbout(tap, party));
  const parties = departure.parties.filter((party) => !isRemoved(party));
  const partiesWithTaps = parties.map((party) => addTaps(party, taps));
  const tips = notedPayments(
    departure.tips,
    taps.filter((tap) => partyOf(tap) === undefined),
  );
  /** The number of people in unsent walk-ins, minus those in unsent removals. */
  const unsentPeople =
    sumOf(walkIns.filter(isUnsentTap).map(({ who }) => who.people)) -
    sumOf(departure.parties.filter(isRemoved).map(({ people }) => people));
  const actions = (
    <Actions
      departure={departure}
      sheet={sheet}
      taken={departure.taken + unsentPeople}
      onEdit={onEdit}
    />
  );
  const leaderText = describeLeader(departure);
  const leaderLine = leaderText !== undefined && <p>{leaderText}</p>;
  const meetingPointLine = <p className={styles.meetingPoint}>{meetingPoint}</p>;
  const reasonLine = reason !== undefined && <p className={styles.reason}>{reason}</p>;
  if (parties.length + walkIns.length + departure.waiting.length === 0) {
    return (
      <details className={styles.unbooked} data-departure={id}>
        <summary>
          <span className={styles.time}>{startOf(departure)}</span> {place}{' '}
          <StateBadge departure={departure} />
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </summary>
        {meetingPointLine}
        {leaderLine}
        {reasonLine}
        <Notice notice={departure.notice} />
        {actions}
      </details>
    );
  }
  const titleId = `departure-${id}`;
  return (
    <article
      className={clsx(card.card, styles.departure)}
      aria-labelledby={titleId}
      data-departure={id}
    >
      <header>
        <h3 id={titleId}>
          <span className={styles.time}>{startOf(departure)}</span> {place}
        </h3>
        <StateBadge departure={departure} />
        {note !== undefined && <p className={styles.note}>{note}</p>}
        <Counts
          departure={departure}
          partiesWithTaps={partiesWithTaps}
          walkIns={walkIns}
          unsentPeople={unsentPeople}
          tips={tips}
        />
      </header>
      <div className={styles.facts}>
        <p>
          <span>Until {formatTime(departure.localDateTimeEnd.slice(11, 16))} · </span>
          <span className={styles.meetingPoint}>{meetingPoint}</span>
        </p>
        {leaderLine}
        {reasonLine}
      </div>
      <ArrivalTaps departure={departure} />
      <Notice notice={departure.notice} />
      <DeliveryProblems departure={departure} sheet={sheet} />
      <Parties
        departure={departure}
        sheet={sheet}
        partiesWithTaps={partiesWithTaps}
        walkIns={walkIns}
        searchText={searchText}
      />
      {departure.moreParties > 0 && (
        <p>
          And {departure.moreParties} more {departure.moreParties === 1 ? 'party' : 'parties'}.
        </p>
      )}
      <WaitingList departure={departure} sheet={sheet} />
      <DepartureTips departure={departure} tips={tips} />
      {actions}
    </article>
  );
}

/** An unsent or refused walk-in. */
type WalkInWithMoney = WalkInTap & { money: PartyMoney };

interface PartiesProps {
  departure: SheetDeparture;
  sheet: Sheet;
  partiesWithTaps: PartyWithTaps[];
  walkIns: WalkInWithMoney[];
  /** The text to search for. During a search, all matching parties are shown, including those that have arrived. */
  searchText: string;
}

/** A departure's parties. Parties that have arrived move to a collapsed list at the end. */
function Parties({ departure, sheet, partiesWithTaps, walkIns, searchText }: PartiesProps) {
  const { outbox } = useGuideSession();
  const [isExpanded, setIsExpanded] = useState(false);
  const arrivedIds = [
    // A party that still owes something stays in the open list, because its row has the button that notes a payment.
    ...partiesWithTaps
      .filter((each) => hasArrived(each) && each.money.owedCents === 0)
      .map(({ party }) => party.id),
    ...walkIns.filter((tap) => isUnsentTap(tap) && tap.money.owedCents === 0).map(({ id }) => id),
  ];
  const { collapsedIds, hasJustMoved } = useCollapsedRows(arrivedIds);
  const isCollapsed = (id: string) => searchText === '' && collapsedIds.has(id);
  const matches = visitorMatcher(searchText);
  const collapsed = partiesWithTaps.filter(({ party }) => isCollapsed(party.id));
  const collapsedWalkIns = walkIns.filter(({ id }) => isCollapsed(id));
  const count = collapsed.length + collapsedWalkIns.length;
  const renderRow = ({ party, tap, money, refusedTaps }: PartyWithTaps) => (
    <PartyRow
      key={party.id}
      party={party}
      departure={departure}
      tap={tap}
      money={money}
      refusedTaps={refusedTaps}
      remoteChange={sheet.remoteChanges.changed[party.id]}
      hasJustMoved={hasJustMoved}
      onMark={(change) => {
        sheet.dismissChanges(party.id);
        return outbox.mark(departure, party, change);
      }}
      onPay={(payment) => outbox.notePayment(departure, payment, party)}
      onUndoPayment={(payment) => void outbox.undoPayment(departure, payment, party)}
      onRemove={() => void outbox.removeWalkIn(departure, party)}
      onDismiss={() => void outbox.dismiss(refusedTaps.map(({ id }) => id))}
      onCancel={(shownParty, reason) => sheet.cancelParty(departure, shownParty, reason)}
      onRestore={() => sheet.restoreParty(departure, party.id)}
    />
  );
  const renderWalkInRow = (tap: WalkInWithMoney) => (
    <WalkInRow key={tap.id} departure={departure} walkIn={tap} money={tap.money} />
  );
  return (
    <>
      <ul className={styles.parties} aria-label="Parties">
        {partiesWithTaps
          .filter(({ party }) => !isCollapsed(party.id) && matches(toSearchable(party)))
          .map(renderRow)}
        {walkIns
          .filter(({ id, who }) => !isCollapsed(id) && matches({ names: [who.name], emails: [] }))
          .map(renderWalkInRow)}
      </ul>
      {count > 0 && (
        <>
          <button
            className={styles.arrivedToggle}
            type="button"
            aria-expanded={isExpanded}
            onClick={() => {
              setIsExpanded(!isExpanded);
            }}
          >
            <span aria-hidden="true">✓ </span>
            {count === 1 ? '1 party here' : `${String(count)} parties here`}{' '}
            <span aria-hidden="true">{isExpanded ? '▴' : '▾'}</span>
          </button>
          <ul className={styles.parties} aria-label="Here already" hidden={!isExpanded}>
            {collapsed.map(renderRow)}
            {collapsedWalkIns.map(renderWalkInRow)}
          </ul>
        </>
      )}
    </>
  );
}

interface CountsProps {
  departure: SheetDeparture;
  partiesWithTaps: PartyWithTaps[];
  walkIns: WalkInWithMoney[];
  unsentPeople: number;
  /** The tips for the whole departure. */
  tips: readonly NotedPayment[];
}

/** The sticky header's summary: how many people are here, missing, or no-shows, the taken spots, and the payments. */
function Counts({ departure, partiesWithTaps, walkIns, unsentPeople, tips }: CountsProps) {
  if (departure.state === 'cancelled') {
    return <p>{formatPeople(departure.taken + unsentPeople)} had booked</p>;
  }
  const expected = [
    ...partiesWithTaps
      .filter(({ party }) => !party.cancelled)
      .map(({ party, tap }) => ({ people: party.people, marks: currentMarksOf(party, tap) })),
    ...walkIns
      .filter(isUnsentTap)
      .map(({ who }) => ({ people: who.people, marks: { arrived: who.people, noShow: false } })),
  ];
  const spots = describeSpots(departure, unsentPeople);
  const money = describeMoney(
    [...partiesWithTaps, ...walkIns].map((each) => each.money),
    tips,
  );
  return (
    <>
      <p>
        <strong>{describeAttendance(expected)}</strong>
      </p>
      {spots !== null && (
        <p
          className={clsx(
            styles.spots,
            countOverCapacity(departure, unsentPeople) > 0 && styles.tooMany,
          )}
        >
          {spots}
        </p>
      )}
      {money !== null && <p className={styles.spots}>{money}</p>}
    </>
  );
}

/** A form that replaces the departure's buttons. */
type InlineForm = 'walk-in' | 'waiting' | 'notice' | 'tip';

interface ActionsProps {
  departure: SheetDeparture;
  sheet: Sheet;
  /** The number of taken spots, including unsent taps. */
  taken: number;
  onEdit: (id: string) => void;
}

function Actions({ departure, sheet, taken, onEdit }: ActionsProps) {
  const { id, state, date, movedTo, capacity, closedBecause } = departure;
  const { outbox } = useGuideSession();
  const isOwner = useIsOwner();
  const hasEnded = new Date(departure.localDateTimeEnd) <= useNow();
  const { data: mail } = useMail({ isOwner });
  const [openForm, setOpenForm] = useState<InlineForm | null>(null);
  const [isOfferedAnyway, setIsOfferedAnyway] = useState(false);
  const { failure, attempt } = useAttempt(() => {
    setIsOfferedAnyway(true);
  });
  const close = () => {
    setOpenForm(null);
  };
  if (openForm === 'waiting') {
    return (
      <WaitlistForm onAdd={(party, key) => sheet.addToWaitlist(id, party, key)} onClose={close} />
    );
  }
  if (openForm === 'notice') {
    return (
      <NoticeForm
        reach={describeReach(departure.parties, departure.moreParties, mail?.mode !== 'none')}
        text={departure.notice?.text ?? ''}
        onSave={(text) => sheet.saveNotice(id, text)}
        onDelete={() => sheet.deleteNotice(id)}
        onClose={close}
      />
    );
  }
  if (openForm === 'tip') {
    return (
      <PaymentForm
        label="Tip for the whole tour"
        kinds={['TIP']}
        services={departure.paymentServices}
        onAdd={(tip) => outbox.notePayment(departure, tip)}
        onClose={close}
      />
    );
  }
  if (openForm) {
    return (
      <WalkInForm
        taken={taken}
        capacity={capacity}
        price={departure.price}
        closureText={describeClosure(departure)}
        onAdd={(walkIn) => outbox.addWalkIn(departure, walkIn)}
        onClose={close}
      />
    );
  }
  const actionButton = (label: string, onClick: () => void) => (
    <button className={clsx(button.quiet, button.small)} type="button" onClick={onClick}>
      {label}
      <span className={screenReader.only}>, {accessibleNameOf(departure)}</span>
    </button>
  );
  const openButton = (label: string, form: InlineForm) =>
    actionButton(label, () => {
      setOpenForm(form);
    });
  const isFull = departure.vacancies === 0 || departure.waiting.length > 0;
  return (
    <div className={styles.actions} data-actions>
      {isOwner &&
        closedBecause &&
        actionButton('Offer it anyway', () => void attempt(() => sheet.offerAnyway(departure)))}
      {state !== 'cancelled' && openButton('Add walk-in', 'walk-in')}
      {state !== 'cancelled' && hasEnded && openButton('Add tip', 'tip')}
      {isOwner && state === 'open' && isFull && openButton('Add to waiting list', 'waiting')}
      {(departure.parties.length > 0 || departure.notice) &&
        openButton(departure.notice ? 'Change message' : 'Message to all', 'notice')}
      {isOwner &&
        actionButton('Change tour', () => {
          onEdit(id);
        })}
      {isOwner && <HistoryButton name={accessibleNameOf(departure)} filter={{ departure: id }} />}
      {movedTo !== undefined && movedTo !== date && (
        <Link to={`/?date=${movedTo}`}>{formatDayAndDate(movedTo)}</Link>
      )}
      <span role="status">
        {isOfferedAnyway && state === 'open' && 'Visitors can book it now.'}
      </span>
      {failure !== null && <Alert>It’s still closed. {explainFailure(failure)}</Alert>}
    </div>
  );
}

/** A badge if the departure isn't open. Hidden if a rule closes the departure, because a note explains the rule. */
function StateBadge({ departure }: { departure: SheetDeparture }) {
  const { state, date, movedTo, closedBecause } = departure;
  if (state === 'open' || closedBecause) return null;
  if (movedTo !== undefined) {
    const destination = movedTo === date ? 'a different time' : formatDate(movedTo);
    return <span className={badge.badge}>Moved to {destination}</span>;
  }
  return (
    <span className={state === 'closed' ? badge.badge : badge.cancelled}>
      {state === 'closed' ? 'Closed' : 'Canceled'}
    </span>
  );
}

function isAbout(tap: Tap, { id }: PartyRecord): boolean {
  return partyOf(tap)?.id === id;
}

function addTaps(party: PartyRecord, departureTaps: readonly Tap[]): PartyWithTaps {
  const taps = departureTaps.filter((each) => isAbout(each, party));
  const tap = taps.find((each): each is MarksTap => each.kind === 'marks');
  return {
    party,
    tap,
    refusedTaps: taps.filter((each) => !isUnsentTap(each)),
    money: moneyOf(party, currentMarksOf(party, tap), taps),
  };
}

function addMoney(
  walkIn: WalkInTap,
  { price }: SheetDeparture,
  taps: readonly Tap[],
): WalkInWithMoney {
  const party = walkInParty(walkIn, price);
  return { ...walkIn, money: moneyOf(party, party, taps) };
}

/** Returns a party's marks, including an unsent tap. */
function currentMarksOf(party: PartyRecord, tap: MarksTap | undefined) {
  return tap && isUnsentTap(tap) ? tap.marks : party;
}

function hasArrived({ party, tap }: PartyWithTaps): boolean {
  return !party.cancelled && currentMarksOf(party, tap).arrived >= party.people;
}

/** Returns the fields of a party that the guide can search. */
function toSearchable({ name, email, phone }: PartyRecord): SearchableVisitor {
  return { names: [name], emails: [email], phone };
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function startOf({ localDateTimeStart }: SheetDeparture): string {
  return formatTime(localDateTimeStart.slice(11, 16));
}

/** Returns a departure's name for screen readers, so that its buttons differ from those of other departures. */
function accessibleNameOf(departure: SheetDeparture): string {
  return `${departure.place} at ${startOf(departure)}`;
}
