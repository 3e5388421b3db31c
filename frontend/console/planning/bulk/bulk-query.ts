import { queryOptions } from '@tanstack/react-query';
import { isCalendarDate } from 'shared/new-york';
import type { BulkPreviewInput } from '../../../api/schema';
import { previewBulkChange } from '../../guide-api';

/** The first part of the key of each {@link bulkQuery}. */
export const BULK_KEY = ['bulk'];

/** The selected departures, before any change. Not loaded until the dates and the choices are complete. */
export const bulkQuery = (selection: BulkPreviewInput) => {
  const { from, to, tours, weekdays, startTimes } = selection;
  const hasChoices = [tours, weekdays, startTimes].every((each) => each?.length !== 0);
  return queryOptions({
    queryKey: [...BULK_KEY, selection],
    queryFn: () => previewBulkChange(selection),
    enabled: isCalendarDate(from) && isCalendarDate(to) && hasChoices,
  });
};
