import { PLACEHOLDERS } from 'shared/placeholders';
import { slugOf } from 'shared/slug';
import { placeNameOf } from '../departures/place-name';
import type { TourDetails } from '../../api/schema';
import { hasPicture } from '../../ui/Picture';
import type { Page } from '../app/routes';
import { texts as homeTexts } from '../pages/home/texts.en';
import { LANGUAGE_TAG } from '../texts/language';
import { pageUrl } from '../texts/page-url';
import { texts } from './texts.en';

const { origin, siteName, phone, email } = PLACEHOLDERS;
const BUSINESS_ID = `${origin}/#business`;
const SOCIAL_PICTURE = `${origin}/social.png`;

/** In pixels. */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 };

/** The picture in a link preview. */
export interface SocialPicture {
  url: string;
  alt: string;
}

export function siteSocialPicture(): SocialPicture {
  return { url: SOCIAL_PICTURE, alt: texts.picture };
}

/** Returns the tour's picture, or the site's picture if the tour's place has none. */
export function tourSocialPicture(
  tour: Pick<TourDetails, 'list' | 'place' | 'placeName'>,
): SocialPicture {
  const { list, place } = tour;
  const slug = slugOf(place);
  if (!hasPicture(`places/${slug}`)) return siteSocialPicture();
  const file = `social/${slug}${list === 'night' ? '-by-night' : ''}.png`;
  return { url: `${origin}/${file}`, alt: texts.tourPicture[list](placeNameOf(tour)) };
}

/** Describes the guide's business as a JSON-LD node, which every page has. */
export function businessGraph() {
  return {
    '@type': 'LocalBusiness',
    '@id': BUSINESS_ID,
    name: siteName,
    description: homeTexts.blurb,
    url: pageUrl('/'),
    telephone: phone,
    email,
    image: SOCIAL_PICTURE,
    address: { '@type': 'PostalAddress', addressLocality: 'New York', addressCountry: 'US' },
    areaServed: { '@type': 'City', name: 'New York' },
  };
}

/** Returns JSON-LD for search engines: the nodes of the business and of the page, followed by those in `graph`. */
export function structuredData({ path, title, description }: Page, graph: object[]): string {
  const page = {
    '@type': 'WebPage',
    '@id': `${pageUrl(path)}#page`,
    url: pageUrl(path),
    name: title,
    description,
    inLanguage: LANGUAGE_TAG,
    publisher: { '@id': BUSINESS_ID },
  };
  const nodes = [businessGraph(), page, ...graph];
  return (
    JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
      // Escapes the texts, so that they can't close the script element.
      .replaceAll('<', '\\u003c')
  );
}
