import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { useKeptDrafts } from './kept-drafts';
import callout from '../../ui/callout.module.css';
import styles from './editor.module.css';

/** What was typed of tours and not saved, and the ways back to it; nothing of the tour that is being edited. */
export function UnsavedTours({ edited }: { edited: string | null }) {
  const drafts = useKeptDrafts().filter(({ id }) => id !== edited);
  if (drafts.length === 0) return null;
  return (
    <div className={clsx(callout.notice, styles.unsaved)} role="status">
      <p>Not saved yet:</p>
      <ul>
        {drafts.map(({ id, place }) => (
          <li key={id}>
            <Link to={`/?view=tours&tour=${id}`}>{place}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
