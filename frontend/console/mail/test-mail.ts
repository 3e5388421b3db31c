import type { MailState } from '../../api/schema';

/** The state of a site's mail if all messages were sent. */
export const MAIL: MailState = {
  mode: 'smtp',
  workedAt: '2026-11-23T12:00:00.000Z',
  failing: null,
  queued: 0,
  oldestQueuedAt: null,
  failed: 0,
  unknown: 0,
  troubled: [],
  choice: { bookings: 'each', evening: true },
};
