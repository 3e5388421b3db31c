import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { slugOf } from 'shared/slug';
import { DAYS, DAYS_AHEAD } from 'shared/tours';
import { tourPath, TOURS_PATH } from 'shared/tour-page';
import { placeNameOf } from '../../departures/place-name';
import { useTourList, type TourList } from '../../tours/use-tour-list';
import { MainFilters } from '../../tours/filters/MainFilters';
import { useGuestRetention } from '../../app/use-guest-retention';
import { dayTours, nightTours, type TourKind } from '../../departures/tour-kinds';
import { NextTours } from './NextTours';
import { Emblem } from '../../../ui/Emblem';
import { Picture, altTextOf } from '../../../ui/Picture';
import { texts } from './texts.en';
import { texts as siteTexts } from '../../app/texts.en';
import { texts as listIntro } from '../../departures/list-texts.en';
import { texts as pageTexts } from '../texts.en';
import { texts as filterTexts } from '../../tours/filters/texts.en';
import button from '../../../ui/button.module.css';
import page from '../../../ui/page.module.css';
import picture from '../../../ui/picture.module.css';
import styles from './home.module.css';

export const description = texts.blurb;

export default function HomePage() {
  const guestRetention = useGuestRetention();
  const tours = useTourList();
  const { blurb, title, tagline, picture: drawingAlt, photographed: photographAlt, how } = texts;
  const { about } = siteTexts;
  const { guide } = siteTexts.home;
  const [firstDay] = DAYS;
  const lastDay = DAYS.at(-1) ?? firstDay;
  return (
    <>
      <section className={styles.hero} aria-labelledby="hero-heading">
        <div className={styles.scene}>
          <Picture
            name="hero"
            alt={altTextOf('hero', drawingAlt, photographAlt)}
            sizes="100vw"
            fetchPriority="high"
          />
        </div>
        <h1 id="hero-heading">
          <span>{title}</span>
        </h1>
        <div className={styles.offer}>
          <div className={styles.ticket}>
            <p className={styles.tagline}>{tagline}</p>
            <form className={styles.question} action={TOURS_PATH} autoComplete="off">
              <MainFilters filters={{}} />
              <button className={button.button} type="submit">
                {filterTexts.find}
              </button>
            </form>
            <p className={styles.actions}>
              <Link className={button.button} to={dayTours.path}>
                {siteTexts.day.title}
              </Link>
              <Link className={button.button} to={nightTours.path}>
                {siteTexts.night.title}
              </Link>
            </p>
          </div>
          <p className={styles.blurb}>{blurb}</p>
        </div>
      </section>
      <NextTours tours={tours} />
      <Places kind={dayTours} tours={tours} />
      <Places kind={nightTours} tours={tours} />
      <section className={clsx(page.band, styles.how)} aria-labelledby="how-heading">
        <h2 id="how-heading">{how.title}</h2>
        <ol>
          <li>
            <h3>{how.pick.title}</h3>
            <p>{how.pick.text(firstDay, lastDay, DAYS_AHEAD)}</p>
          </li>
          <li>
            <h3>{how.party.title}</h3>
            <p>{how.party.text(guestRetention)}</p>
          </li>
          <li>
            <h3>{how.change.title}</h3>
            <p>{how.change.text}</p>
          </li>
        </ol>
      </section>
      <section className={clsx(page.band, styles.guide)} aria-labelledby="guide-heading">
        <Picture
          className={picture.portrait}
          name="guide"
          alt={altTextOf('guide', pageTexts.portrait.drawn, pageTexts.portrait.photographed)}
          sizes="(width < 48rem) 100vw, 24rem"
          loading="lazy"
        />
        <div>
          <h2 id="guide-heading">{guide.title}</h2>
          <p className={page.lead}>{about.lead}</p>
          <p>
            <Link className={button.button} to="/about">
              {guide.action}
            </Link>
          </p>
        </div>
      </section>
    </>
  );
}

/**
 * A list's places, each with a link to its tour's page. If the tours haven't loaded, or can't be, shows the places that
 * a new site starts with.
 */
function Places({ kind, tours }: { kind: TourKind; tours: TourList }) {
  const { list, path, timeOfDay } = kind;
  const listTexts = siteTexts[list];
  const { places } = texts;
  const shownTours: readonly { place: string; placeName?: string }[] =
    tours === null || tours === 'failed'
      ? kind.places.map((place) => ({ place }))
      : tours.filter((tour) => tour.list === list);
  const id = `places-${path.slice(1)}`;
  return (
    <section
      className={clsx(page.band, styles.places)}
      data-time-of-day={timeOfDay}
      aria-labelledby={id}
    >
      <div className={styles.words}>
        <h2 id={id}>{listTexts.title}</h2>
        <p className={page.lead}>{listIntro[list]}</p>
        <p>{places}</p>
        <p>
          <Link className={button.button} to={path}>
            {listTexts.action}
          </Link>
        </p>
      </div>
      <ul>
        {shownTours.map((tour) => (
          <li key={tour.place}>
            <Link to={tourPath(`${list}.${slugOf(tour.place)}`)}>
              <Emblem place={tour.place} />
              <span>{placeNameOf(tour)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
