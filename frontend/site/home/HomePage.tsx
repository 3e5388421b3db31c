import { Link } from 'react-router-dom';
import { slugOf } from 'shared/slug';
import { content } from '../content/site';
import { dayTours, nightTours, type TourKind } from '../tour-kinds';
import { Emblem } from '../../ui/Emblem';
import { Picture } from '../../ui/Picture';
import './home.css';

const { title, tagline, blurb, picture, places, how, guide } = content.home;
const { about } = content;

export default function HomePage() {
  return (
    <>
      <section className="hero" aria-labelledby="hero-heading">
        <div className="hero-scene">
          <Picture name="hero" alt={picture} sizes="100vw" fetchPriority="high" />
        </div>
        <h1 id="hero-heading">
          <span>{title}</span>
        </h1>
        <div className="hero-offer">
          <div className="ticket">
            <p className="tagline">{tagline}</p>
            <p className="actions">
              <Link className="button" to={dayTours.path}>
                {dayTours.words.title}
              </Link>
              <Link className="button" to={nightTours.path}>
                {nightTours.words.title}
              </Link>
            </p>
          </div>
          <p className="blurb">{blurb}</p>
        </div>
      </section>
      <Places kind={dayTours} />
      <Places kind={nightTours} />
      <section className="band how" aria-labelledby="how-heading">
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
      <section className="band guide" aria-labelledby="guide-heading">
        <Picture
          className="portrait"
          name="guide"
          alt={about.portrait}
          sizes="(width < 48rem) 100vw, 24rem"
          loading="lazy"
        />
        <div>
          <h2 id="guide-heading">{guide.title}</h2>
          <p className="lead">{about.lead}</p>
          <p>
            <Link className="button" to="/about">
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
    <section
      className={hour === 'night' ? 'band places night' : 'band places'}
      aria-labelledby={id}
    >
      <div className="places-words">
        <h2 id={id}>{words.title}</h2>
        <p className="lead">{words.text}</p>
        <p>{places}</p>
        <p>
          <Link className="button" to={path}>
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
