import clsx from 'clsx';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { localizedPath, SITE_LANGUAGES, type SiteLanguage } from 'shared/site-languages';
import { LANGUAGE_OFFERS } from 'shared/language-offers';
import { preferredLanguage } from 'shared/preferred-language';
import { changeLanguage, storeLanguage, readStoredLanguage } from '../language-choice';
import { LANGUAGE } from '../../texts/language';
import button from '../../../ui/button.module.css';
import styles from './language-offer.module.css';

interface Props {
  /** The language that the visitor's browser prefers. */
  language: SiteLanguage;
}

/**
 * Returns the language that the visitor chose before, or that their browser prefers; undefined if the page is in that
 * language. Stores the page's language, so that the offer appears only once.
 */
export function takeLanguageToOffer(): SiteLanguage | undefined {
  const language = readStoredLanguage() ?? preferredLanguage(navigator.languages.join(','));
  if (language === LANGUAGE) return undefined;
  storeLanguage(LANGUAGE);
  return language;
}

/** A link to the page in another language, written in that language, with a button that closes the offer. */
export default function LanguageOffer({ language }: Props) {
  const { pathname, search } = useLocation();
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  const { tag } = SITE_LANGUAGES[language];
  const offer = LANGUAGE_OFFERS[language];
  return (
    <aside className={styles.offer} lang={tag} aria-label={offer}>
      <a
        className={button.small}
        href={localizedPath(language, pathname + search)}
        hrefLang={tag}
        onClick={(event) => {
          changeLanguage(event, language);
        }}
      >
        {offer}
      </a>
      <button
        className={clsx(button.quiet, button.small)}
        type="button"
        lang={SITE_LANGUAGES[LANGUAGE].tag}
        onClick={() => {
          setIsOpen(false);
        }}
      >
        {SITE_LANGUAGES[LANGUAGE].name}
      </button>
    </aside>
  );
}
