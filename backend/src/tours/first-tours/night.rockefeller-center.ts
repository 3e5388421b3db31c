import type { WrittenTour } from './written-tour';

export const nightRockefellerCenter: WrittenTour = {
  title: 'Rockefeller Center and Fifth Avenue by night',
  shortDescription:
    'Gilded gods, steel newspapermen, and a music hall in neon, then up Fifth Avenue to a general on a golden horse.',
  description: [
    'Rockefeller Center was built in the Depression, when money was short and sculptors were available. You can’t walk fifty feet without some god or worker looking down at you from a doorway. By day people hurry under them. In the evening, with the lights on the stone, you can see what they are up to.',
    'We start in the Channel Gardens and go looking: Prometheus above the sunken plaza, Wisdom with his compass over the door of the tall building, five newspapermen in stainless steel, three round women on the wall of Radio City, and Atlas, who still hasn’t put it down.',
    'Then we cross to St. Patrick’s and walk up Fifth Avenue, past a mansion that is said to have been traded for pearls. We end at the corner of Central Park, with a fountain, an old hotel, and General Sherman in gold leaf, riding out of it and down the avenue.',
  ],
  locations: [
    {
      types: ['START'],
      title: 'Channel Gardens',
      shortDescription:
        'Stand on Fifth Avenue between 49th and 50th Streets, where the gardens begin, and look for the yellow umbrella. The building on the left is French and the one on the right is British, so the gardens between them are the Channel.',
      minutesTo: 0,
      minutesAt: 12,
      latitude: 40.7581,
      longitude: -73.9775,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Prometheus and the sunken plaza',
      shortDescription:
        'Paul Manship’s gilded bronze from 1934 shows Prometheus bringing the stolen fire down to us. Look for the ring of the zodiac around him, and read the line from Aeschylus on the wall behind.',
      minutesTo: 3,
      minutesAt: 10,
      latitude: 40.7586,
      longitude: -73.9786,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'The door of 30 Rockefeller Plaza',
      shortDescription:
        'Over the entrance is Lee Lawrie’s Wisdom, with a compass, above a screen of cast glass. The words are from Isaiah. Then stand back and let your eye run up the setbacks: 850 feet of limestone, opened in 1933.',
      minutesTo: 2,
      minutesAt: 10,
      latitude: 40.7588,
      longitude: -73.9789,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Radio City Music Hall',
      shortDescription:
        'It opened on December 27, 1932. Look up at the 50th Street wall for three big metal and enamel disks by Hildreth Meière: Dance, Drama and Song. Then look at the neon, which does the rest.',
      minutesTo: 4,
      minutesAt: 11,
      latitude: 40.7599,
      longitude: -73.9798,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'News, by Isamu Noguchi',
      shortDescription:
        'Over the door of 50 Rockefeller Plaza, once the Associated Press: five newsmen in stainless steel, put up in 1940. Find the camera, the telephone and the pad.',
      minutesTo: 4,
      minutesAt: 8,
      latitude: 40.7594,
      longitude: -73.9783,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Atlas',
      shortDescription:
        'By Lee Lawrie and René Chambellan, 1937. Walk around behind him and look back between his legs and the rings: the cathedral across Fifth Avenue sits right in the frame.',
      minutesTo: 4,
      minutesAt: 8,
      latitude: 40.759,
      longitude: -73.9771,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'St. Patrick’s Cathedral',
      shortDescription:
        'James Renwick’s church opened in 1879, and the spires, 330 feet tall, came nine years later. When it was begun, people complained that it was too far out of town. We look at it from the sidewalk.',
      minutesTo: 2,
      minutesAt: 9,
      latitude: 40.7585,
      longitude: -73.9766,
    },
    {
      types: ['POINT_OF_INTEREST'],
      title: 'The mansion at 52nd Street',
      shortDescription:
        'Morton Plant, who built the house, parted with it to the jeweler Cartier in 1917. The story has always been that he took a double string of pearls for it.',
      minutesTo: 3,
      minutesAt: 0,
      latitude: 40.7597,
      longitude: -73.9759,
    },
    {
      types: ['POINT_OF_INTEREST'],
      title: 'University Club, 54th Street',
      shortDescription:
        'A Florentine palace by McKim, Mead and White, finished in 1899. Look up between the windows for the carved shields of the colleges.',
      minutesTo: 3,
      minutesAt: 0,
      latitude: 40.761,
      longitude: -73.9754,
    },
    {
      types: ['END'],
      title: 'Grand Army Plaza',
      shortDescription:
        'We end at the corner of Central Park: the Plaza Hotel of 1907, Pomona on her fountain, and Sherman in gold by Augustus Saint-Gaudens. The 5 Av/59 St station, with the N and R trains, and the W on weekdays, is at the corner of 60th Street.',
      minutesTo: 7,
      minutesAt: 10,
      latitude: 40.7644,
      longitude: -73.9736,
    },
  ],
  features: [
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'The sculpture of Rockefeller Center in evening light, from Prometheus to Atlas.',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'The neon of Radio City and the three disks on its wall that few people look up to see.',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'Fifth Avenue on foot, from St. Patrick’s to the golden Sherman at Central Park.',
    },
    {
      type: 'INCLUSION',
      shortDescription:
        'Your guide for the whole walk, from the Channel Gardens to Grand Army Plaza.',
    },
    {
      type: 'EXCLUSION',
      shortDescription:
        'Tickets to the observation deck, the skating rink or a show are not part of the walk.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Wear shoes for standing and bring a layer. The side streets here can funnel a good wind.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Use a restroom before we meet. There is none on Fifth Avenue to count on in the evening.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'About 1 mile, nearly flat, on sidewalks. We go around any steps in the plazas.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'From mid-November to early January the crowds are very thick, and a wheelchair or stroller will move slowly.',
    },
  ],
  faqs: [
    {
      question: 'Do we go up to the top?',
      answer:
        'No, we stay on the ground, where the sculpture is. You can go up on your own ticket before or after the walk.',
    },
    {
      question: 'Will we see the Christmas tree?',
      answer:
        'From mid-November into January, yes, along with a good part of the world’s population. The police may close some sidewalks, so I bend the route as needed.',
    },
    {
      question: 'Do we go into St. Patrick’s?',
      answer:
        'No, we look at it from outside. Come back in the daytime to see the inside. It is worth the second trip.',
    },
    {
      question: 'What if it rains?',
      answer: 'We walk. Wet stone and neon go well together. Bring a hood or a small umbrella.',
    },
    {
      question: 'Where does it end?',
      answer:
        'At Grand Army Plaza, Fifth Avenue and 59th Street. The N and R trains stop there at 5 Av/59 St, and the W does on weekdays.',
    },
  ],
};
