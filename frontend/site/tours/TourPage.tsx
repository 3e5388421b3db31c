import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { lightSentence } from 'shared/light';
import { tourPath } from 'shared/tour-page';
import { daylightWords } from 'shared/words/en/daylight';
import { specialDaySentences } from 'shared/words/en/special-days';
import { placeNameOf } from '../departures/place-name';
import type { TourDetails } from '../../api/schema';
import { Emblem } from '../../ui/Emblem';
import { GuideCard } from '../../ui/GuideCard';
import { noticeOf, type Departure } from '../departures/departures';
import { withSiteName, type DataSource } from '../app/routes';
import { dayTours, nightTours } from '../departures/tour-kinds';
import { loadTour } from './catalog-api';
import { Panel } from './Panel';
import { Photos } from './Photos';
import { Route } from './Route';
import { RouteMap } from './map/RouteMap';
import { texts } from './texts.en';
import { texts as factTexts } from './fact-texts.en';
import { tourFacts } from './tour-facts';
import { languageMarker } from './untranslated';
import { texts as siteTexts } from '../app/texts.en';
import { format } from '../texts/format.en';
import page from '../../ui/page.module.css';
import styles from './tour.module.css';

/** The number of dates in the list; the booking form offers all dates. */
const MAX_DATES = 5;

export const dataSource: DataSource = {
  load: loadTour,
  describe: (tour: TourDetails) => ({
    path: tourPath(tour.id),
    title: withSiteName(texts.name(placeNameOf(tour), tour.title, tour.list === 'night')),
    description: tour.shortDescription,
  }),
};

/** A tour's page: its description, route, next dates, and facts. */
export default function TourPage({ data: tour }: { data: TourDetails }) {
  const kind = tour.list === 'day' ? dayTours : nightTours;
  const markLanguage = languageMarker(tour);
  const photo = tour.media.find(({ rel }) => rel === 'GALLERY');
  return (
    <article data-page-time-of-day={kind.timeOfDay}>
      <header className={clsx(page.band, styles.header)}>
        <div>
          <p className={styles.kind}>
            <Link to="/tours">{siteTexts.tours.title}</Link> · {siteTexts[kind.list].title}
          </p>
          <h1>{placeNameOf(tour)}</h1>
          <p className={styles.title} {...markLanguage(tour.title)}>
            {tour.title}
          </p>
          <p className={page.lead} {...markLanguage(tour.shortDescription)}>
            {tour.shortDescription}
          </p>
          <p className={styles.facts}>
            {[...tourFacts(tour), texts.languages(tour.languages)].join(' · ')}
          </p>
          {tour.untranslated && <p className={styles.facts}>{texts.untranslated}</p>}
        </div>
        {photo ? (
          <img
            className={styles.photo}
            src={photo.src}
            alt=""
            width={photo.width}
            height={photo.height}
          />
        ) : (
          <Emblem place={tour.place} timeOfDay={kind.timeOfDay} />
        )}
      </header>

      <div className={clsx(page.band, styles.body)}>
        <Panel tour={tour} kind={kind} />

        <div className={styles.text}>
          <Photos media={tour.media} markLanguage={markLanguage} />
          <div className={styles.story} {...markLanguage(tour.description)}>
            {tour.description.split('\n\n').map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>

          {tour.locations[0] && (
            <section aria-labelledby="way">
              <h2 id="way">{texts.route}</h2>
              <RouteMap tour={tour} />
              <Route locations={tour.locations} markLanguage={markLanguage} />
            </section>
          )}

          <section aria-labelledby="dates">
            <h2 id="dates">{texts.dates}</h2>
            <Dates departures={tour.departures.slice(0, MAX_DATES)} />
            {tour.seasons[0] && (
              <>
                <h3>{texts.seasons}</h3>
                <ul>
                  {tour.seasons.map(({ name, ...season }) => (
                    <li key={season.from}>
                      <strong>{name}</strong>
                      <p>{texts.season(season)}</p>
                    </li>
                  ))}
                </ul>
              </>
            )}
            {tour.specialDays[0] && (
              <>
                <h3>{texts.specialDays}</h3>
                <ul>
                  {tour.specialDays.map(({ date, name, isClosed }) => (
                    <li key={date}>
                      <strong>{format.dayAndDate(date)}</strong>
                      <p>{specialDaySentences[isClosed ? 'noTour' : 'detour'](name)}</p>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </section>

          <section aria-labelledby="facts">
            <h2 id="facts">{texts.facts}</h2>
            <Features features={tour.features} untranslated={tour.untranslated} />
          </section>

          {tour.faqs[0] && (
            <section aria-labelledby="questions">
              <h2 id="questions">{texts.questions}</h2>
              {tour.faqs.map(({ question, answer }, index) => (
                <details key={index} className={styles.question}>
                  <summary {...markLanguage(question)}>{question}</summary>
                  <p {...markLanguage(answer)}>{answer}</p>
                </details>
              ))}
            </section>
          )}

          <section className={styles.guide} aria-labelledby="guide">
            <h2 id="guide">{texts.guide}</h2>
            {tour.guide && <GuideCard guide={tour.guide} />}
            <p>{siteTexts.about.lead}</p>
            <p>
              <Link to="/about">{siteTexts.home.guide.action}</Link>
            </p>
          </section>
        </div>
      </div>
    </article>
  );
}

/** The next departures, each with the daylight to expect. */
function Dates({ departures }: { departures: readonly Departure[] }) {
  if (departures.length === 0) return <p>{factTexts.noDates}</p>;
  return (
    <ul>
      {departures.map((departure) => {
        const notice = noticeOf(departure);
        return (
          <li key={departure.id}>
            <strong>{format.when(departure.date, departure.localDateTimeStart)}</strong>
            {notice !== undefined && <em> {notice}</em>}
            {!departure.cancelled && departure.movedTo === undefined && (
              <p>
                {lightSentence(
                  daylightWords,
                  new Date(departure.localDateTimeStart),
                  new Date(departure.localDateTimeEnd),
                )}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A tour's features, grouped by type. */
function Features({ features, untranslated }: Pick<TourDetails, 'features' | 'untranslated'>) {
  return (
    <>
      {Object.entries(texts.features).map(([type, title]) => {
        const featuresOfType = features.filter((feature) => feature.type === type);
        if (featuresOfType.length === 0) return null;
        return (
          <section key={type}>
            <h3>{title}</h3>
            <ul>
              {featuresOfType.map(({ shortDescription }, index) => (
                <li key={index}>
                  <FeatureText text={shortDescription} untranslated={untranslated} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

interface FeatureTextProps extends Pick<TourDetails, 'untranslated'> {
  text: string;
}

/**
 * A feature, with its untranslated part marked as English. That part is the whole text, or only its end, as in
 * "Toiletten: At the start."
 */
function FeatureText({ text, untranslated = [] }: FeatureTextProps) {
  const englishPart = untranslated.find((englishText) => text.endsWith(englishText));
  if (englishPart === undefined) return text;
  return (
    <>
      {text.slice(0, -englishPart.length)}
      <span lang="en">{englishPart}</span>
    </>
  );
}
