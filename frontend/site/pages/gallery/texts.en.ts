export const texts = {
  lead: 'Five of the places our walks take you.',
  region: 'Photos of our walks',
  carousel: 'carousel',
  counter: (number: number, total: number) => `Photo ${String(number)} of ${String(total)}`,
  shown: (counter: string, caption: string) => `${counter}: ${caption}`,
  previous: 'Previous photo',
  next: 'Next photo',
  pause: 'Pause',
  play: 'Play',

  /** The texts of our drawings. */
  drawings: {
    'brooklyn-bridge': {
      alt: 'The wooden walkway of the Brooklyn Bridge leads to a granite tower with two pointed arches, cables fanning out on both sides and the sun rising behind it.',
      caption: 'Brooklyn Bridge, first light',
      location: 'On its walkway above the East River',
    },
    'bow-bridge': {
      alt: 'A couple rows past the low arch of Bow Bridge, mirrored in Central Park’s lake, with autumn trees and the twin towers of the San Remo behind.',
      caption: 'Bow Bridge in October',
      location: 'On the Lake in Central Park',
    },
    'times-square': {
      alt: 'People on the red steps look down Times Square at night, a canyon of glowing screens with yellow cabs on wet asphalt.',
      caption: 'Times Square after dark',
      location: 'From the red steps on Duffy Square',
    },
    'statue-of-liberty': {
      alt: 'A woman and a child at the ferry rail look across at the Statue of Liberty on its pedestal and fort, with gulls above and the skyline far off.',
      caption: 'Liberty, from the ferry',
      location: 'In Upper New York Bay',
    },
    soho: {
      alt: 'Late sun fills a SoHo street of cast-iron façades and fire escapes while a cyclist and a woman in a yellow coat pass over the paving blocks.',
      caption: 'SoHo, last sun',
      location: 'Among its cast-iron façades, in Lower Manhattan',
    },
  },
};
