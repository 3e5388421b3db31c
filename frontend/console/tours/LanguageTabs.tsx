import { Link, useSearchParams } from 'react-router-dom';
import { SITE_LANGUAGES } from 'shared/site-languages';
import { tourTexts } from 'shared/tour-texts';
import type { GuideTour, TranslationRecord } from '../../api/schema';
import { KEEP_POSITION_STATE } from '../../ui/keep-position';
import { findKeptTranslation, useKeptDrafts } from './kept-drafts';
import { describeGaps, startTranslation } from './translation-draft';
import styles from './languages.module.css';

interface Props {
  tour: GuideTour;
  /** Undefined while the translations are loading. */
  translations: readonly TranslationRecord[] | undefined;
}

/** Links to a tour's texts in each language, with the numbers of missing and outdated translations. */
export function LanguageTabs({ tour, translations = [] }: Props) {
  const [search] = useSearchParams();
  // Renders the tabs again when unsaved changes change.
  useKeptDrafts();
  const texts = tourTexts(tour);
  const tabs = translations.map((record) => {
    const { language } = record;
    const { values } = startTranslation(tour, record, findKeptTranslation(tour.id, language));
    return { language, gaps: describeGaps(texts, values) };
  });
  return (
    <nav className={styles.tabs} aria-label="Languages">
      <ul>
        {[{ language: 'en' as const, gaps: undefined }, ...tabs].map(({ language, gaps }) => {
          const params = new URLSearchParams(search);
          if (language === 'en') params.delete('language');
          else params.set('language', language);
          const { name, tag } = SITE_LANGUAGES[language];
          return (
            <li key={language}>
              <Link
                to={`/?${params.toString()}`}
                state={KEEP_POSITION_STATE}
                aria-current={(search.get('language') ?? 'en') === language ? 'page' : undefined}
              >
                <span lang={tag}>{name}</span>
                {gaps !== undefined && <small> {gaps}</small>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
