import { accountWords } from '../words/account';
import { useWords } from '../../ui/language';
import { DATA_ADDRESS } from './account-api';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';

/** The cookie goes along with a plain link, and by now says who the visitor is: the sessions were asked for. */
export function Download() {
  const { title, text, action } = useWords(accountWords).download;
  return (
    <section className={card.card} aria-labelledby="download-title">
      <h2 id="download-title">{title}</h2>
      <p>{text}</p>
      <a className={button.quiet} href={DATA_ADDRESS} download="new-york-on-foot.json">
        {action}
      </a>
    </section>
  );
}
