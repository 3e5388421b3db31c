import { useEffect, useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { exampleNotice, type ContactSetting } from 'shared/placeholders';
import type { PublicUser } from '../api/schema';
import { Alert } from '../ui/Alert';
import { NotFound } from '../ui/NotFound';
import { DaySheet } from './DaySheet';
import { openDesk, runDesk, type Desk } from './desk';
import { Losses } from './Losses';
import { Places } from './Places';
import { Reports } from './reports/Reports';
import { useGuide } from './use-guide';
import { useQuery } from './use-query';

interface View {
  /** As the address has it; the first is shown without one. */
  name: string | null;
  label: string;
  Content: ComponentType<{ desk: Desk }>;
}

const DAY: View = { name: null, label: 'Day', Content: DaySheet };
const VIEWS: readonly View[] = [
  DAY,
  { name: 'tours', label: 'Tours', Content: Places },
  { name: 'reports', label: 'Reports', Content: Reports },
];

export function Console() {
  const guide = useGuide();
  const query = useQuery();
  const view = VIEWS.find(({ name }) => name === query.get('view')) ?? DAY;
  if (guide.status === 'nobody') {
    return (
      <NotFound>
        <a className="button" href="/">
          Back to the home page
        </a>
      </NotFound>
    );
  }
  return (
    <div className="page guide-page" aria-busy={guide.status === 'asking'}>
      <div className="guide-head">
        <h1>Guide</h1>
        {guide.status === 'guide' && (
          <nav aria-label="Guide">
            {VIEWS.map(({ name, label }) => (
              <Link
                key={label}
                className="guide-view"
                to={name === null ? '/' : `/?view=${name}`}
                aria-current={name === view.name ? 'page' : undefined}
              >
                {label}
              </Link>
            ))}
          </nav>
        )}
      </div>
      {guide.status === 'failed' && (
        <>
          <Alert>{guide.sentence}</Alert>
          <button className="button" type="button" onClick={guide.retry}>
            Try again
          </button>
        </>
      )}
      {guide.status === 'guide' && <ContactNotice examples={guide.exampleContact} />}
      {guide.status === 'guide' && (
        <ViewOf key={guide.user.username} {...guide} Content={view.Content} />
      )}
    </div>
  );
}

/** Whoever sees only this page of the site would not notice that the contact page has none of their own. */
function ContactNotice({ examples }: { examples: ContactSetting[] }) {
  const notice = exampleNotice(examples);
  return notice === undefined ? null : <p className="notice contact-notice">{notice}</p>;
}

interface ViewProps extends Pick<View, 'Content'> {
  user: PublicUser;
  unchecked: boolean;
}

/** A view, and what it has on this device as long as the guide is there. */
function ViewOf({ user, unchecked, Content }: ViewProps) {
  const [desk] = useState(() => openDesk(user));
  useEffect(() => runDesk(desk), [desk]);
  useEffect(() => {
    if (!unchecked && import.meta.env.PROD && 'serviceWorker' in navigator) {
      void navigator.serviceWorker.register('/guide/worker.js', { scope: '/guide/' });
    }
  }, [unchecked]);
  return (
    <>
      <Losses outbox={desk.outbox} />
      <Content desk={desk} />
    </>
  );
}
