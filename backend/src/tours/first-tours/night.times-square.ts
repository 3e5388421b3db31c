import type { WrittenTour } from './written-tour';

export const nightTimesSquare: WrittenTour = {
  title: 'Times Square at night, read by a local',
  shortDescription:
    'The lights, the theaters behind them, a sound under a grate, and a quiet finish with two lions on Fifth Avenue.',
  description: [
    'New Yorkers avoid Times Square the way sailors avoid rocks, by knowing exactly where it is. I’ll walk you through it after dark, when it looks the way you hoped, and show you the parts that people miss because a sign forty feet high is blinking at them.',
    'There is a priest, a songwriter, a clock with stars for numbers, and a low hum that comes out of the sidewalk and has no label at all. There are theaters from 1903 and 1913 down the side streets, and the building that gave the place its name, now wearing signs from head to toe.',
    'Then we walk a few blocks east and the noise drops off. We look at a black and gold skyscraper across Bryant Park and finish in front of the Public Library, with two marble lions who have seen all of this before and are still not impressed.',
  ],
  locations: [
    {
      types: ['START'],
      title: 'Duffy Square, at the red steps',
      shortDescription:
        'Stand at the foot of the red steps, on the side of the statue, and look for the yellow umbrella. The man in bronze before the granite cross is Father Francis Duffy, chaplain of a New York regiment in the First World War. A few steps south is George M. Cohan, who wrote “Give My Regards to Broadway.”',
      minutesTo: 0,
      minutesAt: 14,
      latitude: 40.7589,
      longitude: -73.985,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'The hum in the sidewalk',
      shortDescription:
        'On the triangle between 45th and 46th Streets, stand on the subway grate and listen. The deep sound is a work by Max Neuhaus, first turned on in 1977, silent for ten years, and back since 2002. There is no sign.',
      minutesTo: 3,
      minutesAt: 10,
      latitude: 40.758,
      longitude: -73.9855,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Lyceum Theatre, West 45th Street',
      shortDescription:
        'It opened in 1903, before Times Square had its name. Look at the columns and the wavy canopy, and then higher: the producer Daniel Frohman had an apartment upstairs with a small door to look down at the stage.',
      minutesTo: 3,
      minutesAt: 10,
      latitude: 40.7578,
      longitude: -73.9846,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Shubert Alley',
      shortDescription:
        'A passage from 45th to 44th Street, between the Booth and the Shubert, both opened in 1913. Look at the scratched plaster decoration on the walls of the two theaters. It is called sgraffito and it took patience.',
      minutesTo: 6,
      minutesAt: 10,
      latitude: 40.7582,
      longitude: -73.987,
    },
    {
      types: ['POINT_OF_INTEREST'],
      title: 'Paramount Building',
      shortDescription:
        'Built in the 1920s for the movie company. Look up at the four-faced clock, with stars in place of numbers, and the globe on the very top.',
      minutesTo: 4,
      minutesAt: 0,
      latitude: 40.7572,
      longitude: -73.9865,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'One Times Square',
      shortDescription:
        'The New York Times built this tower, and the square took the paper’s name in 1904. The first New Year’s ball came down the pole at the end of 1907. Under all the signs is still the steel frame of a newspaper tower.',
      minutesTo: 3,
      minutesAt: 13,
      latitude: 40.7564,
      longitude: -73.9865,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Bryant Park, south side',
      shortDescription:
        'Across 40th Street is the American Radiator Building of 1924, black brick with gold on top, made by Raymond Hood to look like a glowing coal. It is a heating ad, and the best one in town.',
      minutesTo: 9,
      minutesAt: 11,
      latitude: 40.7529,
      longitude: -73.9838,
    },
    {
      types: ['END'],
      title: 'New York Public Library, the lions',
      shortDescription:
        'We end on the Fifth Avenue sidewalk, with the marble lions called Patience and Fortitude. The 5 Av station of the 7 train is at 42nd Street, and 42 St-Bryant Park, with the D and F, and the B and M on weekdays, is one block west.',
      minutesTo: 6,
      minutesAt: 10,
      latitude: 40.753,
      longitude: -73.9815,
    },
  ],
  features: [
    {
      type: 'HIGHLIGHT',
      shortDescription: 'The lights of Times Square, with someone to tell you what is behind them.',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'The hum in the sidewalk, an artwork that thousands of people step on without hearing it.',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'Theaters from 1903 and 1913, and the black and gold tower over Bryant Park.',
    },
    {
      type: 'INCLUSION',
      shortDescription: 'Your guide for the whole walk, from the red steps to the library lions.',
    },
    {
      type: 'EXCLUSION',
      shortDescription:
        'Theater tickets are not part of the walk, and neither are photos with costumed characters, who expect a tip.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Travel light and keep your bag closed and in front of you. It is the most crowded part of the evening.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Use a restroom at your hotel or where you eat before we meet. Times Square is not generous with them.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'About 1 mile, flat and without steps. We meet at the foot of the red steps and need not climb them.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'Expect bright, flashing signs, loud noise, and thick crowds until we reach Bryant Park.',
    },
  ],
  faqs: [
    {
      question: 'Do we see a show?',
      answer:
        'No, we see the theaters from outside. Most curtains go up about when we start, so the sidewalks are a little calmer while the shows are on.',
    },
    {
      question: 'Is Times Square safe at night?',
      answer:
        'It is bright and full of people and police. The usual trouble is a lost wallet or a pushy salesman. Keep your bag closed and feel free to say nothing at all.',
    },
    {
      question: 'Can children come?',
      answer:
        'Yes. Hold hands in the crowd. The hum in the sidewalk tends to go over well, and so do the lions.',
    },
    {
      question: 'What if it rains?',
      answer:
        'We go ahead. Times Square may look best in the rain, with the signs lying upside down in the street. Bring a hood.',
    },
    {
      question: 'Where does it end?',
      answer:
        'On Fifth Avenue near 41st Street, at the library. The 7 train is at the corner of 42nd Street, and the D and F are a block west, with the B and M on weekdays.',
    },
  ],
};
