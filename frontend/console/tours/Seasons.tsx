import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { addDays } from 'shared/new-york';
import type { PlaceRecord, SeasonInput } from '../../api/schema';
import { useToday } from '../../ui/use-today';
import { ConfirmDialog } from '../forms/ConfirmDialog';
import { CopySeasonsDialog } from './CopySeasonsDialog';
import { updateCachedPlace } from './places-query';
import { SeasonDialog } from './SeasonDialog';
import {
  addSeason,
  changeSeasons,
  findDatesForCopy,
  replaceSeason,
  type SeasonsChange,
} from './seasons';
import { formatCapacity, formatDates, formatStarts, formatWeekdays } from './schedule-texts';
import button from '../../ui/button.module.css';
import styles from './seasons.module.css';

/**
 * A season is long if it ends more than this many days after it begins. Long seasons are usually repeated a year later,
 * and short seasons right afterward.
 */
const MAX_SHORT_DAYS = 31;

const INTERVAL_LABELS = { weeks: 'Right after it', year: 'A year later' };

/** The action of the open dialog, and the season that it affects. */
interface Task {
  kind: 'add' | 'edit' | 'repeat' | 'delete' | 'copy-to-tours';
  season: SeasonInput;
}

/** A tour's seasons, with buttons to add, change, copy, and delete them. */
export function Seasons({ place }: { place: PlaceRecord }) {
  const client = useQueryClient();
  const today = useToday() ?? '';
  const [task, setTask] = useState<Task | null>(null);
  const [statusText, setStatusText] = useState('');
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { seasons } = place;
  const save = async (change: SeasonsChange, resultText: string) => {
    await updateCachedPlace(client, await changeSeasons(place, change));
    setStatusText(resultText);
  };
  const startTask = (kind: Task['kind'], season: SeasonInput) => () => {
    setStatusText('');
    setTask({ kind, season });
  };
  const dialogProps = {
    focusFallbackRef: titleRef,
    onClose: () => {
      setTask(null);
    },
  };
  const { startTimes, weekdays, capacity } = place;
  const newSeason = { name: '', from: '', to: '', startTimes, weekdays, capacity };
  const upcomingSeasons = seasons.filter(({ to }) => to >= today);
  const season = task?.season ?? newSeason;
  const isLong = season.to > addDays(season.from, MAX_SHORT_DAYS);
  const intervals = isLong ? (['year', 'weeks'] as const) : (['weeks', 'year'] as const);
  const suggestions = intervals.map((interval) => ({
    label: INTERVAL_LABELS[interval],
    dates: season.from === '' ? season : findDatesForCopy(season, seasons, interval),
  }));
  return (
    <section className={styles.seasons} aria-labelledby={titleId}>
      <h4 id={titleId} ref={titleRef} tabIndex={-1}>
        Seasons
      </h4>
      {seasons.length === 0 && (
        <p>The tour has the same starts, weekdays, and capacity all year.</p>
      )}
      {seasons.length > 0 && (
        <ul className={styles.list}>
          {seasons.map((each) => (
            <li key={each.from}>
              <p>
                <strong>{each.name}</strong> {each.to < today && <em>(over)</em>}
                <br />
                {formatDates(each)}
                <br />
                <span>
                  {[
                    formatStarts(each.startTimes),
                    formatCapacity(each.capacity),
                    formatWeekdays(each.weekdays),
                  ].join(' · ')}
                </span>
              </p>
              <div className={styles.actions}>
                <button
                  className={button.quiet}
                  type="button"
                  aria-label={`Edit ${each.name}`}
                  onClick={startTask('edit', each)}
                >
                  Edit
                </button>
                <button
                  className={button.quiet}
                  type="button"
                  aria-label={`Repeat ${each.name}`}
                  onClick={startTask('repeat', each)}
                >
                  Repeat
                </button>
                <button
                  className={button.danger}
                  type="button"
                  aria-label={`Delete ${each.name}`}
                  onClick={startTask('delete', each)}
                >
                  Delete
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <button className={button.quiet} type="button" onClick={startTask('add', newSeason)}>
          Add a season
        </button>
        {upcomingSeasons.length > 0 && (
          <button
            className={button.quiet}
            type="button"
            onClick={startTask('copy-to-tours', newSeason)}
          >
            Copy to other tours
          </button>
        )}
        <span role="status">{statusText}</span>
      </div>
      {task?.kind === 'add' && (
        <SeasonDialog
          {...dialogProps}
          title="Add a season"
          season={season}
          onSave={(added) => save(addSeason(added), 'Added.')}
        />
      )}
      {task?.kind === 'edit' && (
        <SeasonDialog
          {...dialogProps}
          title="Change the season"
          season={season}
          onSave={(changed) => save(replaceSeason(season, changed), 'Saved.')}
        />
      )}
      {task?.kind === 'repeat' && (
        <SeasonDialog
          {...dialogProps}
          title={`Repeat ${season.name}`}
          season={{ ...season, ...suggestions[0]?.dates }}
          suggestions={suggestions}
          onSave={(added) => save(addSeason(added), 'Added.')}
        />
      )}
      {task?.kind === 'delete' && (
        <ConfirmDialog
          {...dialogProps}
          title={`Delete ${season.name}?`}
          text={`For ${formatDates(season)}, the tour’s usual starts, weekdays, and capacity will apply. Booked departures aren’t changed.`}
          action="Delete"
          onConfirm={() => save(replaceSeason(season), 'Deleted.')}
        />
      )}
      {task?.kind === 'copy-to-tours' && (
        <CopySeasonsDialog
          {...dialogProps}
          place={place}
          seasons={upcomingSeasons}
          onCopied={async (copied) => {
            await updateCachedPlace(client, copied);
            setStatusText('Copied.');
          }}
        />
      )}
    </section>
  );
}
