import { ErrorPage } from '../../../ui/ErrorPage';
import { settings } from '../../app/site-settings';
import { texts } from './texts.en';

const { phone, tel } = settings;

/** Replaces a page that the API can't render at the moment. */
export function Unavailable() {
  const { title, text, action } = texts;
  return (
    <ErrorPage title={title} text={text}>
      {/* An empty href reloads the same URL, without scripts. */}
      <a href="">{action}</a> · <a href={`tel:${tel}`}>{phone}</a>
    </ErrorPage>
  );
}
