import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { slugOf } from 'shared/slug';
import { content } from '../content/site';
import { dayTours, nightTours, type TourKind } from '../tour-kinds';
import { Emblem } from '../../ui/Emblem';
import { Picture } from '../../ui/Picture';
import button from '../../ui/button.module.css';
import page from '../../ui/page.module.css';
import picture from '../../ui/picture.module.css';
import styles from './home.module.css';

const { title, tagline, blurb, picture: heroAlt, places, how, guide } = content.home;
const { about } = content;

export default function HomePage() {
  return (
    <>
      <section className={styles.hero} aria-labelledby="hero-heading">
        <div className={styles.scene}>
          <Picture name="hero" alt={heroAlt} sizes="100vw" fetchPriority="high" />
        </div>
        <h1 id="hero-heading">
          <span>{title}</span>
        </h1>
        <div className={styles.offer}>
          <div className={styles.ticket}>
            <p className={styles.tagline}>{tagline}</p>
            <p className={styles.actions}>
              <Link className={button.button} to={dayTours.path}>
                {dayTours.words.title}
              </Link>
              <Link className={button.button} to={nightTours.path}>
                {nightTours.words.title}
              </Link>
            </p>
          </div>
          <p className={styles.blurb}>{blurb}</p>
        </div>
      </section>
      <Places kind={dayTours} />
      <Places kind={nightTours} />
      <section className={clsx(page.band, styles.how)} aria-labelledby="how-heading">
        <h2 id="how-heading">{how.title}</h2>
        <ol>
          {how.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={clsx(page.band, styles.guide)} aria-labelledby="guide-heading">
        <Picture
          className={picture.portrait}
          name="guide"
          alt={about.portrait}
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

/** Where one kind of tour goes; each place leads to the form that has it chosen already. */
function Places({ kind: { path, words, places: names, hour } }: { kind: TourKind }) {
  const id = `places-${path.slice(1)}`;
  return (
    <section className={clsx(page.band, styles.places)} data-hour={hour} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id}>{words.title}</h2>
        <p className={page.lead}>{words.text}</p>
        <p>{places}</p>
        <p>
          <Link className={button.button} to={path}>
            {words.action}
          </Link>
        </p>
      </div>
      <ul>
        {names.map((place) => (
          <li key={place}>
            <Link to={{ pathname: path, hash: slugOf(place) }}>
              <Emblem place={place} />
              <span>{place}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
