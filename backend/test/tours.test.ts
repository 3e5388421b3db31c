import { tourId, TOURS } from 'shared/tour-settings';
import { useApp } from './support/app';
import { PLACE, setDeparture, setTour } from './support/departures';
import { DAY_LIST } from './support/lists';

interface Location {
  types: string[];
  title: string;
  shortDescription?: string;
  place?: { latitude: number; longitude: number };
}

interface Tour {
  id: string;
  title: string;
  durationMinutesTo: number;
  meetingPoint: string;
  description: string;
  locations: Location[];
  departures: { id: string; date: string; status: string }[];
  nextDeparture?: { id: string };
  missed?: string[];
  areas: string[];
  features: { type: string; shortDescription: string }[];
}

const TOUR_ID = tourId({ list: DAY_LIST.id, place: PLACE });
const app = useApp({ DEPARTURES_FRESH_SECONDS: '4' });

const fetchTour = async (id: string) => {
  const response = await app.visitor().get(`/api/tours/${id}`);
  return { ...response, tour: response.body as unknown as Tour };
};

describe('the tours', () => {
  it('can be read by anyone, and are cached for as long as departures', async () => {
    const { status, headers, ...response } = await app.visitor().get('/api/tours');
    const tours = response.list as unknown as Tour[];
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=4');
    expect(tours.map(({ id }) => id)).toEqual(TOURS.map(({ id }) => id));
    for (const tour of tours) {
      expect(Object.values(tour)).not.toContain('');
      expect(tour).not.toHaveProperty('description');
    }
  });

  it.each(TOURS)('include $id with its description and its route', async ({ id, place }) => {
    const { status, tour, headers } = await fetchTour(id);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=4');
    expect(tour).toMatchObject({ id, place });
    expect(tour.description.split('\n\n')).toHaveLength(3);
    expect(tour.locations[0]?.types).toEqual(['START']);
    expect(tour.locations.at(-1)?.types).toContain('END');
    for (const location of tour.locations) {
      expect(location.place).toEqual({
        latitude: expect.any(Number) as number,
        longitude: expect.any(Number) as number,
      });
    }
  });

  it.each(['day.nowhere', 'central-park', '__proto__', '%00', 'day.central-park.2030-01-07.1000'])(
    'don’t include %s',
    async (id) => {
      const { status, body, headers } = await fetchTour(id);
      expect({ status, detail: body.detail }).toEqual({
        status: 404,
        detail: 'There is no such tour.',
      });
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it('start at the guide’s new meeting point, without the directions to the old one', async () => {
    const tourBefore = (await fetchTour(TOUR_ID)).tour;
    await setTour(app, DAY_LIST, { meetingPoint: 'The boathouse, at the bell' });
    const { tour } = await fetchTour(TOUR_ID);
    expect(tour.meetingPoint).toBe('The boathouse, at the bell');
    const [start, ...otherLocations] = tour.locations;
    expect(start).toEqual({
      types: ['START'],
      title: 'The boathouse, at the bell',
      minutesTo: 0,
      minutesAt: expect.any(Number) as number,
    });
    expect(otherLocations).toEqual(tourBefore.locations.slice(1));
  });

  it('show their next departures, and the next departure with vacancies', async () => {
    const { tour } = await fetchTour(TOUR_ID);
    const dates = tour.departures.map(({ date }) => date);
    expect(dates).toHaveLength(12);
    expect([...dates].sort()).toEqual(dates);
    expect(tour.departures).toContainEqual(tour.nextDeparture);

    const [firstDeparture] = tour.departures.filter(({ status }) => status === 'AVAILABLE');
    await setDeparture(app, DAY_LIST, firstDeparture?.date ?? '', { state: 'cancelled' });
    // Departures are cached for DEPARTURES_FRESH_SECONDS.
    await new Promise((resolve) => setTimeout(resolve, 4100));
    const updatedTour = (await fetchTour(TOUR_ID)).tour;
    expect(updatedTour.departures.find(({ id }) => id === firstDeparture?.id)).toMatchObject({
      cancelled: true,
    });
    expect(updatedTour.nextDeparture?.id).not.toBe(firstDeparture?.id);
    const { list } = await app.visitor().get('/api/tours');
    const summaries = list as unknown as Tour[];
    expect(summaries.find(({ id }) => id === TOUR_ID)?.nextDeparture).toEqual(
      updatedTour.nextDeparture,
    );
  });

  it('list the criteria of the query that they don’t meet, and the next departure that meets the query', async () => {
    const fetchTours = async (query: string) => {
      const { status, list } = await app.visitor().get(`/api/tours?${query}`);
      expect(status).toBe(200);
      return list as unknown as Tour[];
    };
    const tours = await fetchTours('time=night&stroller=true&area=brooklyn&party=2');
    expect(tours.map(({ id }) => id)).toEqual(TOURS.map(({ id }) => id));
    const missedCriteria = Object.fromEntries(tours.map((tour) => [tour.id, tour.missed]));
    expect(missedCriteria['day.brooklyn-bridge']).toEqual(['time']);
    expect(missedCriteria['day.central-park']).toEqual(['time', 'area']);
    expect(missedCriteria['night.times-square']).toEqual(['area']);

    const { departures } = (await fetchTour('night.times-square')).tour;
    const { date } = departures[5] ?? {};
    const toursOnDate = await fetchTours(`date=${String(date)}&time=night&language=en`);
    const tour = toursOnDate.find(({ id }) => id === 'night.times-square');
    expect(tour?.missed).toBeUndefined();
    expect(tour?.nextDeparture).toEqual(departures[5]);
  });

  it.each(['date=2030-02-30', 'party=0', 'party=2&party=3', 'area=harlem', 'stroller=yes'])(
    'refuse the query %s',
    async (query) => {
      const { status, body } = await app.visitor().get(`/api/tours?${query}`);
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ field: query.split('=')[0] }]);
    },
  );

  it('have features that are generated from the facts about their routes', async () => {
    const { tour } = await fetchTour('day.brooklyn-bridge');
    expect(tour.features).toContainEqual({
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription: 'About 2 miles on foot, with 1 flight of stairs.',
    });
    expect(tour.areas).toEqual(['downtown', 'brooklyn']);
  });

  it('have the length that the guide sets', async () => {
    await setTour(app, DAY_LIST, { lengthMinutes: 45 });
    expect((await fetchTour(TOUR_ID)).tour).toMatchObject({
      durationMinutesFrom: 45,
      durationMinutesTo: 45,
    });
  });
});
