import { Link, useSearchParams } from 'react-router-dom';
import { content } from '../content/site';
import { Alert } from '../ui/Alert';
import { NotFound } from '../ui/NotFound';
import { DaySheet } from './DaySheet';
import { Places } from './Places';
import { Reports } from './reports/Reports';
import { useGuide } from './use-guide';
import './guide.css';

const PLACES = 'places';
const REPORTS = 'reports';

export default function GuidePage() {
  const guide = useGuide();
  const [query] = useSearchParams();
  const view = query.get('view');
  if (guide.status === 'nobody') return <NotFound />;
  return (
    <div className="page guide-page" aria-busy={guide.status === 'asking'}>
      <div className="guide-head">
        <h1>{content.guidePage.title}</h1>
        {guide.status === 'guide' && (
          <nav aria-label="Guide">
            <ViewLink to="/guide" current={view !== PLACES && view !== REPORTS}>
              Day
            </ViewLink>
            <ViewLink to={`/guide?view=${PLACES}`} current={view === PLACES}>
              Places
            </ViewLink>
            <ViewLink to={`/guide?view=${REPORTS}`} current={view === REPORTS}>
              Reports
            </ViewLink>
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
      {guide.status === 'guide' && <View view={view} />}
    </div>
  );
}

function View({ view }: { view: string | null }) {
  if (view === PLACES) return <Places />;
  return view === REPORTS ? <Reports /> : <DaySheet />;
}

function ViewLink({ to, current, children }: { to: string; current: boolean; children: string }) {
  return (
    <Link className="guide-view" to={to} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
}
