import type { WrittenTour } from './written-tour';

export const dayWalkThroughLes: WrittenTour = {
  title: 'A walk through the Lower East Side',
  shortDescription:
    'Synagogues, a playground, a socialist newspaper and a tenement with thousands of former tenants: the neighborhood where New York’s families began.',
  description: [
    'If your family came to America through New York, somebody in it probably slept on the Lower East Side, and probably in a room with four others. Around 1900 this was one of the most crowded places on earth. The people moved out as soon as they could afford to, and then spent the rest of their lives talking about it.',
    'We start at the market that took the pushcarts off the streets, and go on to a playground that changed the country’s idea of playgrounds, a newspaper building with Karl Marx over the door, and the synagogue on Eldridge Street. After that comes a small synagogue built by Greek Jews, and the tenement at 97 Orchard Street.',
    'The streets are still lived in, so the walk is also about the people here now. On some corners you can read Chinese, Spanish, Hebrew and English without turning your head. We finish on Houston Street, which you will pronounce HOW-ston by then, hungry and in the right place for it.',
  ],
  locations: [
    {
      types: ['START'],
      title: 'Essex Market',
      shortDescription:
        'Meet at the corner of Essex and Delancey Streets, on the sidewalk in front of the market. Look for the yellow umbrella. Mayor La Guardia opened the first market hall on Essex Street in 1940, to get the pushcarts off the street.',
      minutesTo: 0,
      minutesAt: 12,
      latitude: 40.7182,
      longitude: -73.988,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Seward Park',
      shortDescription:
        'In 1903 the city opened a playground here, the first one in the country built by a city for good. The library at its edge is from 1909. It had a reading room on the roof, because at home there was neither room nor air.',
      minutesTo: 7,
      minutesAt: 13,
      latitude: 40.715,
      longitude: -73.989,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'The Forward Building',
      shortDescription:
        'The Jewish Daily Forward, in Yiddish, had this ten-story tower built in 1912. Look above the door for the heads of Karl Marx and Friedrich Engels. Then look at what the building is now: condominiums.',
      minutesTo: 3,
      minutesAt: 14,
      latitude: 40.714,
      longitude: -73.9899,
    },
    {
      types: ['POINT_OF_INTEREST'],
      title: 'Jarmulowsky’s Bank',
      shortDescription:
        'The twelve stories at Canal and Orchard were a bank for immigrants, finished in 1912. It failed in 1914, when war broke out and everybody wanted to send money home at once.',
      minutesTo: 4,
      minutesAt: 0,
      latitude: 40.7149,
      longitude: -73.9919,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Eldridge Street Synagogue',
      shortDescription:
        'Built in 1887 by Jews from Eastern Europe, who wanted something as grand as anybody’s. Look up at the round window, the horseshoe arches and the stars. It came close to falling down, and its restoration took twenty years.',
      minutesTo: 2,
      minutesAt: 18,
      latitude: 40.7147,
      longitude: -73.9935,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Kehila Kedosha Janina',
      shortDescription:
        'A small synagogue from 1927, built by Greek-speaking Jews from the town of Ioannina. They are neither Ashkenazi nor Sephardic but Romaniote, and have been explaining it to the neighbors ever since.',
      minutesTo: 8,
      minutesAt: 8,
      latitude: 40.7183,
      longitude: -73.9908,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: '97 Orchard Street',
      shortDescription:
        'Built in 1863 and today part of the Tenement Museum. About 7,000 people from more than twenty countries lived here before the apartments were closed in 1935. We stay outside and count windows, and people per window.',
      minutesTo: 2,
      minutesAt: 19,
      latitude: 40.7185,
      longitude: -73.9901,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'The old synagogue on Norfolk Street',
      shortDescription:
        'Built in 1849, it is the oldest synagogue building still standing in the city. It looks like a Gothic church, since that was the fashion. Look up at the pointed windows and you could be in Germany.',
      minutesTo: 9,
      minutesAt: 9,
      latitude: 40.7211,
      longitude: -73.9855,
    },
    {
      types: ['END'],
      title: 'Houston Street at Ludlow Street',
      shortDescription:
        'We end on the corner of Houston and Ludlow. The nearest subway is Second Avenue (F train), with an entrance a few minutes west along Houston Street.',
      minutesTo: 4,
      minutesAt: 8,
      latitude: 40.7222,
      longitude: -73.9874,
    },
  ],
  features: [
    {
      type: 'HIGHLIGHT',
      shortDescription: 'Find Karl Marx over the door of a building of condominiums',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription: 'The synagogue on Eldridge Street, and how it was saved',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription:
        '97 Orchard Street from the outside, with the people who lived behind each window',
    },
    {
      type: 'INCLUSION',
      shortDescription: 'Your guide for the whole walk, from Essex Market to Houston Street',
    },
    {
      type: 'EXCLUSION',
      shortDescription: 'Museum and synagogue admissions, food and drinks are not part of the walk',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Wear comfortable shoes and bring water. Eat after the walk rather than before; you end up in a good part of town for it.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Use the restroom in Essex Market before we start. There is no other sure one on the way.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'About 2 miles, flat, on city sidewalks with curb ramps. Some sidewalks are narrow and uneven.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'No stairs on the route. We look at the synagogues and the tenement from the sidewalk.',
    },
  ],
  faqs: [
    {
      question: 'Do we go into the Tenement Museum?',
      answer:
        'No. We tell the story of the building from the street. The museum runs its own tours inside, with its own tickets, and the two go well together on the same day.',
    },
    {
      question: 'Do we eat on the way?',
      answer:
        'No, this is a walk with stories. It makes people hungry all the same, and at the end your guide will tell you where to go from there.',
    },
    {
      question: 'What if it rains?',
      answer:
        'We walk. Awnings and doorways help, and the people who lived here had no cars either. Bring a raincoat or an umbrella.',
    },
    {
      question: 'Is it good for children and strollers?',
      answer:
        'Yes, best from about eight, when stories about children working at that age begin to land. Strollers are fine; the route is flat and without stairs.',
    },
    {
      question: 'My family lived here. Can you show me where?',
      answer:
        'If you know the address, tell your guide at the start. If it is near the route, we can often pass it. Many of the old houses are gone, but the corner will be there.',
    },
  ],
};
