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
import type { Marks } from '../offline/marks';
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
import { Waitlist } from './Waitlist';
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
  /** The unsent or refused tap on the party's marks. */
  marksTap: MarksTap | undefined;
  refusedTaps: readonly Tap[];
  money: PartyMoney;
}

/** A departure with its parties. Without parties, it's a single line that can be expanded. */
export function DepartureCard({ departure, sheet, searchText, onEdit }: Props) {
  const { id, place, meetingPoint, reason } = departure;
  const closureOrDetourText = describeClosure(departure) ?? describeDetours(departure);
  const taps = sheet.taps.filter(
    (tap) => tap.departure === id || departure.parties.some((party) => isAboutParty(tap, party)),
  );
  const walkIns = taps.flatMap((tap) =>
    tap.kind === 'walk-in' && !tap.takenBack ? [toWalkInWithMoney(tap, departure, taps)] : [],
  );
  const isRemoved = (party: PartyRecord) =>
    taps.some((tap) => tap.kind === 'removal' && isUnsentTap(tap) && isAboutParty(tap, party));
  const parties = departure.parties.filter((party) => !isRemoved(party));
  const partiesWithTaps = parties.map((party) => toPartyWithTaps(party, taps));
  const tapsWithoutParty = taps.filter((tap) => partyOf(tap) === undefined);
  const tips = notedPayments(departure.tips, tapsWithoutParty);
  /** The number of people in unsent walk-ins, minus those in unsent removals. */
  const unsentPeople =
    sum(walkIns.filter(isUnsentTap).map(({ who }) => who.people)) -
    sum(departure.parties.filter(isRemoved).map(({ people }) => people));
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
          <span className={styles.time}>{formatStart(departure)}</span> {place}{' '}
          <StateBadge departure={departure} />
          {closureOrDetourText !== undefined && (
            <span className={styles.note}>{closureOrDetourText}</span>
          )}
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
          <span className={styles.time}>{formatStart(departure)}</span> {place}
        </h3>
        <StateBadge departure={departure} />
        {closureOrDetourText !== undefined && <p className={styles.note}>{closureOrDetourText}</p>}
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
      <Waitlist departure={departure} sheet={sheet} />
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

/** A departure's parties. Parties that have arrived and paid move to a collapsed list at the end. */
function Parties({ departure, sheet, partiesWithTaps, walkIns, searchText }: PartiesProps) {
  const { outbox } = useGuideSession();
  const [isExpanded, setIsExpanded] = useState(false);
  // A party that still owes something stays in the main list, because its row has the button that notes a payment.
  const settledIds = [
    ...partiesWithTaps
      .filter((each) => hasArrived(each) && each.money.owedCents === 0)
      .map(({ party }) => party.id),
    ...walkIns.filter((tap) => isUnsentTap(tap) && tap.money.owedCents === 0).map(({ id }) => id),
  ];
  const { collapsedIds, hasJustMoved } = useCollapsedRows(settledIds);
  const isCollapsed = (id: string) => searchText === '' && collapsedIds.has(id);
  const matches = visitorMatcher(searchText);
  const collapsedParties = partiesWithTaps.filter(({ party }) => isCollapsed(party.id));
  const collapsedWalkIns = walkIns.filter(({ id }) => isCollapsed(id));
  const collapsedCount = collapsedParties.length + collapsedWalkIns.length;
  const renderRow = ({ party, marksTap, money, refusedTaps }: PartyWithTaps) => (
    <PartyRow
      key={party.id}
      party={party}
      departure={departure}
      marksTap={marksTap}
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
  const renderWalkInRow = (walkIn: WalkInWithMoney) => (
    <WalkInRow key={walkIn.id} departure={departure} walkIn={walkIn} money={walkIn.money} />
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
      {collapsedCount > 0 && (
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
            {collapsedCount === 1 ? '1 party here' : `${String(collapsedCount)} parties here`}{' '}
            <span aria-hidden="true">{isExpanded ? '▴' : '▾'}</span>
          </button>
          <ul className={styles.parties} aria-label="Here already" hidden={!isExpanded}>
            {collapsedParties.map(renderRow)}
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
  const expectedParties = [
    ...partiesWithTaps
      .filter(({ party }) => !party.cancelled)
      .map(({ party, marksTap }) => ({
        people: party.people,
        marks: currentMarksOf(party, marksTap),
      })),
    ...walkIns
      .filter(isUnsentTap)
      .map(({ who }) => ({ people: who.people, marks: { arrived: who.people, noShow: false } })),
  ];
  const spotsText = describeSpots(departure, unsentPeople);
  const moneyText = describeMoney(
    [...partiesWithTaps, ...walkIns].map((each) => each.money),
    tips,
  );
  return (
    <>
      <p>
        <strong>{describeAttendance(expectedParties)}</strong>
      </p>
      {spotsText !== null && (
        <p
          className={clsx(
            styles.spots,
            countOverCapacity(departure, unsentPeople) > 0 && styles.tooMany,
          )}
        >
          {spotsText}
        </p>
      )}
      {moneyText !== null && <p className={styles.spots}>{moneyText}</p>}
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
  const closeForm = () => {
    setOpenForm(null);
  };
  if (openForm === 'waiting') {
    return (
      <WaitlistForm
        onAdd={(party, key) => sheet.addToWaitlist(id, party, key)}
        onClose={closeForm}
      />
    );
  }
  if (openForm === 'notice') {
    return (
      <NoticeForm
        reach={describeReach(departure.parties, departure.moreParties, mail?.mode !== 'none')}
        text={departure.notice?.text ?? ''}
        onSave={(text) => sheet.saveNotice(id, text)}
        onDelete={() => sheet.deleteNotice(id)}
        onClose={closeForm}
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
        onClose={closeForm}
      />
    );
  }
  if (openForm === 'walk-in') {
    return (
      <WalkInForm
        taken={taken}
        capacity={capacity}
        price={departure.price}
        closureText={describeClosure(departure)}
        onAdd={(walkIn) => outbox.addWalkIn(departure, walkIn)}
        onClose={closeForm}
      />
    );
  }
  const actionButton = (label: string, onClick: () => void) => (
    <button className={clsx(button.quiet, button.small)} type="button" onClick={onClick}>
      {label}
      <span className={screenReader.only}>, {accessibleNameOf(departure)}</span>
    </button>
  );
  const formButton = (label: string, form: InlineForm) =>
    actionButton(label, () => {
      setOpenForm(form);
    });
  const needsWaitlist = departure.vacancies === 0 || departure.waiting.length > 0;
  return (
    <div className={styles.actions} data-actions>
      {isOwner &&
        closedBecause &&
        actionButton('Offer it anyway', () => void attempt(() => sheet.offerAnyway(departure)))}
      {state !== 'cancelled' && formButton('Add walk-in', 'walk-in')}
      {state !== 'cancelled' && hasEnded && formButton('Add tip', 'tip')}
      {isOwner && state === 'open' && needsWaitlist && formButton('Add to waiting list', 'waiting')}
      {(departure.parties.length > 0 || departure.notice) &&
        formButton(departure.notice ? 'Change message' : 'Message to all', 'notice')}
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

/** A badge for a departure that isn't open. If a rule closes the departure, a note explains that instead. */
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

function isAboutParty(tap: Tap, { id }: PartyRecord): boolean {
  return partyOf(tap)?.id === id;
}

function toPartyWithTaps(party: PartyRecord, departureTaps: readonly Tap[]): PartyWithTaps {
  const taps = departureTaps.filter((tap) => isAboutParty(tap, party));
  const marksTap = taps.find((tap): tap is MarksTap => tap.kind === 'marks');
  return {
    party,
    marksTap,
    refusedTaps: taps.filter((tap) => !isUnsentTap(tap)),
    money: moneyOf(party, currentMarksOf(party, marksTap), taps),
  };
}

function toWalkInWithMoney(
  walkIn: WalkInTap,
  { price }: SheetDeparture,
  taps: readonly Tap[],
): WalkInWithMoney {
  const party = walkInParty(walkIn, price);
  return { ...walkIn, money: moneyOf(party, party, taps) };
}

/** Returns a party's marks, including an unsent tap. */
function currentMarksOf(party: PartyRecord, marksTap: MarksTap | undefined): Marks {
  return marksTap && isUnsentTap(marksTap) ? marksTap.marks : party;
}

function hasArrived({ party, marksTap }: PartyWithTaps): boolean {
  return !party.cancelled && currentMarksOf(party, marksTap).arrived >= party.people;
}

/** Returns the fields of a party that the guide can search. */
function toSearchable({ name, email, phone }: PartyRecord): SearchableVisitor {
  return { names: [name], emails: [email], phone };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function formatStart({ localDateTimeStart }: SheetDeparture): string {
  return formatTime(localDateTimeStart.slice(11, 16));
}

/** Returns a departure's name for screen readers, so that its buttons differ from those of other departures. */
function accessibleNameOf(departure: SheetDeparture): string {
  return `${departure.place} at ${formatStart(departure)}`;
}
