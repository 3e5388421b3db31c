import { PLACEHOLDERS } from 'shared/placeholders';
import { slugOf } from 'shared/slug';
import type { TourDetails } from '../api/schema';
import { hasPicture } from '../ui/Picture';
import type { Messages } from './words/messages';

const { origin, phone, email } = PLACEHOLDERS;
const BUSINESS_ID = `${origin}/#business`;
const SOCIAL_PICTURE = `${origin}/social.png`;

/** Of every picture that goes along where somebody shares a page. */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 };

/** What goes along where somebody shares a page: an address, and what is to be seen there. */
export interface SocialPicture {
  address: string;
  text: string;
}

export function siteSocialPicture({ picture }: Messages['head']): SocialPicture {
  return { address: SOCIAL_PICTURE, text: picture };
}

/** The picture of a tour; that of the site where its place has none. */
export function tourSocialPicture(
  { list, place }: Pick<TourDetails, 'list' | 'place'>,
  words: Messages['head'],
): SocialPicture {
  const slug = slugOf(place);
  if (!hasPicture(`places/${slug}`)) return siteSocialPicture(words);
  const file = `social/${slug}${list === 'night' ? '-by-night' : ''}.png`;
  return { address: `${origin}/${file}`, text: words.tourPicture[list](place) };
}

/** What says who guides. */
type BusinessWords = Pick<Messages, 'site' | 'home'>;

/** Who guides, and whom search engines are told of at every page. */
export function businessIn({ site: { siteName }, home: { blurb } }: BusinessWords) {
  return {
    '@type': 'LocalBusiness',
    '@id': BUSINESS_ID,
    name: siteName,
    description: blurb,
    url: `${origin}/`,
    telephone: phone,
    email,
    image: SOCIAL_PICTURE,
    address: { '@type': 'PostalAddress', addressLocality: 'New York', addressCountry: 'US' },
    areaServed: { '@type': 'City', name: 'New York' },
  };
}

/** JSON-LD for search engines: who guides, and what else a page tells. */
export function structuredData(words: BusinessWords, graph: object[]): string {
  return (
    JSON.stringify({ '@context': 'https://schema.org', '@graph': [businessIn(words), ...graph] })
      // Nothing in it can end the script that it stands in.
      .replaceAll('<', '\\u003c')
  );
}
