/** Texts in a tour's structured data, for search engines. */
export const texts = {
  /** The names of facts about the route. Search engines show each with its value. */
  amenities: {
    stepFree: 'Step-free',
    strollers: 'Strollers',
    dogs: 'Dogs',
    restrooms: 'Restrooms',
    miles: 'Miles on foot',
    stairs: 'Flights of stairs',
  },
  /** The units of prices. */
  person: 'person',
  party: 'party',
};
