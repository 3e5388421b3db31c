import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { tourPath } from 'shared/tour-page';
import type { TourSummary } from '../../api/schema';
import { Emblem } from '../../ui/Emblem';
import type { DataSource } from '../app/routes';
import { dayTours, nightTours } from '../departures/tour-kinds';
import { loadTours } from './catalog-api';
import { durationText } from './duration';
import { Starts } from './Starts';
import { texts } from './texts.en';
import { texts as siteTexts } from '../app/texts.en';
import { texts as listIntro } from '../departures/list-texts.en';
import { format } from '../texts/format.en';
import card from '../../ui/card.module.css';
import page from '../../ui/page.module.css';
import styles from './tours.module.css';

export const dataSource: DataSource = { load: loadTours };

export const description = texts.lead;

/** All tours, by day and by night, each with its next date with room. */
export default function ToursPage({ data: tours }: { data: TourSummary[] }) {
  const { lead } = texts;
  return (
    <>
      <header className={clsx(page.band, styles.kind)}>
        <h1>{siteTexts.tours.title}</h1>
        <p className={page.lead}>{lead}</p>
      </header>
      {[dayTours, nightTours].map(({ list, timeOfDay }) => (
        <section
          key={list}
          className={clsx(page.band, styles.kind)}
          data-time-of-day={timeOfDay}
          aria-labelledby={list}
        >
          <h2 id={list}>{siteTexts[list].title}</h2>
          <p className={page.lead}>{listIntro[list]}</p>
          <ul>
            {tours
              .filter((tour) => tour.list === list)
              .map((tour) => (
                <li key={tour.id}>
                  <TourCard tour={tour} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      <Starts tours={tours} />
    </>
  );
}

function TourCard({ tour }: { tour: TourSummary }) {
  const { id, list, place, title, shortDescription, nextDeparture, price } = tour;
  const { durationMinutesFrom, durationMinutesTo } = tour;
  return (
    <article className={clsx(card.card, styles.card)}>
      <Emblem place={place} timeOfDay={list === 'night' ? 'night' : 'auto'} />
      <div>
        <h3>
          <Link to={tourPath(id)}>{place}</Link>
        </h3>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{shortDescription}</p>
        <p className={styles.facts}>
          {durationText(durationMinutesFrom, durationMinutesTo)} · {price && `${price.text} · `}
          {nextDeparture
            ? texts.nextAt(format.when(nextDeparture.date, nextDeparture.localDateTimeStart))
            : texts.noDates}
        </p>
      </div>
    </article>
  );
}
