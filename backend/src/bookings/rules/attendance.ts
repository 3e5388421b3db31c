import type { Attendance, Booking } from '../booking';

const NO_ATTENDANCE: Attendance = { arrived: 0, noShow: false, note: '', revision: 0 };

export function attendanceOf({ attendance }: Pick<Booking, 'attendance'>): Attendance {
  return attendance ?? NO_ATTENDANCE;
}

/**
 * Clears a booking's attendance, except the note. Raises the revision, so that marks that are based on the old
 * attendance are refused.
 */
export function clearAttendance(booking: Booking): Attendance {
  const { note, revision } = attendanceOf(booking);
  return { ...NO_ATTENDANCE, note, revision: revision + 1 };
}
