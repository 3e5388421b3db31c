import type { WrittenTour } from './written-tour';

export const dayStatueOfLiberty: WrittenTour = {
  title: 'The Statue of Liberty, seen from the Battery',
  shortDescription:
    'The statue and the harbor from the Manhattan shore: how she was paid for, why she is green, and who saw her coming in. A walk, with no boat involved.',
  description: [
    'You don’t have to stand under the Statue of Liberty to understand her. She was made to be seen across water, by people on the way in, and the Battery is where many of them stepped ashore. So we do the harbor from the Manhattan side: about a mile on foot, and the statue in view from several places along the way.',
    'We begin at Castle Clinton, a fort that never fired at an enemy and became the place where about eight million people entered America. Along the water you hear how a French sculptor made a lady out of copper about as thick as two pennies, and how a newspaper got schoolchildren and working people to pay for what she stands on.',
    'There is a memorial that the tide drowns twice a day, a pier with a clock, a lawn that looks straight down the harbor, and a house where Irish girls found a bed on their first night here. You finish next to the Staten Island Ferry, which happens to go past the statue, if you want to see her closer.',
  ],
  locations: [
    {
      types: ['START'],
      title: 'Castle Clinton',
      shortDescription:
        'Meet in Battery Park in front of the gate of the round stone fort, on the side facing the park. Look for the yellow umbrella. Finished in 1811, the fort was later a concert hall, an immigration station and an aquarium, in that order.',
      minutesTo: 0,
      minutesAt: 18,
      latitude: 40.7036,
      longitude: -74.0166,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'The Battery waterfront',
      shortDescription:
        'She stands about a mile and three quarters away. She is 305 feet from the ground to the tip of the torch, dedicated on October 28, 1886. To the right of her, with the domed towers, is Ellis Island.',
      minutesTo: 3,
      minutesAt: 20,
      latitude: 40.7029,
      longitude: -74.017,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'American Merchant Mariners’ Memorial',
      shortDescription:
        'Bronze sailors on a sinking boat, set on a stone breakwater by the sculptor Marisol in 1991. One is in the water, reaching up, and the tide covers him. She worked from a photograph taken from the submarine that sank them.',
      minutesTo: 3,
      minutesAt: 10,
      latitude: 40.7036,
      longitude: -74.0183,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Pier A',
      shortDescription:
        'Built in the 1880s for the harbor police and the docks department. The clock in its tower was put there in 1919, in memory of those killed in the First World War. Check it against your phone.',
      minutesTo: 2,
      minutesAt: 9,
      latitude: 40.7044,
      longitude: -74.0182,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Robert F. Wagner Jr. Park',
      shortDescription:
        'From here she shows her left side, the arm with the tablet. She isn’t looking at us but out toward the ships coming in from the sea. Ask about the broken chain at her feet, which hardly anyone sees.',
      minutesTo: 3,
      minutesAt: 20,
      latitude: 40.7054,
      longitude: -74.0184,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Netherlands Memorial',
      shortDescription:
        'A flagpole given by the Dutch in 1926, three hundred years after they bought Manhattan, or believed that they had. Look for the plan of the little town and its fort, carved on the base.',
      minutesTo: 7,
      minutesAt: 9,
      latitude: 40.7044,
      longitude: -74.0147,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'James Watson House',
      shortDescription:
        'The curved, columned house on State Street is from the 1790s, when merchants lived along the water. From the 1880s it was a mission where thousands of young Irish women found a bed and advice after they landed.',
      minutesTo: 4,
      minutesAt: 11,
      latitude: 40.7028,
      longitude: -74.0137,
    },
    {
      types: ['END'],
      title: 'Peter Minuit Plaza',
      shortDescription:
        'We end in front of the Staten Island Ferry terminal. The subway is right here: South Ferry (1 train) and Whitehall Street (R train, and the W on weekdays). The ferry sails past the statue, and your guide can point you to the door.',
      minutesTo: 3,
      minutesAt: 10,
      latitude: 40.702,
      longitude: -74.0133,
    },
  ],
  features: [
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'See the Statue of Liberty from three places on the Manhattan shore, with her story at each',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription: 'Castle Clinton, where millions came in before there was an Ellis Island',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription: 'The Mariners’ Memorial, where the tide does half of the sculptor’s work',
    },
    {
      type: 'INCLUSION',
      shortDescription: 'Your guide for the whole walk, from Castle Clinton to the ferry terminal',
    },
    {
      type: 'EXCLUSION',
      shortDescription:
        'No boat: the ferry to Liberty Island and Ellis Island, and tickets for it, are not part of this walk',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'It is windy by the harbor in every season. Bring a jacket, sunglasses, and binoculars if you have them.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Use a restroom before we meet. There is one in the Staten Island Ferry terminal, where the walk ends.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'About a mile, flat or with gentle slopes, on paved paths. The whole route can be done without stairs.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'There are benches along most of the way. Parts of the shore may be fenced off for works; we then go around, still without stairs.',
    },
  ],
  faqs: [
    {
      question: 'Do we go to Liberty Island?',
      answer:
        'No. We see the statue from the shore. If you want to go to the island as well, buy your own ferry ticket from the official operator and leave half a day for it. People on the sidewalk who say they sell it usually sell something else.',
    },
    {
      question: 'How well can you see the statue from the Battery?',
      answer:
        'Clearly on most days, though she is small: about as tall as your thumbnail at arm’s length. Binoculars or a phone with a good zoom make her a lot more talkative.',
    },
    {
      question: 'What if it rains or there is fog?',
      answer:
        'We walk in the rain. In thick fog the statue may be gone altogether, and then you get the stories and the foghorns. Bring a raincoat; umbrellas don’t last long by the water.',
    },
    {
      question: 'Is it good for children, strollers and dogs?',
      answer:
        'Yes. It is short and flat, with boats to look at. Strollers can go everywhere we go, and so can a dog on a leash.',
    },
    {
      question: 'Can we take the Staten Island Ferry afterward?',
      answer:
        'Yes, on your own. It leaves from where the walk ends, and the trip across takes about 25 minutes. Stand on the right side going out, and be ready to get off at the other end and come back.',
    },
  ],
};
