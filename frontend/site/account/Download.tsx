import { DATA_ADDRESS } from './account-api';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';

/** The cookie goes along with a plain link, and by now says who the visitor is: the sessions were asked for. */
export function Download() {
  return (
    <section className={card.card} aria-labelledby="download-title">
      <h2 id="download-title">Download your data</h2>
      <p>Your account, tours, the guide’s notes about them, and sessions in one JSON file.</p>
      <a className={button.quiet} href={DATA_ADDRESS} download="new-york-on-foot.json">
        Download my data
      </a>
    </section>
  );
}
