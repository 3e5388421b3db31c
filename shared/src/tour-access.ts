/** Whether a tour can be done: on the usual route, with a detour, or not at all. */
export const ACCESS_LEVELS = ['YES', 'DETOUR', 'NO'] as const;

export type AccessLevel = (typeof ACCESS_LEVELS)[number];

/** The facts about how easy a tour is to walk. All texts about them are generated from these fields. */
export interface TourAccess {
  /** The distance on foot. */
  miles: number;
  /** The number of flights of stairs on the usual route. */
  stairs: number;
  /** Whether the tour can be done without steps. */
  stepFree: AccessLevel;
  stroller: AccessLevel;
  /** Whether dogs on a leash can come along. Service animals always can. */
  dogs: boolean;
  /** The way around the stairs, in a sentence. Shown only if there is a detour. */
  detour?: string;
  /** Where restrooms are; missing if there are none that visitors can count on. */
  restrooms?: string;
}
