import { parseFilters, filtersQuery } from './tour-filters.ts';

test.each([
  ['party=2&date=tomorrow', 'date=tomorrow&party=2'],
  ['?date=&time=night&party=&area=', 'time=night'],
  ['utm_source=x&party=2&party=3', 'party=2'],
  [
    'date=2030-02-30&time=noon&party=0&stroller=1&area=harlem&hours=9&language=english&price=-1',
    '',
  ],
  ['date=today&on=2030-01-05', 'date=2030-01-05'],
  ['on=&date=weekend', 'date=weekend'],
  ['party=1000&hours=__proto__&dog=true', 'dog=true'],
])('the query “%s” has the canonical form “%s”', (query, canonical) => {
  const parameters = new URLSearchParams(query);
  expect(filtersQuery(parseFilters((name) => parameters.get(name)))).toBe(canonical);
});
