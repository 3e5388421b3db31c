import { Link } from 'react-router-dom';
import { SETTINGS } from 'shared/settings';
import { Logo } from '../ui/Logo';
import type { View } from './Console';
import styles from './header.module.css';

/** The server writes the site's name into the page. In development, no server fills in the placeholder. */
const SITE_NAME = import.meta.env.DEV
  ? SETTINGS.siteName.default
  : document.documentElement.dataset.siteName;

interface Props {
  views: readonly View[];
  currentView: View;
}

/** One line with links to the site and the console's views. */
export function Header({ views, currentView }: Props) {
  return (
    <header className={styles.header}>
      <a className={styles.home} href="/" aria-label={SITE_NAME}>
        <Logo />
      </a>
      <nav aria-label="Guide">
        {views.map((view) => (
          <Link
            key={view.label}
            to={view.name === null ? '/' : `/?view=${view.name}`}
            aria-current={view === currentView ? 'page' : undefined}
          >
            {view.label}
          </Link>
        ))}
      </nav>
    </header>
  );
}
