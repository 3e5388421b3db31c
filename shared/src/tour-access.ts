/** Whether a tour can be done: on the usual route, with a detour, or not at all. */
export const PASSAGES = ['YES', 'DETOUR', 'NO'] as const;

export type Passage = (typeof PASSAGES)[number];

/** The facts about how easy a tour is to walk. All texts about them are generated from these fields. */
export interface TourAccess {
  /** The distance on foot. */
  miles: number;
  /** The number of flights of stairs on the usual route. */
  stairs: number;
  /** Whether the tour can be done without steps. */
  stepFree: Passage;
  stroller: Passage;
  /** Whether dogs on a leash can come along. Service animals always can. */
  dogs: boolean;
  /** The way around the stairs, in a sentence. Shown only if there is a detour. */
  detour?: string;
  /** Where restrooms are; missing if there are none to count on. */
  restrooms?: string;
}
