import { Link } from 'react-router-dom';
import { content } from '../content';
import { nightPhoto, photo } from '../photos';
import './home.css';

const { title, tagline, blurb, picture, day, night } = content.home;

export function HomePage() {
  return (
    <section className="hero" aria-labelledby="hero-heading">
      <picture className="hero-picture">
        <source media="(prefers-color-scheme: dark)" srcSet={nightPhoto('hero')} />
        <img src={photo('hero')} alt={picture} width="1600" height="1000" fetchPriority="high" />
      </picture>
      <div className="hero-title">
        <h1 id="hero-heading">{title}</h1>
        <p className="tagline">{tagline}</p>
      </div>
      <div className="hero-offer">
        <p className="blurb">{blurb}</p>
        <TourLink to="/serviceone" {...day} />
        <TourLink to="/servicetwo" {...night} />
      </div>
    </section>
  );
}

function TourLink({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <Link className="hero-tour card" to={to}>
      <strong>{title}</strong>
      <span>{text}</span>
    </Link>
  );
}
