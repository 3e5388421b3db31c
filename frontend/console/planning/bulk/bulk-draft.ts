import type { Weekday } from 'shared/new-york';
import type { BulkChangeInput, BulkPreviewInput } from '../../../api/schema';

/** The changes that the guide can make to several departures, with their labels. */
export const BULK_ACTIONS = {
  closed: 'Close',
  open: 'Open',
  capacity: 'Capacity',
  shift: 'Shift the start',
  meetingPoint: 'Meeting point',
  cancelled: 'Cancel',
} as const;
export type BulkAction = keyof typeof BULK_ACTIONS;

/** The form fields of a bulk change. */
export interface BulkDraft {
  from: string;
  /** The last date; null until the guide chooses one. */
  to: string | null;
  /** The ids of the chosen tours; null for all. */
  tours: readonly string[] | null;
  /** The chosen weekdays; null for all. */
  weekdays: readonly Weekday[] | null;
  /** The chosen start times; null for all. */
  startTimes: readonly string[] | null;
  action: BulkAction;
  /** Empty for no limit. */
  capacity: string;
  shiftMinutes: string;
  isEarlier: boolean;
  meetingPoint: string;
  reason: string;
}

export const EMPTY_DRAFT: BulkDraft = {
  from: '',
  to: null,
  tours: null,
  weekdays: null,
  startTimes: null,
  action: 'closed',
  capacity: '',
  shiftMinutes: '',
  isEarlier: false,
  meetingPoint: '',
  reason: '',
};

/** Converts the selection of departures to the API's input. */
export function toSelectionInput(draft: BulkDraft): BulkPreviewInput {
  const { from, to, tours, weekdays, startTimes } = draft;
  return {
    from,
    to: to ?? from,
    ...(tours && { tours: [...tours] }),
    // The form asks for weekdays only if there are several dates.
    ...(weekdays && to !== null && to !== from && { weekdays: [...weekdays] }),
    ...(startTimes && { startTimes: [...startTimes] }),
  };
}

/** Converts the chosen change to the API's input. */
export function toChangeInput(draft: BulkDraft): Omit<BulkChangeInput, 'departures'> {
  const { action, capacity, shiftMinutes, isEarlier, meetingPoint } = draft;
  const reason = draft.reason.trim();
  const optionalReason = reason === '' ? {} : { reason };
  switch (action) {
    case 'open':
    case 'closed':
      return { state: action };
    case 'capacity':
      return { capacity: capacity === '' ? null : Number(capacity) };
    case 'shift':
      return { shiftMinutes: Number(shiftMinutes) * (isEarlier ? -1 : 1), ...optionalReason };
    case 'meetingPoint':
      return { meetingPoint: meetingPoint.trim(), ...optionalReason };
    case 'cancelled':
      return { state: action, ...optionalReason };
  }
}
