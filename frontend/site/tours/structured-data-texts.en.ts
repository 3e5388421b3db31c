/** Words that search engines read beside a tour's facts. */
export const texts = {
  /** The names of facts about the way. Search engines show each with its value. */
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
