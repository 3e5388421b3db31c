import type { SheetDeparture } from '../../api/schema';

/** Describes who leads a departure, or which guide is suggested. Returns undefined if the site has only one guide. */
export function describeLeader({
  ledBy,
  suggestedGuide,
}: Pick<SheetDeparture, 'ledBy' | 'suggestedGuide'>): string | undefined {
  if (ledBy) return `Led by ${ledBy.name}`;
  return suggestedGuide && `Nobody leads this yet; ${suggestedGuide.name} is free`;
}
