import { render, screen } from '@testing-library/react';
import { MonthGrid } from './MonthGrid';

test('the Tab key still reaches the calendar’s last day after later days have disappeared', () => {
  const calendarUntil = (lastDate: string) => (
    <MonthGrid
      firstDate="2030-01-07"
      lastDate={lastDate}
      chosenDate="2030-02-04"
      describeDay={(date) => ({ label: date, note: '', isSelectable: true })}
      onChoose={() => undefined}
    />
  );
  const tabbableDays = () =>
    screen.getAllByRole('button', { name: /^2030/ }).filter(({ tabIndex }) => tabIndex === 0);
  const { rerender } = render(calendarUntil('2030-02-04'));
  expect(tabbableDays()).toEqual([screen.getByRole('button', { name: '2030-02-04' })]);
  rerender(calendarUntil('2030-01-31'));
  expect(tabbableDays()).toEqual([screen.getByRole('button', { name: '2030-01-31' })]);
});
