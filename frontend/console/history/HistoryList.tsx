import { useInfiniteQuery } from '@tanstack/react-query';
import { newYorkDate, newYorkTime } from 'shared/new-york';
import { formatDayAndDate, formatTime } from 'shared/new-york-texts';
import { errorSentence } from '../../api/client';
import type { HistoryEntryRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { getHistory, type HistoryFilter } from '../guide-api';
import { describeEntry } from './describe-entry';
import button from '../../ui/button.module.css';
import styles from './history.module.css';

interface Props {
  filter: HistoryFilter;
}

/** Loads the history page by page, latest entries first. */
export function useHistory(filter: HistoryFilter) {
  return useInfiniteQuery({
    queryKey: ['history', filter],
    queryFn: ({ pageParam }) =>
      getHistory({ ...filter, ...(pageParam !== null && { before: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
}

/** The changes that guides have made, latest first, under a heading for each day. */
export function HistoryList({ filter }: Props) {
  const history = useHistory(filter);
  const failure = history.error ?? history.failureReason;
  const entries = history.data?.pages.flatMap((page) => page.entries);
  return (
    <div className={styles.history} aria-busy={history.isFetching}>
      {failure !== null && (
        <Alert onRetry={() => void history.refetch()}>
          The history couldn’t be loaded. {errorSentence(failure)}
        </Alert>
      )}
      {entries?.length === 0 && <p>Nothing has been changed yet.</p>}
      {groupByDay(entries ?? []).map(({ date, groups }) => (
        <section key={date} aria-label={formatDayAndDate(date)}>
          <h3>{formatDayAndDate(date)}</h3>
          <ol>
            {groups.map((group) => (
              <li key={group[0].id}>
                <Group entries={group} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {history.hasNextPage && (
        <button
          className={button.quiet}
          type="button"
          disabled={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Show earlier changes
        </button>
      )}
    </div>
  );
}

type EntryGroup = [HistoryEntryRecord, ...HistoryEntryRecord[]];

/** A single change, or the changes of one bulk change. */
function Group({ entries }: { entries: EntryGroup }) {
  const [firstEntry] = entries;
  const time = (
    <time className={styles.time} dateTime={firstEntry.at}>
      {formatTime(newYorkTime(new Date(firstEntry.at)))}
    </time>
  );
  if (entries.length === 1) {
    return (
      <>
        {time} {describeEntry(firstEntry)}
      </>
    );
  }
  return (
    <>
      {time}{' '}
      <details className={styles.group}>
        <summary>
          {firstEntry.guide.name} changed {entries.length} departures and bookings together.
        </summary>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>{describeEntry(entry)}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** Groups entries by their day in New York, and each day's entries by bulk change. */
function groupByDay(entries: HistoryEntryRecord[]): { date: string; groups: EntryGroup[] }[] {
  const days: { date: string; groups: EntryGroup[] }[] = [];
  for (const entry of entries) {
    const date = newYorkDate(new Date(entry.at));
    if (days.at(-1)?.date !== date) days.push({ date, groups: [] });
    const groups = days.at(-1)?.groups;
    const lastGroup = groups?.at(-1);
    const isSameBulkChange =
      entry.bulkChange !== undefined &&
      lastGroup?.[0].bulkChange === entry.bulkChange &&
      lastGroup[0].at === entry.at;
    if (isSameBulkChange) lastGroup.push(entry);
    else groups?.push([entry]);
  }
  return days;
}
