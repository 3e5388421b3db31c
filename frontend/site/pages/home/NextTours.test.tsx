import { screen } from '@testing-library/react';
import { renderPage } from '../../../test/render-page';
import { NextTours } from './NextTours';

test.each([
  ['no tour has vacancies', [], /^No tour has open spots right now/],
  ['the tours can’t be loaded', 'failed', /^We can’t look up the next dates/],
] as const)('a notice appears if %s', (_, tours, notice) => {
  renderPage(<NextTours tours={tours} />);
  expect(screen.getByRole('status')).toHaveTextContent(notice);
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  expect(screen.getByRole('link', { name: /^All tours/ })).toHaveAttribute('href', '/tours');
});
