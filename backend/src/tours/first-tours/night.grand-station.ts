import type { WrittenTour } from './written-tour';

export const nightGrandStation: WrittenTour = {
  title: 'Grand Central and 42nd Street after rush hour',
  shortDescription:
    'The great hall when the commuters have thinned out, a wall that carries whispers, and 42nd Street out to Tudor City and back.',
  description: [
    'Most people call it Grand Central Station, and a certain kind of New Yorker will tell you it’s a terminal, because the trains stop here. Both will give you directions. We meet at the clock after rush hour, when there is room at last to stand still in the middle of the floor and look at the ceiling.',
    'I show you what was painted the wrong way around up there, why the railroad’s first family put acorns everywhere, and an arch where you can whisper into a corner and be heard across the room. Then we go out onto 42nd Street, where the Chanin, the Chrysler and the Daily News all opened within about two years.',
    'We follow the street east to Tudor City, a small English village that stands on a ledge over the traffic. From the bridge you have the Chrysler Building on one side and the United Nations on the other. Then we walk back and finish facing Mercury, who has been watching the street for more than a century.',
  ],
  locations: [
    {
      types: ['START'],
      title: 'The clock in the main concourse',
      shortDescription:
        'Stand at the four-faced brass clock on the information booth, in the middle of the main concourse, and look for the yellow umbrella. The terminal opened on February 2, 1913. The ceiling has about 2,500 stars, and its sky is backward.',
      minutesTo: 0,
      minutesAt: 20,
      latitude: 40.7527,
      longitude: -73.9772,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'The whispering arch',
      shortDescription:
        'On the way to the lower level, under a low vault of Guastavino tile. Stand with your face in one corner while a friend stands in the opposite one, and speak softly. Be careful what you say.',
      minutesTo: 2,
      minutesAt: 9,
      latitude: 40.7524,
      longitude: -73.9773,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Vanderbilt Hall',
      shortDescription:
        'The old waiting room. Look up at the chandeliers and then find the acorns and oak leaves, the sign of the Vanderbilts. Here I tell how the terminal nearly got a tower on its roof, and how the Supreme Court settled it in 1978. If an event or a restaurant has the room, we look in from the side.',
      minutesTo: 3,
      minutesAt: 9,
      latitude: 40.7522,
      longitude: -73.9775,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Lexington Avenue, Chanin and Chrysler',
      shortDescription:
        'From the corner of 42nd Street, look first at the Chanin Building’s bands of bronze and terra-cotta from 1929. Then look up: the Chrysler, 1930, with steel eagles on the 61st floor and a spire that was put together in secret.',
      minutesTo: 4,
      minutesAt: 12,
      latitude: 40.7512,
      longitude: -73.9762,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Daily News Building',
      shortDescription:
        'Raymond Hood and John Mead Howells, 1930. Read the granite relief over the door: “He made so many of them,” which is part of a remark credited to Lincoln about common people. In the 1978 film this was Superman’s newspaper.',
      minutesTo: 6,
      minutesAt: 8,
      latitude: 40.7498,
      longitude: -73.973,
    },
    {
      types: ['POINT_OF_INTEREST'],
      title: 'Ford Foundation Building',
      shortDescription:
        'Look through the glass from 43rd Street. There is a whole garden with trees inside this office building, and it has been there since 1967.',
      minutesTo: 4,
      minutesAt: 0,
      latitude: 40.7498,
      longitude: -73.9712,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Tudor City, the bridge over 42nd Street',
      shortDescription:
        'From the bridge look west along 42nd Street to the Chrysler Building, and east to the United Nations. These apartment houses of the 1920s have few windows toward the river, because what stood there then was slaughterhouses.',
      minutesTo: 3,
      minutesAt: 12,
      latitude: 40.7489,
      longitude: -73.9706,
    },
    {
      types: ['END'],
      title: 'Park Avenue and 42nd Street',
      shortDescription:
        'We end across from the terminal. On top stand Mercury, Hercules and Minerva, by Jules-Félix Coutan, over a clock about 13 feet across. Grand Central-42 St, with the 4, 5, 6, 7 and the shuttle, is right here.',
      minutesTo: 12,
      minutesAt: 10,
      latitude: 40.7518,
      longitude: -73.9777,
    },
  ],
  features: [
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'The main concourse in the evening, with time to read the backward sky on the ceiling.',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription: 'The whispering arch, which works on skeptics too.',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'The lit crown of the Chrysler Building, from its foot and from the bridge in Tudor City.',
    },
    {
      type: 'INCLUSION',
      shortDescription: 'Your guide for the whole walk, from the clock to Tudor City and back.',
    },
    {
      type: 'EXCLUSION',
      shortDescription:
        'Train and subway fares and tickets to observation decks are not part of the walk. Neither are oysters.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'There are restrooms in the terminal, on the lower level. Use them before we meet at the clock.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Bring a layer. We are indoors for about forty minutes and then outdoors, toward the river, where it is windier.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'About 1.2 miles. The terminal has ramps and elevators, and the whole route can be done without steps.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'The way up to Tudor City is a sloping street and the sidewalk is steep for a short stretch.',
    },
  ],
  faqs: [
    {
      question: 'Is it Grand Central Station or Terminal?',
      answer:
        'Terminal is right, since the trains end here. Station is what everybody says. If you ask for either one, you will get to the clock.',
    },
    {
      question: 'Do we go inside the Chrysler Building?',
      answer:
        'No, we look at it from the street and from Tudor City, which is where it looks best anyway.',
    },
    {
      question: 'What if it rains?',
      answer:
        'We spend longer under the stars in the concourse and keep the outdoor part brisk. Bring a hood or a small umbrella.',
    },
    {
      question: 'Is it good for children?',
      answer:
        'Yes. The whispering arch and the backward sky go over well with anyone over five. The walk back from Tudor City is about twelve minutes.',
    },
    {
      question: 'Where does it end?',
      answer:
        'Across 42nd Street from the terminal, a minute from where we began. The 4, 5, 6, 7 and S trains stop there, and so does Metro-North.',
    },
  ],
};
