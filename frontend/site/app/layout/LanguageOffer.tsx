import clsx from 'clsx';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { localizedPath, SITE_LANGUAGES, type SiteLanguage } from 'shared/site-languages';
import { LANGUAGE_OFFERS } from 'shared/language-offers';
import { preferredLanguage } from 'shared/preferred-language';
import { changeLanguage, keepLanguage, keptLanguage } from '../language-choice';
import { LANGUAGE } from '../../texts/language';
import button from '../../../ui/button.module.css';
import styles from './language-offer.module.css';

interface Props {
  /** The language that the visitor's browser prefers. */
  language: SiteLanguage;
}

/** Returns the language that the visitor chose before, or that their browser prefers, unless the page has it. */
export function languageToOffer(): SiteLanguage | undefined {
  const language = keptLanguage() ?? preferredLanguage(navigator.languages.join(','));
  if (language === LANGUAGE) return undefined;
  // It is offered once.
  keepLanguage(LANGUAGE);
  return language;
}

/** Offers the page in another language, in that language. It covers nothing that visitors need, and shifts nothing. */
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
