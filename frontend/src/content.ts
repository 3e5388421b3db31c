/**
 * The site's words, apart from the labels of its controls. Whoever runs the site changes them here: name,
 * the story of the guide and the captions of the pictures.
 */
export const content = {
  siteName: 'New York on Foot',

  /** What frontend/public/social.png shows, which goes along where somebody shares a page. */
  socialPicture: 'New York on Foot: New York at walking pace',

  /** Phone and email are settings: CONTACT_PHONE and CONTACT_EMAIL. */
  contact: { city: 'New York, USA' },

  home: {
    title: 'New York at walking pace',
    tagline: 'Book your tour',
    blurb:
      'Bridges in the morning light, brownstone streets with a story on every stoop, skylines that switch on at dusk: New York opens up to those who walk it. Pick a place and a day, and come along.',
    picture:
      'A guide with a raised yellow umbrella points out the Manhattan skyline to a small walking group on a riverside promenade, with the Brooklyn Bridge sweeping in from the right.',
    day: {
      title: 'By day',
      text: 'Parks, bridges, markets and the streets where the city began.',
    },
    night: {
      title: 'By night',
      text: 'Lit towers, big stages and views that only come out after dark.',
    },
  },

  about: {
    title: 'A guide, a city, five years on foot',
    lead: 'I have spent five years walking New York, and I still turn corners I have never turned before.',
    story: [
      'It began with a map and a free afternoon. I wanted to know why Broadway runs crooked through a city of straight lines, so I followed it, block after block, and asked everybody who would talk to me. The answer was older than the city itself, and the way there was the best day I had had in years.',
      'That is still how I guide. My tours are recreation first: fresh air, an easy pace, time to sit on a bench in Central Park or to watch the ferries from the Brooklyn Bridge. And they are history all the way: who laid these stones, who lived behind these windows, what burned down here and what was built in its place.',
      'I keep groups together and questions welcome. You do not need to know anything about New York before you come. Bring shoes that you like walking in, and tell me what you are curious about; the city will do the rest.',
    ],
  },

  gallery: {
    title: 'Customer gallery',
    lead: 'Five places that our walks lead to.',
    /** `name` is the picture's file in frontend/photos, without its ending. */
    photos: [
      {
        name: 'brooklyn-bridge',
        alt: 'The wooden walkway of the Brooklyn Bridge leads to a granite tower with two pointed arches, cables fanning out on both sides and the sun rising behind it.',
        caption: 'Brooklyn Bridge, first light',
      },
      {
        name: 'bow-bridge',
        alt: 'A couple rows past the low arch of Bow Bridge, mirrored in Central Park’s lake, with autumn trees and the twin towers of the San Remo behind.',
        caption: 'Bow Bridge in October',
      },
      {
        name: 'times-square',
        alt: 'People on the red steps look down Times Square at night, a canyon of glowing screens with yellow cabs on wet asphalt.',
        caption: 'Times Square after dark',
      },
      {
        name: 'statue-of-liberty',
        alt: 'A woman and a child at the ferry rail look across at the Statue of Liberty on its pedestal and fort, with gulls above and the skyline far off.',
        caption: 'Liberty, from the ferry',
      },
      {
        name: 'soho',
        alt: 'Late sun fills a SoHo street of cast-iron façades and fire escapes while a cyclist and a woman in a yellow coat pass over the paving blocks.',
        caption: 'SoHo, last sun',
      },
    ],
  },
} as const;
