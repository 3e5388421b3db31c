import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { facts, story } from '../content/about';
import { content } from '../content/site';
import { dayTours, nightTours } from '../tour-kinds';
import { Picture } from '../../ui/Picture';
import button from '../../ui/button.module.css';
import page from '../../ui/page.module.css';
import picture from '../../ui/picture.module.css';
import styles from './about.module.css';

const { title, lead, portrait } = content.about;

export default function AboutPage() {
  return (
    <article className={clsx(page.page, styles.about)}>
      <header>
        <h1>{title}</h1>
        <p className={page.lead}>{lead}</p>
      </header>
      <Picture
        className={picture.portrait}
        name="guide"
        alt={portrait}
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
          {[dayTours, nightTours].map(({ path, words }) => (
            <Link key={path} className={button.button} to={path}>
              {words.action}
            </Link>
          ))}
        </p>
      </div>
    </article>
  );
}
