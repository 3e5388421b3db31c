import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { dayTours, nightTours } from '../../departures/tour-kinds';
import { Picture, altTextOf } from '../../../ui/Picture';
import { texts as siteTexts } from '../../app/texts.en';
import { texts as pageTexts } from '../texts.en';
import { texts } from './texts.en';
import button from '../../../ui/button.module.css';
import page from '../../../ui/page.module.css';
import picture from '../../../ui/picture.module.css';
import styles from './about.module.css';

export default function AboutPage() {
  const { lead } = siteTexts.about;
  const { title, facts, story } = texts;
  return (
    <article className={clsx(page.page, styles.about)}>
      <header>
        <h1>{title}</h1>
        <p className={page.lead}>{lead}</p>
      </header>
      <Picture
        className={picture.portrait}
        name="guide"
        alt={altTextOf('guide', pageTexts.portrait.drawn, pageTexts.portrait.photographed)}
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
              {siteTexts[list].action}
            </Link>
          ))}
        </p>
      </div>
    </article>
  );
}
