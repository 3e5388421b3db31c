import { FIRST_VERSION, MIGRATIONS } from './migrations/migrations';

it('the migrations lead from each version to the next', () => {
  const expected = MIGRATIONS.map((_, index) => FIRST_VERSION + 1 + index);
  expect(MIGRATIONS.map(({ version }) => version)).toEqual(expected);
});
