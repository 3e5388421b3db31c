import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isTemporary } from '../../api/client';
import type { PartyRecord, SheetDeparture } from '../../api/schema';
import {
  acceptWaiting,
  addWaiting,
  cancelParty,
  moveDeparture,
  markAsTold,
  orderWaiting,
  removeWaiting,
  restoreParty,
  sendMailAgain,
  setDeparture,
  deleteNotice,
  writeNotice,
} from '../guide-api';
import { useDesk } from '../desk';
import { REMOVED, type OutboxState } from '../outbox/outbox';
import { subjectOf } from '../outbox/tap';
import { followSheet } from './sheet-events';
import { compareSheets, NO_CHANGES, type SheetChanges } from './sheet-changes';
import { applyOutcome, PAGE_ID, refreshSheet, sheetQuery, type SheetCopy } from './sheet-queries';

export function useOutbox(): OutboxState {
  const { outbox } = useDesk();
  return useSyncExternalStore(outbox.subscribe, outbox.snapshot);
}

/** A date's sheet as the server has it, kept up to date as long as it is shown; for one date alone. */
export function useSheet(date: string) {
  const { outbox, queries } = useDesk();
  const { taps, own } = useOutbox();
  const sheet = useQuery(sheetQuery(date));
  const { data: copy, dataUpdatedAt } = sheet;
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<SheetCopy | undefined>(copy);
  const [news, setNews] = useState<SheetChanges>(NO_CHANGES);

  if (copy !== seen) {
    setSeen(copy);
    const ownOf = (party: PartyRecord) => {
      if (moved.has(party.id)) return REMOVED;
      // What is about to be sent, or was refused, tells itself.
      const isTapped = taps.some((tap) => subjectOf(tap) === party.id);
      return Math.max(own.get(party.id) ?? 0, isTapped ? party.revision : 0);
    };
    // What was kept on the device is too old to compare with.
    if (copy && seen?.page === PAGE_ID) {
      const { changed, removed } = compareSheets(seen.sheet, copy.sheet, ownOf);
      setNews({ changed: { ...news.changed, ...changed }, removed: [...news.removed, ...removed] });
    }
  }

  // Something was answered: what waits may go through, too.
  useEffect(() => {
    if (dataUpdatedAt > 0) outbox.noteConnection();
  }, [outbox, dataUpdatedAt]);

  useEffect(
    () =>
      followSheet(date, () => {
        void outbox.whenIdle().then(() => refreshSheet(queries, date));
      }),
    [date, outbox, queries],
  );

  /** Does what changes something, and asks for the sheet afterwards, whatever has become of it. */
  const change = async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } finally {
      void refreshSheet(queries, date);
    }
  };
  const failure = sheet.error ?? sheet.failureReason;
  return {
    copy,
    /** Why the sheet could not be asked for, if it could not. */
    failure,
    isLost: isTemporary(failure),
    news,
    /** Forgets what was told of a party, or of those that are gone. */
    forgetNews: (id?: string) => {
      const changed = Object.entries(news.changed).filter(([party]) => party !== id);
      setNews(
        id === undefined
          ? { ...news, removed: [] }
          : { ...news, changed: Object.fromEntries(changed) },
      );
    },
    reload: () => void refreshSheet(queries, date),
    /** The taps of this date, those included that are shown with their party alone. */
    taps: taps.filter((tap) => tap.date === date),

    /** @throws ApiError if it was not done: unlike a tap, it does not wait for the server */
    cancelParty: (departure: SheetDeparture, { id, revision }: PartyRecord, reason: string) =>
      change(async () => {
        const party = await cancelParty(departure.list, id, { reason, revision });
        await applyOutcome(queries, { date, departure: departure.id, party, isRemoved: false });
      }),
    /** @throws ApiError if it was not done */
    restoreParty: (departure: SheetDeparture, id: string) =>
      change(async () => {
        const party = await restoreParty(departure.list, id);
        await applyOutcome(queries, { date, departure: departure.id, party, isRemoved: false });
      }),
    /** @throws ApiError if it was not done */
    addWaiting: (...input: Parameters<typeof addWaiting>) => change(() => addWaiting(...input)),
    /** @throws ApiError if it was not done */
    orderWaiting: (...input: Parameters<typeof orderWaiting>) =>
      change(() => orderWaiting(...input)),
    /** @throws ApiError if it was not done */
    acceptWaiting: (...input: Parameters<typeof acceptWaiting>) =>
      change(() => acceptWaiting(...input)),
    /** @throws ApiError if it was not done */
    removeWaiting: (...input: Parameters<typeof removeWaiting>) =>
      change(() => removeWaiting(...input)),
    /** @throws ApiError if it was not done: mail has told them, or is about to */
    noteTold: (...input: Parameters<typeof markAsTold>) => change(() => markAsTold(...input)),
    /** @throws ApiError if it was not done */
    sendMailAgain: (...input: Parameters<typeof sendMailAgain>) =>
      change(() => sendMailAgain(...input)),
    /** @throws ApiError if it was not done */
    writeNotice: (...input: Parameters<typeof writeNotice>) => change(() => writeNotice(...input)),
    /** @throws ApiError if it was not done */
    takeNoticeDown: (id: string) => change(() => deleteNotice(id)),
    /** @throws ApiError if it was not done */
    setDeparture: (...input: Parameters<typeof setDeparture>) =>
      change(() => setDeparture(...input)),
    /** @throws ApiError if it was not done */
    moveDeparture: (...input: Parameters<typeof moveDeparture>) =>
      change(async () => {
        await moveDeparture(...input);
        const [id] = input;
        const along = copy?.sheet.departures.find((each) => each.id === id)?.parties ?? [];
        // Who goes along is not gone unseen.
        setMoved(new Set([...moved, ...along.map((party) => party.id)]));
      }),
  };
}

export type Sheet = ReturnType<typeof useSheet>;
