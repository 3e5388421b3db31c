import { DATA_URL } from './account-api';
import { texts } from './texts.en';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';

/** Links to the download of the visitor's data. A plain link works, because the browser sends the session cookie. */
export function Download() {
  const { title, text, action } = texts.download;
  return (
    <section className={card.card} aria-labelledby="download-title">
      <h2 id="download-title">{title}</h2>
      <p>{text}</p>
      <a className={button.quiet} href={DATA_URL} download="new-york-on-foot.json">
        {action}
      </a>
    </section>
  );
}
