import { parseView, pathOf, getShownSunday, stepView, type CalendarView } from './view';

const TODAY = '2030-11-25';
const parse = (search: string) => parseView(new URLSearchParams(search), TODAY);

it.each<[string, CalendarView]>([
  ['', { span: 'month', month: '2030-11', day: null }],
  ['month=2030-12', { span: 'month', month: '2030-12', day: null }],
  ['day=2030-12-07', { span: 'month', month: '2030-12', day: '2030-12-07' }],
  ['month=2030-12&day=2031-01-01', { span: 'month', month: '2030-12', day: '2031-01-01' }],
  ['month=2030-12&span=week', { span: 'week', month: '2030-12', day: null }],
  ['month=2030-13&day=2030-02-30&span=year', { span: 'month', month: '2030-11', day: null }],
  ['month=0000-01&day=9999-12-31', { span: 'month', month: '2030-11', day: null }],
])('the URL "%s" shows %j', (search, view) => {
  expect(parse(search)).toEqual(view);
});

it.each([
  '/?view=planning&month=2030-12',
  '/?view=planning&month=2030-12&day=2030-12-07',
  '/?view=planning&month=2030-12&day=2030-12-07&span=week',
])('parsing the URL %s and formatting its view returns the same URL', (path) => {
  expect(pathOf(parse(path.slice(2)))).toBe(path);
});

it.each([
  ['the chosen date', 'day=2030-12-07', '2030-12-01'],
  ['today if the month contains it', 'month=2030-11', '2030-11-24'],
  ['the first day of a different month', 'month=2031-01', '2030-12-29'],
])('the shown week contains %s', (_, search, sunday) => {
  expect(getShownSunday(parse(search), TODAY)).toBe(sunday);
});

it.each([
  ['month=2030-12&day=2030-12-07', 'month=2031-01'],
  ['month=2030-12&day=2030-12-29&span=week', 'month=2031-01&day=2031-01-05&span=week'],
])('stepping forward from "%s" leads to "%s"', (search, nextSearch) => {
  expect(pathOf(stepView(parse(search), 1, TODAY))).toBe(`/?view=planning&${nextSearch}`);
});

it('stepping back from the current week leads to the previous week', () => {
  expect(stepView(parse('span=week'), -1, TODAY)).toEqual({
    span: 'week',
    month: '2030-11',
    day: '2030-11-17',
  });
});
