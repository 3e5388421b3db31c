import type { WrittenTour } from './written-tour';

export const dayRockefellerCenter: WrittenTour = {
  title: 'Rockefeller Center and upper Fifth Avenue',
  shortDescription:
    'Statues, murals and a cathedral, from the Channel Gardens to the Plaza: how one man’s canceled opera house became the middle of Midtown.',
  description: [
    'Rockefeller Center was supposed to have an opera house in the middle. Then came the crash of 1929, the opera backed out, and John D. Rockefeller Jr. was left with the lease on three blocks and nothing to put on them. He built offices instead, all through the Depression, and filled them with art. We go and look at the art.',
    'We walk in from Fifth Avenue between France and Britain, stop above the rink with Prometheus, look up at Wisdom over the door of 30 Rock, and find the steel reporters, the dancers of Radio City and Atlas with the heavens on his shoulders. Nearly all of it is outdoors, and most people walk right under it.',
    'Across the street from Atlas is St. Patrick’s Cathedral, which thought it would have the avenue’s skyline to itself. From there we follow Fifth Avenue north past a park the size of a store, to the gold general at the corner of Central Park. You finish in front of the Plaza, with the park across the street.',
  ],
  locations: [
    {
      types: ['START'],
      title: 'Channel Gardens',
      shortDescription:
        'Meet on Fifth Avenue between 49th and 50th Streets, where the gardens slope down toward the rink. Look for the yellow umbrella. The French building is on one side and the British on the other, so New Yorkers named the gap after the Channel.',
      minutesTo: 0,
      minutesAt: 15,
      latitude: 40.7583,
      longitude: -73.9776,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Prometheus and the sunken plaza',
      shortDescription:
        'Paul Manship’s gilded Prometheus has been bringing fire since 1934. The tree goes up right behind him. The first one, in 1931, was put up by the construction workers, who were glad to have jobs.',
      minutesTo: 2,
      minutesAt: 16,
      latitude: 40.7587,
      longitude: -73.9785,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: '30 Rockefeller Plaza',
      shortDescription:
        'Look up over the main door: that is Wisdom, by Lee Lawrie, with a compass in hand and a line from Isaiah below. Inside, Diego Rivera painted Lenin into the lobby mural, and in 1934 the mural was smashed off the wall.',
      minutesTo: 2,
      minutesAt: 17,
      latitude: 40.7589,
      longitude: -73.9789,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'News, by Isamu Noguchi',
      shortDescription:
        'Five newspapermen in stainless steel over the door of the old Associated Press building, from 1940. Look for the camera, the telephone and the pad. Nobody in it has slept.',
      minutesTo: 2,
      minutesAt: 10,
      latitude: 40.7594,
      longitude: -73.9783,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Radio City Music Hall',
      shortDescription:
        'It opened on December 27, 1932. On the 50th Street side, look up for three round metal and enamel figures by Hildreth Meière: Dance, Drama and Song.',
      minutesTo: 5,
      minutesAt: 14,
      latitude: 40.7599,
      longitude: -73.9797,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Atlas',
      shortDescription:
        'Lee Lawrie and René Chambellan made him, and he has been here since 1937. He carries the heavens, not the earth. Walk around behind him and look at the cathedral past his shoulders.',
      minutesTo: 5,
      minutesAt: 10,
      latitude: 40.7591,
      longitude: -73.9772,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'St. Patrick’s Cathedral',
      shortDescription:
        'James Renwick Jr. drew it when this was far uptown. The cornerstone was laid in 1858, the doors opened in 1879, and the two spires, 330 feet tall, followed in 1888. If there is no service, we step inside quietly.',
      minutesTo: 2,
      minutesAt: 17,
      latitude: 40.7587,
      longitude: -73.9765,
    },
    {
      types: ['POINT_OF_INTEREST'],
      title: 'Paley Park',
      shortDescription:
        'A few yards off Fifth Avenue on 53rd Street, one lot wide, with a wall of water at the back since 1967. The water is there so that you stop hearing the street.',
      minutesTo: 5,
      minutesAt: 0,
      latitude: 40.7602,
      longitude: -73.9752,
    },
    {
      types: ['END'],
      title: 'Grand Army Plaza, Fifth Avenue at 59th Street',
      shortDescription:
        'We end by the gilded General Sherman, by Augustus Saint-Gaudens, unveiled in 1903, with the Plaza Hotel across the way. The subway is right here: Fifth Avenue-59th Street (N and R trains, and the W on weekdays).',
      minutesTo: 9,
      minutesAt: 8,
      latitude: 40.7644,
      longitude: -73.9734,
    },
  ],
  features: [
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'Read the statues and reliefs of Rockefeller Center with someone who points at the right floor',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription: 'The story of the mural that was hammered off the lobby wall of 30 Rock',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'From Atlas to St. Patrick’s, and up Fifth Avenue to the corner of Central Park',
    },
    {
      type: 'INCLUSION',
      shortDescription:
        'Your guide for the whole walk, from the Channel Gardens to Grand Army Plaza',
    },
    {
      type: 'EXCLUSION',
      shortDescription:
        'Tickets to the observation deck, Radio City and ice skating are not part of the walk',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Wear comfortable shoes and dress for standing outdoors. From mid-November to January expect thick crowds around the tree, and keep an eye on the yellow umbrella.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Use a restroom before we meet. There are public ones on the concourse level under Rockefeller Center, one flight below the street.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'About a mile, all on sidewalks and plazas. The Channel Gardens slope gently. The route can be done without stairs.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'The sunken plaza with the rink is a flight below; we look at it from the street level. St. Patrick’s has a step-free way in; ask your guide.',
    },
  ],
  faqs: [
    {
      question: 'Do we go up to the observation deck?',
      answer:
        'No. This walk stays on the ground, where the art is. You can go up before or after with a ticket of your own, and you will recognize what you see from there.',
    },
    {
      question: 'Will we see the Christmas tree?',
      answer:
        'If it is up, yes, and you can’t miss it. It usually goes up in the middle of November, is lit after Thanksgiving, and stays into January. The rest of the year we stand where it goes and talk about it.',
    },
    {
      question: 'What if it rains?',
      answer:
        'We walk, with raincoats and umbrellas. There are overhangs, and a cathedral. Wet pavement makes the gold on Prometheus look better, if that is any comfort.',
    },
    {
      question: 'Is it good for children and strollers?',
      answer:
        'Yes. It is a short distance, the ground is easy, and there is a giant holding up the sky. We keep the stops brief enough for people who are four feet tall.',
    },
    {
      question: 'Do we go inside St. Patrick’s?',
      answer:
        'If no service or event is on, yes, for a few minutes. It is a working church, so hats off and voices down. If it is closed to visitors, we tell the story from across the avenue, beside Atlas.',
    },
  ],
};
