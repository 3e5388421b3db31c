import type { WrittenTour } from './written-tour';

export const nightYankeeStadium: WrittenTour = {
  title: 'Yankee Stadium and the Grand Concourse after dark',
  shortDescription:
    'An evening walk in the Bronx: two ballparks, a siren carved in marble, art deco apartment houses, and a mosaic full of fish.',
  description: [
    'We begin under the elevated tracks on River Avenue, where every few minutes the 4 train ends the conversation for us. Behind you is the new Yankee Stadium, open since 2009. Across the street is the grass where the old one stood from 1923, when Babe Ruth hit a home run on the very first day.',
    'Then we climb a gentle hill that most ball fans never see. The Bronx County Courthouse sits at the top like a very serious block of sugar, and across the street in Joyce Kilmer Park is a fountain that Germany turned down and the Bronx was glad to have.',
    'From there it is the Grand Concourse, laid out in the 1890s and lined in the 1930s with apartment houses that dressed for the movies. We walk north past curved corners and bands of brick to a doorway with an aquarium in mosaic, which is a fine thing to finish on.',
  ],
  locations: [
    {
      types: ['START'],
      title: 'Yankee Stadium, Gate 6',
      shortDescription:
        'Stand on East 161st Street at River Avenue, in front of Gate 6, and look for the yellow umbrella. While we gather, look up at the letters on the limestone wall and listen for the 4 train overhead.',
      minutesTo: 0,
      minutesAt: 10,
      latitude: 40.828,
      longitude: -73.9258,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Babe Ruth Plaza',
      shortDescription:
        'The plaza runs along the stadium on 161st Street. I tell you how a pitcher from Baltimore became the man this neighborhood was built around, and why the old place was called the House That Ruth Built.',
      minutesTo: 3,
      minutesAt: 10,
      latitude: 40.8284,
      longitude: -73.9275,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Heritage Field, Macombs Dam Park',
      shortDescription:
        'The old stadium stood here from 1923 until it came down in 2010, and the southern ball field follows its footprint. Look for the piece of the old frieze that was kept. The field is named for Elston Howard, the first Black player on the Yankees. If a gate is locked, we look through the fence.',
      minutesTo: 4,
      minutesAt: 17,
      latitude: 40.8268,
      longitude: -73.9279,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Bronx County Courthouse',
      shortDescription:
        'Finished in 1934, and not shy about it. The pink marble groups by the steps come from the studio of Adolph Weinman, and the long frieze of people at work is by Charles Keck. Follow it around the corner.',
      minutesTo: 9,
      minutesAt: 10,
      latitude: 40.8263,
      longitude: -73.9236,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Lorelei Fountain, Joyce Kilmer Park',
      shortDescription:
        'Ernst Herter made it to honor the poet Heinrich Heine, and Düsseldorf, where Heine was born, would not have it. German Americans raised the money and it was unveiled here in 1899. Note that the siren has the best seat in the Bronx.',
      minutesTo: 3,
      minutesAt: 10,
      latitude: 40.8275,
      longitude: -73.9231,
    },
    {
      types: ['POINT_OF_INTEREST'],
      title: '888 Grand Concourse',
      shortDescription:
        'Emery Roth designed this apartment house on the corner of 161st Street. Look at the way the entrance curves inward and at the gold in the mosaic.',
      minutesTo: 2,
      minutesAt: 0,
      latitude: 40.8267,
      longitude: -73.9221,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Grand Concourse at 165th Street',
      shortDescription:
        'We stop to read the apartment houses: windows that wrap around corners, stripes of brick, doors with stainless steel. The tree-lined side lanes are part of the plan that the engineer Louis Risse drew up in the 1890s.',
      minutesTo: 9,
      minutesAt: 9,
      latitude: 40.8311,
      longitude: -73.9202,
    },
    {
      types: ['POINT_OF_INTEREST'],
      title: 'Andrew Freedman Home',
      shortDescription:
        'A limestone palace opened in 1924, paid for by a man who once owned the New York Giants baseball team. It was a retirement home for people who used to be rich. Only in New York is that a charity.',
      minutesTo: 4,
      minutesAt: 0,
      latitude: 40.8326,
      longitude: -73.9199,
    },
    {
      types: ['END'],
      title: 'The Fish Building, 1150 Grand Concourse',
      shortDescription:
        'We end at the mosaic of angelfish by the door, put up in 1937. The subway is a short walk away: 167 St station on the Grand Concourse, with the D train.',
      minutesTo: 4,
      minutesAt: 8,
      latitude: 40.8336,
      longitude: -73.9185,
    },
  ],
  features: [
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'The ground where the first Yankee Stadium stood, and the piece of its frieze that stayed behind.',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'The Lorelei Fountain and the story of how a German siren ended up in the Bronx.',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'Art deco apartment houses on the Grand Concourse, ending at the aquarium mosaic of the Fish Building.',
    },
    {
      type: 'INCLUSION',
      shortDescription: 'Your guide for the whole walk, from Gate 6 to the Fish Building.',
    },
    {
      type: 'EXCLUSION',
      shortDescription:
        'Tickets to games and stadium tours are not part of the walk, and we stay outside the buildings.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Wear comfortable shoes and bring a layer. The Concourse is wide and the wind has noticed.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Use a restroom before you come. There is none to count on along the way in the evening.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'About 1.5 miles on sidewalks and park paths, with a steady uphill stretch on 161st Street.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'The route can be done without steps. Some sidewalks are uneven, and the tree roots usually win.',
    },
  ],
  faqs: [
    {
      question: 'Do we go inside Yankee Stadium?',
      answer:
        'No. We see it from the street and then spend our time on the old ground and the neighborhood, which is the part most visitors miss.',
    },
    {
      question: 'What happens when there is a game that night?',
      answer:
        'The walk goes on, with a soundtrack. The corner at Gate 6 gets crowded, so come a few minutes early and look for the yellow umbrella.',
    },
    {
      question: 'Is it safe in the evening?',
      answer:
        'We keep to wide, lit streets with people and buses on them, and we stay together. Use the good sense you would use in any big city.',
    },
    {
      question: 'Does the walk go on in the rain?',
      answer:
        'Yes, rain is part of the deal. Bring a hood or an umbrella. In a thunderstorm we wait under cover until it passes.',
    },
    {
      question: 'Where does it end, and how do I get back to Manhattan?',
      answer:
        'At 1150 Grand Concourse, a short walk from the 167 St station. The D train runs from there to Manhattan.',
    },
  ],
};
