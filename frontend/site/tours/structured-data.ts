import { departureTime } from 'shared/departure-id';
import { newYorkInstant, offsetDateTime } from 'shared/new-york';
import { priceWords } from 'shared/words/en/price';
import { PLACEHOLDERS } from 'shared/placeholders';
import type { TourAccess } from 'shared/tour-access';
import { tourPath } from 'shared/tour-page';
import type {
  Availability,
  DepartureRecord,
  PublicGuide,
  TourDetails,
  TourSummary,
} from '../../api/schema';
import { pageUrl } from '../texts/page-url';
import { texts } from './structured-data-texts.en';

const AVAILABILITY: Readonly<Record<Availability, string>> = {
  AVAILABLE: 'InStock',
  LIMITED: 'LimitedAvailability',
  SOLD_OUT: 'SoldOut',
  CLOSED: 'OutOfStock',
};

/** The parts of the business's JSON-LD node that a tour's nodes refer to. */
interface Business {
  '@id': string;
  image: string;
  address: object;
}

/** Describes the list of all tours for search engines. */
export function toursGraph(tours: TourSummary[]): object[] {
  return [
    {
      '@type': 'ItemList',
      '@id': `${pageUrl('/tours')}#list`,
      itemListOrder: 'https://schema.org/ItemListOrderAscending',
      numberOfItems: tours.length,
      itemListElement: tours.map(({ id, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: pageUrl(tourPath(id)),
      })),
    },
  ];
}

/** Describes a tour for search engines: the trip, and an event for each of its next departures. */
export function tourGraph(tour: TourDetails, business: Business): object[] {
  const url = pageUrl(tourPath(tour.id));
  const organizer = { '@id': business['@id'] };
  const start = tour.locations.find(({ types }) => types.includes('START'));
  const trip = {
    '@type': 'TouristTrip',
    '@id': `${url}#trip`,
    name: tour.title,
    description: tour.shortDescription,
    url,
    image: tour.media.map(({ src }) => PLACEHOLDERS.origin + src),
    provider: organizer,
    itinerary: {
      '@type': 'ItemList',
      itemListOrder: 'https://schema.org/ItemListOrderAscending',
      numberOfItems: tour.locations.length,
      itemListElement: tour.locations.map(({ title, place }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { '@type': 'Place', name: title, ...(place && { geo: geoOf(place) }) },
      })),
    },
  };

  const eventOf = (departure: DepartureRecord) => {
    const { localDateTimeStart, localDateTimeEnd, utcCutoffAt, cancelled, status } = departure;
    const originalStart = offsetDateTime(
      newYorkInstant(departure.date, departureTime(departure.id)),
    );
    const isRescheduled = originalStart !== localDateTimeStart;
    let state = isRescheduled ? 'Rescheduled' : 'Scheduled';
    if (cancelled) state = 'Cancelled';
    return {
      '@type': 'Event',
      '@id': `${url}#${departure.id}`,
      name: tour.title,
      description: tour.shortDescription,
      url,
      image: business.image,
      startDate: localDateTimeStart,
      endDate: localDateTimeEnd,
      ...(isRescheduled && { previousStartDate: originalStart }),
      eventStatus: `https://schema.org/Event${state}`,
      inLanguage: tour.languages,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: departure.meetingPoint,
        address: business.address,
        // The coordinates of a different meeting point aren't known.
        ...(departure.meetingPoint === tour.meetingPoint &&
          start?.place && { geo: geoOf(start.place) }),
        ...(tour.access && { amenityFeature: amenitiesOf(tour.access) }),
      },
      organizer,
      ...(tour.guide && { performer: guideNode(tour.guide) }),
      offers: {
        '@type': 'Offer',
        url,
        availability: `https://schema.org/${cancelled ? 'OutOfStock' : AVAILABILITY[status]}`,
        validThrough: utcCutoffAt,
        ...priceOf(tour),
        ...(departure.vacancies !== null && {
          inventoryLevel: { '@type': 'QuantitativeValue', value: departure.vacancies },
        }),
      },
    };
  };
  // A departure that was moved to a different date has a record on each date, so this omits the original one.
  const departures = tour.departures.filter(
    ({ date, movedTo }) => movedTo === undefined || movedTo === date,
  );
  return [trip, ...departures.map(eventOf)];
}

function guideNode({ name, photo, languages }: PublicGuide) {
  return {
    '@type': 'Person',
    name,
    ...(photo && { image: PLACEHOLDERS.origin + photo.src }),
    knowsLanguage: languages,
  };
}

/** Returns the price's properties; empty for a price in words. Tips and pay-what-you-wish prices are 0. */
function priceOf({ price }: TourDetails) {
  if (!price || price.kind === 'WORDS') return {};
  const { kind, cents = 0, groups = [] } = price;
  const isFixedAmount = kind === 'PERSON' || kind === 'PARTY';
  const adult = groups.find(({ unit }) => unit === 'ADULT');
  const unitPrices = groups.map(({ unit, cents: unitCents }) =>
    unitPrice(unitCents, priceWords.unit(unit, 1)),
  );
  return {
    price: formatDecimal(isFixedAmount ? cents : (adult?.cents ?? 0)),
    priceCurrency: 'USD',
    priceSpecification:
      unitPrices.length > 0
        ? unitPrices
        : unitPrice(isFixedAmount ? cents : 0, kind === 'PARTY' ? texts.party : texts.person),
  };
}

/** Describes how easy a tour is to walk, as amenities of the tour's location. */
function amenitiesOf({ miles, stairs, stepFree, stroller, dogs, restrooms }: TourAccess) {
  const { amenities } = texts;
  return [
    [amenities.stepFree, stepFree !== 'NO'],
    [amenities.strollers, stroller !== 'NO'],
    [amenities.dogs, dogs],
    [amenities.restrooms, restrooms ?? false],
    [amenities.miles, miles],
    [amenities.stairs, stairs],
  ].map(([name, value]) => ({ '@type': 'LocationFeatureSpecification', name, value }));
}

function unitPrice(cents: number, unit: string) {
  return {
    '@type': 'UnitPriceSpecification',
    price: formatDecimal(cents),
    priceCurrency: 'USD',
    unitText: unit,
  };
}

/** Formats cents as schema.org requires: "40.00". */
function formatDecimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

function geoOf({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { '@type': 'GeoCoordinates', latitude, longitude };
}
