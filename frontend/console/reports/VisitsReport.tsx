import { useState } from 'react';
import { addDays, newYorkDate } from 'shared/new-york';
import { NO_REFERRER } from 'shared/visits';
import { now } from '../../api/clock';
import type { PageVisits, VisitReport } from '../../api/schema';
import { Field } from '../../ui/Field';
import { formatLanguage } from '../format-language';
import { namedRanges } from './named-ranges';
import { FunnelTable, sumVisits } from './FunnelTable';
import { RangeReport } from './RangeReport';
import { loadVisits } from './reports-api';
import { WideTable } from './WideTable';
import styles from './reports.module.css';

/** The number of days in the default range, which ends today. */
const DEFAULT_DAYS = 28;

const PAGE_NAMES: Record<string, string> = {
  '/': 'Home',
  '/about': 'About',
  '/account': 'Account',
  '/booking/*': 'Tickets',
  '/contact': 'Contact',
  '/gallery': 'Customer gallery',
  '/invitation': 'Invitations to guide',
  '/my-tours': 'My tours',
  '/privacy': 'Privacy',
  '/reset-password': 'New password',
  '/serviceone': 'Day services',
  '/servicetwo': 'Night services',
  '/signin': 'Sign in',
  '/signup': 'Sign up',
  '/tours': 'All tours',
};

/** The report on visits: how many took each step from a tour's page to a booking, and where visitors came from. */
export function VisitsReport() {
  const today = newYorkDate(now());
  const lastWeeks = {
    name: 'Last 4 weeks',
    range: { from: addDays(today, 1 - DEFAULT_DAYS), to: today },
  };
  return (
    <RangeReport
      title="Visits"
      intro={
        <p>
          The site counts visits, and stores nothing about visitors. It doesn’t count visitors whose
          browsers ask sites not to track them, or guides while they’re signed in.{' '}
          <a href="/privacy">What the site tells visitors about this</a>
        </p>
      }
      ranges={[lastWeeks, ...namedRanges(today)]}
      load={loadVisits}
    >
      {(report) => <VisitsSummary report={report} />}
    </RangeReport>
  );
}

function VisitsSummary({ report }: { report: VisitReport }) {
  const { pages, referrers, languages } = report;
  const [chosenPage, setChosenPage] = useState('');
  if (pages.length === 0) return <p>No visits were counted on these dates.</p>;
  const tourPages = pages.filter(({ place }) => place !== undefined);
  const chosenTour = tourPages.find(({ page }) => page === chosenPage);
  return (
    <>
      <div className={styles.range}>
        <Field label="Tour">
          {(props) => (
            <select
              {...props}
              value={chosenTour?.page ?? ''}
              onChange={(event) => {
                setChosenPage(event.target.value);
              }}
            >
              <option value="">All tours</option>
              {tourPages.map((tourPage) => (
                <option key={tourPage.page} value={tourPage.page}>
                  {nameOf(tourPage)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <FunnelTable visits={chosenTour ?? sumVisits(tourPages)} />
      <details>
        <summary>See pages and where visitors came from</summary>
        <div className={styles.places}>
          <CountsTable
            title="Pages"
            columns={['Page', 'Visits']}
            rows={pages.map((page) => [nameOf(page), page.seen])}
          />
          <CountsTable
            title="Where visitors came from"
            columns={['Site', 'Pages seen', 'Booked']}
            rows={referrers.map(({ host, seen, booked }) => [
              host === NO_REFERRER ? 'no other site' : host,
              seen,
              booked,
            ])}
          />
          {languages.length > 1 && (
            <CountsTable
              title="Languages"
              columns={['Language', 'Pages seen', 'Booked']}
              rows={languages.map(({ language, seen, booked }) => [
                formatLanguage(language),
                seen,
                booked,
              ])}
            />
          )}
        </div>
      </details>
    </>
  );
}

interface CountsTableProps {
  title: string;
  columns: string[];
  rows: [string, ...number[]][];
}

function CountsTable({ title, columns, rows }: CountsTableProps) {
  return (
    <WideTable name={title}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...counts]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {counts.map((count, index) => (
              <td key={index}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** Returns a page's name, such as "Times Square, by night" for a tour's page. */
function nameOf({ page, list, place }: PageVisits): string {
  return place === undefined ? (PAGE_NAMES[page] ?? page) : `${place}, by ${list ?? ''}`;
}
