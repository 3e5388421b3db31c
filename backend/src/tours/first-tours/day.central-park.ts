import type { WrittenTour } from './written-tour';

export const dayCentralPark: WrittenTour = {
  title: 'Central Park, from Columbus Circle to the Met',
  shortDescription:
    'Past the elms, the terrace, the lake and the castle, with the story of how 843 acres were made to look untouched.',
  description: [
    'Almost everything you see in Central Park was put there. In 1858 Frederick Law Olmsted and Calvert Vaux won the competition to design it, and then men with shovels, carts and gunpowder moved the ground around until it looked as if nobody had touched it. Only the rock is original.',
    'We start at Columbus Circle and walk northeast: a boulder scratched by a glacier, the long rows of elms on the Mall, the angel at Bethesda Terrace, the lake, Strawberry Fields, a small castle on a big rock, and an Egyptian obelisk, the oldest outdoor monument in the city.',
    'You finish at the steps of the Metropolitan Museum, which is a good place to sit down even if you go no further. Along the way you learn how to find your way by the lampposts, why crossing traffic hardly bothers you here, and where the sheep used to sleep.',
  ],
  locations: [
    {
      types: ['START'],
      title: 'Maine Monument, Columbus Circle',
      shortDescription:
        'Meet at the foot of the tall stone monument with the gold figures on top, on the park side of Columbus Circle. Look for the yellow umbrella. The monument honors the sailors lost on the battleship Maine in Havana in 1898.',
      minutesTo: 0,
      minutesAt: 12,
      latitude: 40.7685,
      longitude: -73.9812,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Umpire Rock',
      shortDescription:
        'This is Manhattan schist, roughly 450 million years old, and the grooves in it were cut by a glacier dragging stones toward the sea. Run a finger along one. Children climb it, and so do their fathers, usually with less success.',
      minutesTo: 6,
      minutesAt: 12,
      latitude: 40.7692,
      longitude: -73.9777,
    },
    {
      types: ['POINT_OF_INTEREST'],
      title: 'Sheep Meadow',
      shortDescription:
        'A flock of sheep really did graze here, until 1934. Their house became a restaurant, Tavern on the Green, which the sheep would have had mixed feelings about.',
      minutesTo: 5,
      minutesAt: 0,
      latitude: 40.7715,
      longitude: -73.9745,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'The Mall and Literary Walk',
      shortDescription:
        'The one grand straight line Olmsted and Vaux allowed themselves, under American elms. Among the bronze writers look for three women at a table: the first monument in the park to real women, unveiled in 2020.',
      minutesTo: 4,
      minutesAt: 15,
      latitude: 40.7713,
      longitude: -73.9718,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Bethesda Terrace and Fountain',
      shortDescription:
        'Emma Stebbins made the angel, unveiled in 1873, and was the first woman to get a major public art commission in the city. Then we go under the terrace and look up: the ceiling is covered with more than 15,000 Minton tiles.',
      minutesTo: 6,
      minutesAt: 20,
      latitude: 40.774,
      longitude: -73.9709,
    },
    {
      types: ['POINT_OF_INTEREST'],
      title: 'Bow Bridge',
      shortDescription:
        'A low cast-iron bridge from the early 1860s, crossing the narrow part of the Lake. If someone is down on one knee, we wait. It happens more often than you would think.',
      minutesTo: 3,
      minutesAt: 0,
      latitude: 40.7754,
      longitude: -73.9717,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Strawberry Fields',
      shortDescription:
        'John Lennon lived across the street in the Dakota and was killed at its entrance in December 1980. The black and white mosaic with the word “Imagine” was a gift from the city of Naples.',
      minutesTo: 6,
      minutesAt: 12,
      latitude: 40.7757,
      longitude: -73.975,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Belvedere Castle',
      shortDescription:
        'A castle built for the view and nothing else, on top of Vista Rock. When the news gives the temperature in Central Park, the instruments are right beside it. Below are Turtle Pond and, very often, the turtles.',
      minutesTo: 12,
      minutesAt: 15,
      latitude: 40.7794,
      longitude: -73.969,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'The Obelisk',
      shortDescription:
        'Cut in Egypt around 1450 BC, and set up here in January 1881. It took 112 days to haul it across town from the Hudson River. The bronze crabs at its corners are copies of the ones the Romans put there; you have to look low to find them.',
      minutesTo: 6,
      minutesAt: 8,
      latitude: 40.7796,
      longitude: -73.9654,
    },
    {
      types: ['END'],
      title: 'The steps of the Metropolitan Museum',
      shortDescription:
        'We end on Fifth Avenue at 82nd Street, in front of the museum. The nearest express subway station is 86th Street on Lexington Avenue (4, 5 and 6 trains), about ten minutes on foot.',
      minutesTo: 5,
      minutesAt: 3,
      latitude: 40.7793,
      longitude: -73.9628,
    },
  ],
  features: [
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'Find the glacier’s scratches in Umpire Rock and read the lampposts like a local',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'Stand under the tiled ceiling of Bethesda Terrace and meet Emma Stebbins’s angel',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription: 'Look out over Turtle Pond from the terrace of Belvedere Castle',
    },
    {
      type: 'INCLUSION',
      shortDescription: 'Your guide for the whole walk, from Columbus Circle to the museum steps',
    },
    {
      type: 'EXCLUSION',
      shortDescription:
        'Admission to the Metropolitan Museum and rides, boats or carriages in the park are not part of the walk',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Wear shoes you like to walk in. Bring water, a hat in summer, and one more layer than you think in winter.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Use a restroom before we meet. There are public ones in the park along the way, and your guide knows where, but lines can be long.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'About 2.5 miles, mostly paved paths with gentle hills. Bethesda Terrace has long stairs, but sloping paths go around to the fountain.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'The usual way up to Belvedere Castle is steep. There is a longer step-free path from the East Drive; say at the start if you need it.',
    },
  ],
  faqs: [
    {
      question: 'Do we walk in the rain?',
      answer:
        'Yes. The park is quieter in the rain, and the arcade at Bethesda Terrace keeps us dry for a while. Bring a raincoat. If there is thunder, we get off the hills and wait it out under cover.',
    },
    {
      question: 'Is it good for children and strollers?',
      answer:
        'Yes. There are rocks to climb, turtles to count and a castle. A stroller can do the whole walk if we take the sloping paths instead of the stairs, so mention it at the start.',
    },
    {
      question: 'May I bring my dog?',
      answer:
        'A dog on a leash can come along; New Yorkers would find it odder if there were none. Dogs are not allowed on every lawn, but we stay on the paths.',
    },
    {
      question: 'Do we see the whole park?',
      answer:
        'No, and be wary of anyone who says so. It is two and a half miles long. We see the southern half, where most of the famous places are, and your guide can tell you what to look for further north.',
    },
    {
      question: 'How do the lampposts help me find my way?',
      answer:
        'Each one carries a small plate with a number. The first digits give the nearest cross street, so you always know how far uptown you are. You will check a few with us.',
    },
  ],
};
