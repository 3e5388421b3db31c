import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PlaceRecord } from '../../api/schema';
import { getTour, previewTour } from '../guide-api';
import { HistoryButton } from '../history/HistoryButton';
import { draftToInput, tourToDraft } from './draft';
import { PageFrame } from './PageFrame';
import { updateCachedPlace } from './places-query';
import { formatCapacity, formatStarts, formatWeekdays } from './schedule-texts';
import { Seasons } from './Seasons';
import { SettingsForm } from './SettingsForm';
import { WIDE_WINDOW } from './wide-window';
import badge from '../../ui/badge.module.css';
import button from '../../ui/button.module.css';
import editor from './editor.module.css';
import styles from './tours.module.css';

interface Props {
  place: PlaceRecord;
  /** Whether the tour is the first in its list, so that it can't move up. */
  isFirst: boolean;
  isLast: boolean;
  onMove: (offset: 1 | -1) => void;
  /** Hides the tour, or shows it to visitors. */
  onToggleVisibility: () => void;
  onDelete: () => void;
}

/** A tour's settings, collapsed under its name. In a wide window, the tour's page is beside the settings. */
export function TourSettings({
  place,
  isFirst,
  isLast,
  onMove,
  onToggleVisibility,
  onDelete,
}: Props) {
  const client = useQueryClient();
  const [showsPage, setShowsPage] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => {
        setShowsPage(currentTarget.open && matchMedia(WIDE_WINDOW).matches);
      }}
    >
      <summary>
        <strong>{place.place}</strong> {place.isHidden && <em className={badge.badge}>Hidden</em>}
        <span>{describeSettings(place)}</span>
      </summary>
      <p className={styles.actions}>
        <Link className={button.quiet} to={`/?view=tours&tour=${place.id}`}>
          Edit its page
        </Link>
        <button className={button.quiet} type="button" onClick={onToggleVisibility}>
          {place.isHidden ? 'Show to visitors' : 'Hide'}
        </button>
        <button
          className={button.quiet}
          type="button"
          disabled={isFirst}
          onClick={() => {
            onMove(-1);
          }}
        >
          Move up
        </button>
        <button
          className={button.quiet}
          type="button"
          disabled={isLast}
          onClick={() => {
            onMove(1);
          }}
        >
          Move down
        </button>
        <HistoryButton name={place.place} filter={{ tour: place.id }} />
        <button className={button.danger} type="button" onClick={onDelete}>
          Delete
        </button>
      </p>
      <div className={editor.editor} data-wide={showsPage || undefined}>
        <div>
          <SettingsForm
            place={place}
            onSaved={(saved) => updateCachedPlace(client, saved)}
            onHide={onToggleVisibility}
          />
          <Seasons place={place} />
        </div>
        {showsPage && <SavedPage place={place} />}
      </div>
    </details>
  );
}

/** A tour's page with the saved settings, at a phone's width; empty if the page can't be loaded. */
function SavedPage({ place: { id, revision } }: { place: PlaceRecord }) {
  const { data: page } = useQuery({
    queryKey: ['page', id, revision],
    queryFn: async () => {
      const tour = await getTour(id);
      return previewTour(id, draftToInput(tourToDraft(tour), tour.revision));
    },
    placeholderData: (previousPage) => previousPage,
  });
  return (
    <section className={editor.preview} aria-label="What visitors see">
      {page && <PageFrame html={page.html} width="phone" />}
    </section>
  );
}

function describeSettings({ startTimes, lengthMinutes, capacity, weekdays }: PlaceRecord): string {
  return [
    formatStarts(startTimes),
    `${String(lengthMinutes)} min`,
    formatCapacity(capacity),
    formatWeekdays(weekdays),
  ].join(' · ');
}
