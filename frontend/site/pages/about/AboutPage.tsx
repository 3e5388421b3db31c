import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { dayTours, nightTours } from '../../departures/tour-kinds';
import { aboutWords } from '../../words/about';
import { portraitWords } from '../../words/portrait';
import { siteWords } from '../../words/site';
import { useWords } from '../../../ui/language';
import { Picture, altTextOf } from '../../../ui/Picture';
import button from '../../../ui/button.module.css';
import page from '../../../ui/page.module.css';
import picture from '../../../ui/picture.module.css';
import styles from './about.module.css';

export default function AboutPage() {
  const site = useWords(siteWords);
  const { lead } = site.about;
  const portrait = useWords(portraitWords);
  const { title, facts, story } = useWords(aboutWords);
  return (
    <article className={clsx(page.page, styles.about)}>
      <header>
        <h1>{title}</h1>
        <p className={page.lead}>{lead}</p>
      </header>
      <Picture
        className={picture.portrait}
        name="guide"
        alt={altTextOf('guide', portrait.drawn, portrait.photographed)}
        sizes="(width < 48rem) 100vw, 26rem"
        fetchPriority="high"
      />
      <ul className={styles.facts}>
        {facts.map(({ figure, text }) => (
          <li key={text}>
            <strong>{figure}</strong> {text}
          </li>
        ))}
      </ul>
      <div className={styles.story}>
        {story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.storyEnd}>
          {[dayTours, nightTours].map(({ list, path }) => (
            <Link key={path} className={button.button} to={path}>
              {site[list].action}
            </Link>
          ))}
        </p>
      </div>
    </article>
  );
}
