import { FIRST_VERSION } from '../database/migration';
import { MIGRATIONS } from './migrations';

it('numbers the migrations without a gap', () => {
  const expected = MIGRATIONS.map((_, index) => FIRST_VERSION + 1 + index);
  expect(MIGRATIONS.map(({ version }) => version)).toEqual(expected);
});
