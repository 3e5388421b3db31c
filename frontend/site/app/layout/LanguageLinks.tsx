import { useLocation } from 'react-router-dom';
import { localizedPath, SITE_LANGUAGE_CODES, SITE_LANGUAGES } from 'shared/site-languages';
import { useSession } from '../../../api/session';
import { changeLanguage } from '../language-choice';
import { LANGUAGE } from '../../texts/language';
import { texts } from '../texts.en';

/** Links to the page in other languages. They load a new document, whose scripts are in that language. */
export function LanguageLinks() {
  const { pathname, search } = useLocation();
  const { status } = useSession();
  // The server renders pages without their query, so hydration starts without it.
  const query = status === 'starting' ? '' : search;
  return (
    <nav aria-label={texts.languages}>
      <ul>
        {SITE_LANGUAGE_CODES.map((code) => {
          const { name, tag } = SITE_LANGUAGES[code];
          return (
            <li key={code}>
              <a
                href={localizedPath(code, pathname + query)}
                hrefLang={tag}
                lang={tag}
                aria-current={code === LANGUAGE ? 'true' : undefined}
                onClick={(event) => {
                  changeLanguage(event, code);
                }}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
