import { useSearchParams } from 'react-router-dom';
import { content } from '../content/site';
import { Alert } from '../ui/Alert';
import { NotFound } from '../ui/NotFound';
import { DaySheet } from './DaySheet';
import { GuideNav } from './GuideNav';
import { Reports } from './reports/Reports';
import { useGuide } from './use-guide';
import './guide.css';

export default function GuidePage() {
  const guide = useGuide();
  const view = useSearchParams()[0].get('view');
  if (guide.status === 'nobody') return <NotFound />;
  return (
    <div className="page guide-page" aria-busy={guide.status === 'asking'}>
      <h1>{content.guidePage.title}</h1>
      {guide.status === 'failed' && (
        <>
          <Alert>{guide.sentence}</Alert>
          <button className="button" type="button" onClick={guide.retry}>
            Try again
          </button>
        </>
      )}
      {guide.status === 'guide' && <GuideNav view={view} />}
      {guide.status === 'guide' && (view === 'reports' ? <Reports /> : <DaySheet />)}
    </div>
  );
}
