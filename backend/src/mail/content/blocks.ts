import type { Before, Walk } from './facts';
import type { Block, Site } from '../rendering/letter';

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

/** A paragraph where there is something to say. */
export function paragraphOf(text: string | undefined): Block[] {
  return text === undefined ? [] : [paragraph(text)];
}

/** What a tour is called, and that it goes by night where it does: some places have both. */
export function tourName(
  { words }: Pick<Site, 'words'>,
  { list, place }: Pick<Walk, 'list' | 'place'>,
): string {
  return list === 'night' ? words.tourByNight(place) : place;
}

/** What is not as it was; nothing if all is, or if nobody knows how it was. */
export function comparison(
  { words }: Site,
  labels: Record<'tour' | 'date' | 'time' | 'party' | 'meeting', string>,
  before: Before | undefined,
  after: Before,
): Block[] {
  if (!before) return [];
  const told = ({ place, starts, ends, people, meetingPoint }: Before) => ({
    [labels.tour]: place,
    [labels.date]: words.date(starts),
    [labels.time]: words.hours(starts, ends),
    [labels.party]: words.people(people),
    [labels.meeting]: meetingPoint,
  });
  const now = told(after);
  const rows = Object.entries(told(before))
    .map(([label, was]) => ({ label, before: was, after: now[label] ?? '' }))
    .filter((row) => row.before !== row.after);
  return rows.length === 0 ? [] : [{ kind: 'comparison', rows }];
}
