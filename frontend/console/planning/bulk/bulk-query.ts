import { queryOptions } from '@tanstack/react-query';
import { isCalendarDate } from 'shared/new-york';
import type { BulkPreviewInput } from '../../../api/schema';
import { previewBulkChange } from '../../guide-api';

/** The first part of the key of each {@link bulkQuery}. */
export const BULK_KEY = ['bulk'];

/** Loads the selected departures before any change, once the dates are valid and no list of choices is empty. */
export const bulkQuery = (selection: BulkPreviewInput) => {
  const { from, to, tours, weekdays, startTimes } = selection;
  const hasNoEmptyChoice = [tours, weekdays, startTimes].every((choices) => choices?.length !== 0);
  return queryOptions({
    queryKey: [...BULK_KEY, selection],
    queryFn: () => previewBulkChange(selection),
    enabled: isCalendarDate(from) && isCalendarDate(to) && hasNoEmptyChoice,
  });
};
