import type { PartyRecord } from '../../api/schema';

/** A party of four, for tests. */
export const PARTY: PartyRecord = {
  id: 'one',
  name: 'Guest',
  people: 4,
  bookedAt: '2030-01-01T12:00:00Z',
  walkIn: false,
  arrived: 0,
  noShow: false,
  note: '',
  revision: 0,
};
