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

/** The tours that match the filters, then those that almost do. Without filters, all tours. */
export default function ToursPage({ data: { filters, tours } }: { data: FoundTours }) {
  const { fitting, onOtherDates, close } = groupTours(tours);
  const listOf = (shown: readonly TourSummary[]) => (
    <ul>
      {shown.map((tour) => (
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
        {texts.fitting(fitting.length)}
      </p>
      {[dayTours, nightTours].map(({ list, timeOfDay }) => {
        const shown = fitting.filter((tour) => tour.list === list);
        return (
          shown.length > 0 && (
            <Group key={list} id={list} title={siteTexts[list].title} timeOfDay={timeOfDay}>
              <p className={page.lead}>{listIntro[list]}</p>
              {listOf(shown)}
            </Group>
          )
        );
      })}
      {onOtherDates.length > 0 && (
        <Group id="other-dates" title={texts.otherDates}>
          {listOf(onOtherDates)}
        </Group>
      )}
      {close.length > 0 && (
        <Group id="close" title={texts.close}>
          {listOf(close)}
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
