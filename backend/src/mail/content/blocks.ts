import type { Block, Site } from '../rendering/letter';
import type { BookingDetails, BookedTour } from './facts';

export function heading(text: string): Block {
  return { kind: 'heading', text };
}

export function paragraph(text: string): Block {
  return { kind: 'paragraph', text };
}

export function note(text: string): Block {
  return { kind: 'note', text };
}

export function action(text: string, href: string): Block {
  return { kind: 'action', text, href };
}

/** Returns a paragraph, or no block if there is no text. */
export function optionalParagraph(text: string | undefined): Block[] {
  return text === undefined ? [] : [paragraph(text)];
}

/** Returns a tour's name. Night tours are marked, since a day tour may have the same place. */
export function tourName(
  { words }: Pick<Site, 'words'>,
  { list, place }: Pick<BookedTour, 'list' | 'place'>,
): string {
  return list === 'night' ? words.tourByNight(place) : place;
}

/** Compares a booking before and after a change. Returns no block if nothing differs, or `before` is undefined. */
export function comparison(
  { words }: Site,
  labels: Record<'tour' | 'date' | 'time' | 'party' | 'meeting', string>,
  before: BookingDetails | undefined,
  after: BookingDetails,
): Block[] {
  if (!before) return [];
  const valuesOf = ({ place, startsAt, endsAt, people, meetingPoint }: BookingDetails) => ({
    [labels.tour]: place,
    [labels.date]: words.date(startsAt),
    [labels.time]: words.hours(startsAt, endsAt),
    [labels.party]: words.people(people),
    [labels.meeting]: meetingPoint,
  });
  const newValues = valuesOf(after);
  const rows = Object.entries(valuesOf(before))
    .map(([label, value]) => ({ label, before: value, after: newValues[label] ?? '' }))
    .filter((row) => row.before !== row.after);
  return rows.length === 0 ? [] : [{ kind: 'comparison', rows }];
}
