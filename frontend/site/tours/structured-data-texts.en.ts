/** Words that search engines read beside a tour's facts. */
export const texts = {
  /** What the way has, or who can come along. Search engines show these before a value. */
  amenities: {
    stepFree: 'Step-free',
    strollers: 'Strollers',
    dogs: 'Dogs',
    restrooms: 'Restrooms',
    miles: 'Miles on foot',
    stairs: 'Flights of stairs',
  },
  /** What a price is for. */
  person: 'person',
  party: 'party',
};
