import { Link } from 'react-router-dom';
import { facts, story } from '../content/about';
import { content } from '../content/site';
import { dayTours, nightTours } from '../tour-kinds';
import { Picture } from '../../ui/Picture';
import './about.css';

const { title, lead, portrait } = content.about;

export default function AboutPage() {
  return (
    <article className="page about">
      <header>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <Picture
        className="portrait"
        name="guide"
        alt={portrait}
        sizes="(width < 48rem) 100vw, 26rem"
        fetchPriority="high"
      />
      <ul className="facts">
        {facts.map(({ figure, text }) => (
          <li key={text}>
            <strong>{figure}</strong> {text}
          </li>
        ))}
      </ul>
      <div className="story">
        {story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="story-end">
          {[dayTours, nightTours].map(({ path, words }) => (
            <Link key={path} className="button" to={path}>
              {words.action}
            </Link>
          ))}
        </p>
      </div>
    </article>
  );
}
