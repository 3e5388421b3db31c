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
}

const ID = tourId({ list: DAY_LIST.id, place: PLACE });
const app = useApp({ DEPARTURES_FRESH_SECONDS: '4' });

const fetchTour = async (id: string) => {
  const response = await app.visitor().get(`/api/tours/${id}`);
  return { ...response, tour: response.body as unknown as Tour };
};

describe('the tours', () => {
  it('can be read by anyone, and are cached for as long as departures', async () => {
    const { status, headers, ...response } = await app.visitor().get('/api/tours');
    const list = response.list as unknown as Tour[];
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=4');
    expect(list.map(({ id }) => id)).toEqual(TOURS.map(({ id }) => id));
    for (const tour of list) {
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

  it('start at the guide’s new meeting point, without the old meeting point’s text', async () => {
    const before = (await fetchTour(ID)).tour;
    await setTour(app, DAY_LIST, { meetingPoint: 'The boathouse, at the bell' });
    const { tour } = await fetchTour(ID);
    expect(tour.meetingPoint).toBe('The boathouse, at the bell');
    const [start, ...others] = tour.locations;
    expect(start).toEqual({
      types: ['START'],
      title: 'The boathouse, at the bell',
      minutesTo: 0,
      minutesAt: expect.any(Number) as number,
    });
    expect(others).toEqual(before.locations.slice(1));
  });

  it('show their next departures, and the next departure with vacancies', async () => {
    const { tour } = await fetchTour(ID);
    const dates = tour.departures.map(({ date }) => date);
    expect(dates).toHaveLength(12);
    expect([...dates].sort()).toEqual(dates);
    expect(tour.departures).toContainEqual(tour.nextDeparture);

    const [firstDeparture] = tour.departures.filter(({ status }) => status === 'AVAILABLE');
    await setDeparture(app, DAY_LIST, firstDeparture?.date ?? '', { state: 'cancelled' });
    await new Promise((resolve) => setTimeout(resolve, 4100));
    const later = (await fetchTour(ID)).tour;
    expect(later.departures.find(({ id }) => id === firstDeparture?.id)).toMatchObject({
      cancelled: true,
    });
    expect(later.nextDeparture?.id).not.toBe(firstDeparture?.id);
    const { list } = await app.visitor().get('/api/tours');
    const summaries = list as unknown as Tour[];
    expect(summaries.find(({ id }) => id === ID)?.nextDeparture).toEqual(later.nextDeparture);
  });

  it('have the length that the guide sets', async () => {
    await setTour(app, DAY_LIST, { lengthMinutes: 45 });
    expect((await fetchTour(ID)).tour).toMatchObject({
      durationMinutesFrom: 45,
      durationMinutesTo: 45,
    });
  });
});
