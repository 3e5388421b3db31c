import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { SITE_LANGUAGES } from 'shared/site-languages';
import { useKeptDrafts } from './kept-drafts';
import callout from '../../ui/callout.module.css';
import styles from './editor.module.css';

/** Links to tours with unsaved changes, except the tour in the editor. */
export function UnsavedTours({ editedId }: { editedId: string | null }) {
  const drafts = useKeptDrafts().filter(({ id }) => id !== editedId);
  if (drafts.length === 0) return null;
  return (
    <div className={clsx(callout.notice, styles.unsaved)} role="status">
      <p>Not saved yet:</p>
      <ul>
        {drafts.map(({ id, place, language }) => {
          const path = `/?view=tours&tour=${id}`;
          return language === undefined ? (
            <li key={id}>
              <Link to={path}>{place}</Link>
            </li>
          ) : (
            <li key={`${id} ${language}`}>
              <Link to={`${path}&language=${language}`}>
                {place} ({SITE_LANGUAGES[language].name})
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
