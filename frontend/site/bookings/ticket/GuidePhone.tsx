import { EXAMPLE_PHONE } from 'shared/example-phone';
import { settings } from '../../app/site-settings';
import { texts } from './texts.en';

const { phone, tel } = settings;

/** The guide's phone number; renders nothing if the site has no number, or still has the example number. */
export function GuidePhone() {
  if (phone === '' || phone === EXAMPLE_PHONE) return null;
  return (
    <p>
      {texts.callGuide} <a href={`tel:${tel}`}>{phone}</a>
    </p>
  );
}
