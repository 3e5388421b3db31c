import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { TourSummary } from '../../api/schema';
import type { DataSource } from '../app/routes';
import { dayTours, nightTours } from '../departures/tour-kinds';
import { findTours, type FoundTours } from './find-tours';
import { groupTours } from './group-tours';
import { Starts } from './Starts';
import { TourCard } from './TourCard';
import { texts } from './list-texts.en';
import { FilterForm } from './FilterForm';
import { texts as siteTexts } from '../app/texts.en';
import { texts as listIntro } from '../departures/list-texts.en';
import page from '../../ui/page.module.css';
import styles from './tours.module.css';

export const dataSource: DataSource = { load: (_, search) => findTours(search) };

export const description = texts.lead;

/** The tours that match the filters, followed by close matches. Without filters, all tours match. */
export default function ToursPage({ data: { filters, tours } }: { data: FoundTours }) {
  const { matchingTours, toursOnOtherDates, closeMatches } = groupTours(tours);
  const renderList = (shownTours: readonly TourSummary[]) => (
    <ul>
      {shownTours.map((tour) => (
        <li key={tour.id}>
          <TourCard tour={tour} filters={filters} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <header className={clsx(page.band, styles.kind)}>
        <h1>{siteTexts.tours.title}</h1>
        <p className={page.lead}>{texts.lead}</p>
      </header>
      <FilterForm filters={filters} tours={tours} />
      <p className={clsx(page.band, styles.count)} role="status">
        {texts.fitting(matchingTours.length)}
      </p>
      {[dayTours, nightTours].map(({ list, timeOfDay }) => {
        const shownTours = matchingTours.filter((tour) => tour.list === list);
        return (
          shownTours.length > 0 && (
            <Group key={list} id={list} title={siteTexts[list].title} timeOfDay={timeOfDay}>
              <p className={page.lead}>{listIntro[list]}</p>
              {renderList(shownTours)}
            </Group>
          )
        );
      })}
      {toursOnOtherDates.length > 0 && (
        <Group id="other-dates" title={texts.otherDates}>
          {renderList(toursOnOtherDates)}
        </Group>
      )}
      {closeMatches.length > 0 && (
        <Group id="close" title={texts.close}>
          {renderList(closeMatches)}
        </Group>
      )}
      <Starts tours={tours} />
    </>
  );
}

interface GroupProps {
  id: string;
  title: string;
  timeOfDay?: string;
  children: ReactNode;
}

function Group({ id, title, timeOfDay, children }: GroupProps) {
  return (
    <section
      className={clsx(page.band, styles.kind)}
      data-time-of-day={timeOfDay}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
