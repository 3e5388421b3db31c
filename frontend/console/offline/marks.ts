import type { PartyRecord } from '../../api/schema';

/** A party's attendance and the guide's note about it. */
export type Marks = Pick<PartyRecord, 'arrived' | 'noShow' | 'note'>;

export function marksOf({ arrived, noShow, note }: Marks): Marks {
  return { arrived, noShow, note };
}

export function areMarksEqual(a: Marks, b: Marks): boolean {
  return a.arrived === b.arrived && a.noShow === b.noShow && a.note === b.note;
}

/** Describes a party's attendance: "2 of 4 arrived, the rest no-shows". */
export function describeMarks({ arrived, noShow, people }: Marks & { people: number }): string {
  if (noShow && arrived === 0) return 'no-show';
  const noShowText = noShow && arrived < people ? ', the rest no-shows' : '';
  return `${String(arrived)} of ${String(people)} arrived${noShowText}`;
}

/** Describes another device's change to a party: "2 of 4 arrived, note “late”". */
export function describeChange(
  before: Marks,
  after: Marks & { people: number; cancelled?: PartyRecord['cancelled'] },
): string {
  const parts = [after.cancelled ? describeCancellation(after.cancelled) : describeMarks(after)];
  if (before.note !== after.note) parts.push(after.note ? `note “${after.note}”` : 'no note');
  return parts.join(', ');
}

function describeCancellation({
  byVisitor,
  reason,
}: NonNullable<PartyRecord['cancelled']>): string {
  return byVisitor ? 'canceled by the visitor' : `canceled (“${reason}”)`;
}
