import { Link } from 'react-router-dom';
import './guide-nav.css';

const VIEWS = [
  { view: null, to: '/guide', label: 'Day sheet' },
  { view: 'places', to: '/guide?view=places', label: 'Places' },
  { view: 'reports', to: '/guide?view=reports', label: 'Reports' },
];

/** What there is on the guide's page, one at a time. */
export function GuideNav({ view }: { view: string | null }) {
  return (
    <nav className="guide-nav" aria-label="Guide">
      <ul>
        {VIEWS.map(({ to, label, view: own }) => (
          <li key={to}>
            <Link to={to} aria-current={own === view ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
