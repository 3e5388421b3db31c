import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isTemporary } from '../../api/client';
import type { PartyRecord, SheetDeparture } from '../../api/schema';
import {
  acceptOffer,
  addToWaitlist,
  cancelParty,
  moveDeparture,
  markAsNotified,
  reorderWaitlist,
  removeFromWaitlist,
  restoreParty,
  resendMail,
  setDeparture,
  deleteNotice,
  saveNotice,
} from '../guide-api';
import { useGuideSession, useOutbox } from '../offline/guide-session';
import { problemOf, REMOVED_REVISION } from '../offline/outbox';
import { subjectOf } from '../offline/tap';
import { subscribeToSheet } from './sheet-events';
import { compareSheets, NO_CHANGES, type SheetChanges } from './sheet-changes';
import {
  applyOutcome,
  cachedSheetRevision,
  PAGE_ID,
  refreshSheet,
  sheetQuery,
  type SheetCopy,
} from '../offline/sheet-queries';

/**
 * Returns a date's sheet, and keeps it up to date while it's shown. The date must not change between renders.
 *
 * The functions that call the API throw an ApiError if the call fails. Unlike taps, their calls aren't queued.
 */
export function useSheet(date: string) {
  const { outbox, queries } = useGuideSession();
  const { taps, ownRevisions } = useOutbox();
  const sheetResult = useQuery(sheetQuery(date));
  const { data: sheetCopy, dataUpdatedAt } = sheetResult;
  const [movedPartyIds, setMovedPartyIds] = useState<ReadonlySet<string>>(new Set());
  const [comparedCopy, setComparedCopy] = useState<SheetCopy | undefined>(sheetCopy);
  const [remoteChanges, setRemoteChanges] = useState<SheetChanges>(NO_CHANGES);

  if (sheetCopy !== comparedCopy) {
    setComparedCopy(sheetCopy);
    const ownRevisionOf = (party: PartyRecord) => {
      if (movedPartyIds.has(party.id)) return REMOVED_REVISION;
      // The row of a party with an unsent or refused tap shows a message about the tap.
      const isTapped = taps.some((tap) => subjectOf(tap) === party.id);
      return Math.max(ownRevisions.get(party.id) ?? 0, isTapped ? party.revision : 0);
    };
    // A sheet that an earlier page loaded is too old to compare with.
    if (sheetCopy && comparedCopy?.page === PAGE_ID) {
      const { changed, removed } = compareSheets(
        comparedCopy.sheet,
        sheetCopy.sheet,
        ownRevisionOf,
      );
      setRemoteChanges({
        changed: { ...remoteChanges.changed, ...changed },
        removed: [...remoteChanges.removed, ...removed],
      });
    }
  }

  // The server has responded, so unsent taps may succeed, too.
  useEffect(() => {
    if (dataUpdatedAt > 0) outbox.reportConnection();
  }, [outbox, dataUpdatedAt]);

  useEffect(() => {
    let lastState: string | undefined;
    return subscribeToSheet(date, (event) => {
      void outbox.whenIdle().then(() => {
        // The state is a hash of everything except attendance and announcements, which change the revision.
        const [state, revision] = event?.split(' ') ?? [];
        // The sheet is current if it includes all taps, and nothing else has changed.
        const hasAllTaps = revision === cachedSheetRevision(queries, date);
        if (state !== undefined && state === lastState && hasAllTaps) return;
        lastState = state;
        return refreshSheet(queries, date);
      });
    });
  }, [date, outbox, queries]);

  /** Makes a change, and reloads the sheet afterwards, even after a failure. */
  const changeSheet = async <T>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action();
    } finally {
      void refreshSheet(queries, date);
    }
  };
  const failure = sheetResult.error ?? sheetResult.failureReason;
  return {
    sheetCopy,
    /** The error if the sheet couldn't be loaded; null if it was loaded. */
    failure,
    /** The problem behind the failure, if it is temporary; otherwise null. */
    loadProblem: isTemporary(failure) ? problemOf(failure) : null,
    remoteChanges,
    /** Dismisses the notice about the party with this id; without an id, the notices about removed parties. */
    dismissChanges: (id?: string) => {
      const changed = Object.entries(remoteChanges.changed).filter(([partyId]) => partyId !== id);
      setRemoteChanges(
        id === undefined
          ? { ...remoteChanges, removed: [] }
          : { ...remoteChanges, changed: Object.fromEntries(changed) },
      );
    },
    reload: () => void refreshSheet(queries, date),
    /** The taps about departures on this date. */
    taps: taps.filter((tap) => tap.date === date),

    cancelParty: (departure: SheetDeparture, { id, revision }: PartyRecord, reason: string) =>
      changeSheet(async () => {
        const party = await cancelParty(departure.list, id, { reason, revision });
        await applyOutcome(queries, { date, departure: departure.id, party, isRemoved: false });
      }),
    restoreParty: (departure: SheetDeparture, id: string) =>
      changeSheet(async () => {
        const party = await restoreParty(departure.list, id);
        await applyOutcome(queries, { date, departure: departure.id, party, isRemoved: false });
      }),
    addToWaitlist: (...input: Parameters<typeof addToWaitlist>) =>
      changeSheet(() => addToWaitlist(...input)),
    reorderWaitlist: (...input: Parameters<typeof reorderWaitlist>) =>
      changeSheet(() => reorderWaitlist(...input)),
    acceptOffer: (...input: Parameters<typeof acceptOffer>) =>
      changeSheet(() => acceptOffer(...input)),
    removeFromWaitlist: (...input: Parameters<typeof removeFromWaitlist>) =>
      changeSheet(() => removeFromWaitlist(...input)),
    markAsNotified: (...input: Parameters<typeof markAsNotified>) =>
      changeSheet(() => markAsNotified(...input)),
    resendMail: (...input: Parameters<typeof resendMail>) =>
      changeSheet(() => resendMail(...input)),
    saveNotice: (...input: Parameters<typeof saveNotice>) =>
      changeSheet(() => saveNotice(...input)),
    deleteNotice: (id: string) => changeSheet(() => deleteNotice(id)),
    setDeparture: (...input: Parameters<typeof setDeparture>) =>
      changeSheet(() => setDeparture(...input)),
    /**
     * Opens a departure that a rule closes. Resolves after the sheet has been reloaded, because
     * another call with the same revision would fail.
     */
    offerAnyway: async ({ id, revision }: SheetDeparture) => {
      try {
        await setDeparture(id, { state: 'open', revision });
      } finally {
        await refreshSheet(queries, date);
      }
    },
    moveDeparture: (...input: Parameters<typeof moveDeparture>) =>
      changeSheet(async () => {
        await moveDeparture(...input);
        const [id] = input;
        const departure = sheetCopy?.sheet.departures.find((each) => each.id === id);
        const movedParties = departure?.parties ?? [];
        // The departure's parties moved with it, so they aren't reported as removed.
        setMovedPartyIds(new Set([...movedPartyIds, ...movedParties.map((party) => party.id)]));
      }),
  };
}

export type Sheet = ReturnType<typeof useSheet>;
