import { PLACEHOLDERS } from 'shared/placeholders';
import { content } from './content/site';
import { dayTours, nightTours, type TourKind } from './tour-kinds';

const { origin, phone, email } = PLACEHOLDERS;
export const SOCIAL_PICTURE = `${origin}/social.png`;

const business = {
  '@type': 'LocalBusiness',
  '@id': `${origin}/#business`,
  name: content.siteName,
  description: content.home.blurb,
  url: `${origin}/`,
  telephone: phone,
  email,
  image: SOCIAL_PICTURE,
  address: { '@type': 'PostalAddress', addressLocality: 'New York', addressCountry: 'US' },
  areaServed: { '@type': 'City', name: 'New York' },
};

const trips = [dayTours, nightTours].map((kind) => ({ path: kind.path, trip: trip(kind) }));

/** JSON-LD for search engines: who guides, with the walks that a page is about; the home page tells all. */
export function structuredData(page: string): string {
  const told = trips.filter(({ path }) => page === '/' || page === path).map(({ trip }) => trip);
  return (
    JSON.stringify({ '@context': 'https://schema.org', '@graph': [business, ...told] })
      // Nothing in it can end the script that it stands in.
      .replaceAll('<', '\\u003c')
  );
}

function trip({ path, title, words, places }: TourKind) {
  return {
    '@type': 'TouristTrip',
    '@id': `${origin}${path}#trip`,
    name: `${title} · ${content.siteName}`,
    description: words.text,
    url: `${origin}${path}`,
    provider: { '@id': business['@id'] },
    itinerary: {
      '@type': 'ItemList',
      // A walk leads to one of them.
      itemListOrder: 'https://schema.org/ItemListUnordered',
      numberOfItems: places.length,
      itemListElement: places.map((name, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { '@type': 'Place', name },
      })),
    },
  };
}
