import type { WrittenTour } from './written-tour';

export const dayEmpireStateBuilding: WrittenTour = {
  title: 'The Empire State Building and its rivals',
  shortDescription:
    'From the Empire State Building to the Chrysler, on foot: who built higher, who cheated, and what to look for on the way.',
  description: [
    'In 1929 and 1930 towers in Manhattan were racing each other for the title of tallest building in the world. One architect hid his spire inside the roof until his rival was done. Then the Empire State Building came along and made the whole quarrel look small. We walk between the winners and the losers and look at how it was done.',
    'The walk goes from Fifth Avenue to Herald Square and its owls, past a black and gold skyscraper at Bryant Park, to the library lions, through Grand Central Terminal, and along 42nd Street to the Chrysler Building and the Daily News Building. It is all street level, and your neck will do most of the work.',
    'We finish on a quiet overpass at Tudor City, a few steps from the United Nations, looking straight back down 42nd Street. If you plan to go up a tower later, you will know what you are looking at. If you don’t, you will have seen the best part anyway: nobody can see the Empire State Building from the Empire State Building.',
  ],
  locations: [
    {
      types: ['START'],
      title: 'Empire State Building, main entrance',
      shortDescription:
        'Meet on Fifth Avenue just south of West 34th Street, beside the main entrance, with your back to the building. Look for the yellow umbrella. The tower opened on May 1, 1931, after 410 days of work.',
      minutesTo: 0,
      minutesAt: 20,
      latitude: 40.7482,
      longitude: -73.9848,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Herald Square',
      shortDescription:
        'The bronze goddess, the bell ringers and the owls come from the roof of the New York Herald’s old building. The newspaper is gone, the owls stayed. Across 34th Street is the small corner building that Macy’s had to build around.',
      minutesTo: 7,
      minutesAt: 13,
      latitude: 40.7502,
      longitude: -73.9878,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Bryant Park and the American Radiator Building',
      shortDescription:
        'Look at the south side of 40th Street for the black brick tower with the gold top, finished in 1924. Raymond Hood drew it for a company that sold heating, and at dusk it looks like a coal with the fire still on. Under the lawn are library books.',
      minutesTo: 9,
      minutesAt: 12,
      latitude: 40.7531,
      longitude: -73.9836,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'The New York Public Library',
      shortDescription:
        'The lions have sat here since 1911. Patience is on the south side and Fortitude on the north, names given in the 1930s, when New Yorkers needed both. A reservoir stood on this spot before, with walls you could stroll on.',
      minutesTo: 4,
      minutesAt: 10,
      latitude: 40.7532,
      longitude: -73.9818,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Grand Central Terminal',
      shortDescription:
        'Opened in 1913. The stars on the ceiling are painted backward. Look near the Crab for one small dark patch: the cleaners left it so that you can see how dirty the whole sky was.',
      minutesTo: 7,
      minutesAt: 18,
      latitude: 40.7527,
      longitude: -73.9772,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Chrysler Building',
      shortDescription:
        'The spire was put together in secret inside the crown and pushed up through the top in October 1929. It made this the tallest building in the world for less than a year. Look for the winged radiator caps at the corners of the 31st floor.',
      minutesTo: 4,
      minutesAt: 12,
      latitude: 40.7513,
      longitude: -73.976,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Daily News Building',
      shortDescription:
        'Raymond Hood again, with John Mead Howells, in 1930. Read the line carved above the crowd over the door: “He made so many of them.” In the 1978 Superman film this was the Daily Planet.',
      minutesTo: 4,
      minutesAt: 8,
      latitude: 40.7497,
      longitude: -73.9735,
    },
    {
      types: ['END'],
      title: 'Tudor City overlook',
      shortDescription:
        'We end on the Tudor City Place overpass above 42nd Street, looking west to the Chrysler Building. The nearest subway is Grand Central-42nd Street (4, 5, 6, 7 and S trains), about ten minutes back along 42nd Street.',
      minutesTo: 5,
      minutesAt: 6,
      latitude: 40.749,
      longitude: -73.9709,
    },
  ],
  features: [
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'Hear how the Chrysler’s spire was hidden until it was too late for its rivals',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'Walk through Grand Central and find the one dark patch left on the ceiling',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription: 'See 42nd Street from above, from the overpass at Tudor City',
    },
    {
      type: 'INCLUSION',
      shortDescription:
        'Your guide for the whole walk, from the Empire State Building to Tudor City',
    },
    {
      type: 'EXCLUSION',
      shortDescription:
        'Tickets to observation decks are not part of the walk; we see the towers from the street',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Wear comfortable shoes and bring water. Midtown sidewalks are hard and, in summer, hot. Sunglasses help, because you will be looking up.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Use a restroom before we meet if you can. There are public restrooms at Grand Central, a bit past the middle of the walk.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'About 2 miles on city sidewalks with curb ramps. Grand Central can be entered without steps, though not by every door.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'The short way up to Tudor City from 42nd Street is a staircase. The step-free way goes around by the side streets and climbs a slope.',
    },
  ],
  faqs: [
    {
      question: 'Do we go up the Empire State Building?',
      answer:
        'No. We start at its door and tell its story from the sidewalk. If you want to go up, do it before or after the walk, with a ticket you buy yourself. Leave some time between the two, because lines are hard to predict.',
    },
    {
      question: 'What if it rains?',
      answer:
        'We walk, with umbrellas. Grand Central makes a fine shelter halfway. In low cloud the tops of the towers disappear, which is how they looked to the people who worked up there.',
    },
    {
      question: 'Is it good for children?',
      answer:
        'Yes, from about school age. The owls, the lions, the ceiling and Superman’s office do most of the work. Strollers are fine; at the very end we take the slope instead of the stairs.',
    },
    {
      question: 'How do we get back to where we started?',
      answer:
        'From Tudor City it is about ten minutes on foot to Grand Central. From there you can take the subway, or walk back down Fifth Avenue in about half an hour in all.',
    },
    {
      question: 'May I bring my dog?',
      answer:
        'Most of the walk is outdoors, where a leashed dog is no trouble. We do go through Grand Central, and it is crowded, so a nervous dog will not thank you.',
    },
  ],
};
