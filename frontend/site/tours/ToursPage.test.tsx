import { screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { TourSummary } from '../../api/schema';
import { callsTo, respondWith } from '../../test/fake-api';
import { expectNoViolations, region, renderPage } from '../../test/render-page';
import { departureOn } from '../departures/test-departures';
import { findTours, type FoundTours } from './find-tours';
import ToursPage from './ToursPage';

const ACCESS = { miles: 1, stairs: 0, stepFree: 'YES', stroller: 'YES', dogs: true } as const;

const tour = (place: string, details: Partial<TourSummary> = {}): TourSummary => ({
  id: `night.${place.toLowerCase()}`,
  list: 'night',
  place,
  title: `All about ${place}`,
  shortDescription: 'A walk.',
  durationMinutesFrom: 120,
  durationMinutesTo: 120,
  meetingPoint: 'The corner',
  languages: ['en'],
  areas: ['midtown'],
  access: ACCESS,
  nextDeparture: { ...departureOn('2030-01-08'), vacancies: 5 },
  ...details,
});

/** Loads the page's data again when its URL changes, as the app does. */
function Tours({ data }: { data: FoundTours }) {
  const { search } = useLocation();
  const [shownData, setShownData] = useState(data);
  const [initialSearch] = useState(search);
  useEffect(() => {
    if (search !== initialSearch) void findTours(search).then(setShownData);
  }, [search, initialSearch]);
  return <ToursPage data={shownData} />;
}

const openPage = (data: FoundTours, url = '/tours') => renderPage(<Tours data={data} />, url);

test('a card has the date, the spots, and the facts about the walk', async () => {
  openPage({
    filters: {},
    tours: [
      tour('Harlem'),
      tour('Chelsea', { access: { ...ACCESS, stairs: 2, stepFree: 'DETOUR' } }),
    ],
  });
  expect(screen.getByRole('status')).toHaveTextContent('2 tours for you');
  const [harlem, chelsea] = screen.getAllByRole('article');
  expect(harlem).toHaveTextContent('Tuesday, Jan 8, 10:00 AM · 5 spots left');
  expect(harlem).toHaveTextContent('2 hours · 1 mile · no stairs · step-free');
  expect(chelsea).toHaveTextContent('2 flights of stairs · step-free with a detour');
  await expectNoViolations();
});

test('tours that miss one filter are shown below the matches, with a sentence about the filter', () => {
  openPage({
    filters: { date: 'tomorrow', stroller: true },
    tours: [
      tour('Harlem'),
      tour('Chelsea', { missed: ['stroller'] }),
      tour('Inwood', { missed: ['date'], nextDeparture: departureOn('2030-01-12') }),
      tour('Tribeca', { missed: ['date'], nextDeparture: departureOn('2030-01-10') }),
      tour('Astoria', { missed: ['date', 'stroller'] }),
    ],
  });
  expect(screen.getByRole('status')).toHaveTextContent('1 tour for you');
  const placesIn = (name: string) =>
    within(region(name))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(placesIn('By night')).toEqual(['Harlem']);
  expect(placesIn('On the nearest dates')).toEqual(['Tribeca', 'Inwood']);
  expect(placesIn('Almost what you want')).toEqual(['Chelsea']);
  expect(region('Almost what you want')).toHaveTextContent('Not with a stroller');
});

test('if no tour matches all filters, those that match the most are shown', () => {
  openPage({
    filters: { area: 'queens', dog: true, hours: 1 },
    tours: [
      tour('Harlem', { missed: ['dog', 'area'], areas: ['uptown', 'bronx'] }),
      tour('Chelsea', { missed: ['dog', 'area', 'hours'] }),
    ],
  });
  expect(screen.getByRole('status')).toHaveTextContent('No tour fits everything');
  const [card, ...otherCards] = screen.getAllByRole('article');
  expect(otherCards).toEqual([]);
  expect(card).toHaveTextContent('Not with a dog');
  expect(card).toHaveTextContent('In Uptown Manhattan and the Bronx');
});

test('changing a field updates the tours without moving the focus', async () => {
  const visitor = openPage({ filters: {}, tours: [tour('Harlem')] });
  respondWith({ 'GET /tours': [tour('Harlem', { missed: ['dog'] })] });
  await visitor.selectOptions(screen.getByLabelText('When?'), 'Tomorrow');
  const dog = screen.getByLabelText('With a dog');
  await visitor.click(dog);
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent('No tour fits everything');
  });
  expect(location.search).toBe('?date=tomorrow&dog=true');
  expect(Object.fromEntries(callsTo('GET /tours').at(-1)?.query ?? [])).toEqual({
    date: 'tomorrow',
    dog: 'true',
  });
  expect(dog).toHaveFocus();
  expect(dog).toBeChecked();
});

test('choosing a date clears a choice such as “This weekend”, and vice versa', async () => {
  const visitor = openPage(
    { filters: { date: 'weekend' }, tours: [tour('Harlem')] },
    '/tours?date=weekend',
  );
  respondWith({ 'GET /tours': [tour('Harlem')] });
  const whenField = screen.getByLabelText('When?');
  const dateField = screen.getByLabelText('Or on a date');
  expect(whenField).toHaveDisplayValue('This weekend');
  await visitor.type(dateField, '2030-01-08');
  expect(whenField).toHaveDisplayValue('Any date');
  expect(location.search).toBe('?date=2030-01-08');
  await visitor.selectOptions(whenField, 'Today');
  expect(dateField).toHaveValue('');
  expect(location.search).toBe('?date=today');
});

test('the form shows the filters of a page that was opened with a link', async () => {
  openPage(
    { filters: { party: 2, area: 'midtown' }, tours: [tour('Harlem')] },
    '/tours?party=2&area=midtown',
  );
  expect(screen.getByLabelText('How many?')).toHaveValue(2);
  expect(screen.getByLabelText('Where')).toHaveDisplayValue('Midtown Manhattan');
  expect(screen.queryByLabelText('Language')).not.toBeInTheDocument();
  const form = screen.getByRole('search', { name: 'Find your tour' });
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/tours', null]);
  await expectNoViolations();
});
