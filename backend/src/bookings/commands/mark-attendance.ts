import type { Attendance } from '../booking';
import type { CommandDefinition } from '../decision';
import type { BookingRef } from '../needs';
import { attendanceOf } from '../rules/attendance';
import { findOnDaySheet } from '../rules/bookings';

export interface MarkAttendance extends BookingRef {
  /** The new values, with the revision that the guide has seen. */
  attendance: Attendance;
}

/** Records how many people of a party arrived. */
export const markAttendance: CommandDefinition<
  MarkAttendance,
  'not-found' | 'cancelled' | 'changed'
> = {
  needs: ({ list, id }) => ({ bookings: [{ list, id }] }),

  decide({ attendance, ...ref }, state) {
    const before = findOnDaySheet(state, ref);
    if (!before) return { refusal: { code: 'not-found' } };
    if (before.status === 'cancelled') return { refusal: { code: 'cancelled' } };
    if (attendanceOf(before).revision !== attendance.revision) {
      return { refusal: { code: 'changed' } };
    }
    const newAttendance = { ...attendance, revision: attendance.revision + 1 };
    const booking = { ...before, attendance: newAttendance };
    return { booking, changes: { bookings: [booking] } };
  },
};
