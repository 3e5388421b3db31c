import type { WrittenTour } from './written-tour';

export const daySohoAndVillages: WrittenTour = {
  title: 'SoHo, Greenwich Village and the East Village',
  shortDescription:
    'Under the arch, past the narrowest house, through the iron streets of SoHo and back up to the East Village.',
  description: [
    'Three neighborhoods, one walk, and hardly a right angle in the first of them. Greenwich Village was laid out before the city’s grid and never agreed to it. SoHo is straight streets of cast iron, made to look like stone and put together like a kit. The East Village is where the rich moved in, moved out, and left their columns behind.',
    'From the arch on Washington Square we follow a buried brook to a house nine and a half feet wide, then go down into SoHo for the iron fronts on Greene Street and the building where people first trusted a passenger elevator. Then back north, past a gilded imp with a mirror.',
    'The last part is about talk: the hall at Cooper Union where Abraham Lincoln made a speech that helped make him president, and the church where Peter Stuyvesant, who did not like to be contradicted, has been lying more or less quietly since 1672. You finish there, with all of the East Village around you for lunch.',
  ],
  locations: [
    {
      types: ['START'],
      title: 'Washington Square Arch',
      shortDescription:
        'Meet under the arch, at the foot of Fifth Avenue. Look for the yellow umbrella. Stanford White’s marble arch was finished in the 1890s. Two Washingtons stand on its north side, one as general and one as president. Underfoot was once a burial ground for the poor.',
      minutesTo: 0,
      minutesAt: 15,
      latitude: 40.7312,
      longitude: -73.9971,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'MacDougal Street and Minetta Lane',
      shortDescription:
        'Minetta Street, off the lane, bends because a brook did. Minetta Brook was put underground in the 1800s and, some people swear, still comes up in basements. Stand at the bend and notice that you have lost your sense of direction.',
      minutesTo: 6,
      minutesAt: 8,
      latitude: 40.7301,
      longitude: -74.0005,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: '75½ Bedford Street',
      shortDescription:
        'Nine and a half feet wide, built in 1873 in what had been a passage for carriages. The poet Edna St. Vincent Millay lived here in the 1920s. We stay on the far sidewalk: from there it fits in one photograph, easily.',
      minutesTo: 7,
      minutesAt: 12,
      latitude: 40.7313,
      longitude: -74.0052,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Greene Street',
      shortDescription:
        'Numbers 72 to 76 are called the King of Greene Street, from 1873. It looks like stone, but a magnet would stick to it. Look at the sidewalk too: the glass bumps let daylight into the cellars below.',
      minutesTo: 17,
      minutesAt: 14,
      latitude: 40.7231,
      longitude: -74.001,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Haughwout Building',
      shortDescription:
        'At Broadway and Broome since 1857, with iron fronts on two sides like a palace in Venice. It sold china and chandeliers, and it had Elisha Otis’s first passenger elevator, run by steam. It went up five floors.',
      minutesTo: 3,
      minutesAt: 11,
      latitude: 40.7222,
      longitude: -73.9994,
    },
    {
      types: ['POINT_OF_INTEREST'],
      title: 'Puck Building',
      shortDescription:
        'Above the corner of Houston and Mulberry stands Puck in a top hat, gilded, with a mirror and a pen. The humor magazine Puck was made here from the 1880s on.',
      minutesTo: 8,
      minutesAt: 0,
      latitude: 40.7246,
      longitude: -73.9953,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Colonnade Row',
      shortDescription:
        'Nine marble houses went up here in 1833 for the very rich. Four are left. Prisoners at Sing Sing cut the stone. Across the street, the Public Theater is in what was the Astor Library.',
      minutesTo: 10,
      minutesAt: 8,
      latitude: 40.7293,
      longitude: -73.9925,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Cooper Union',
      shortDescription:
        'Peter Cooper opened his school in 1859. Lincoln spoke in the Great Hall below on February 27, 1860. Cooper also put in a round shaft for an elevator before there was one to buy. He was sure that somebody would come up with it.',
      minutesTo: 4,
      minutesAt: 11,
      latitude: 40.7288,
      longitude: -73.9907,
    },
    {
      types: ['END'],
      title: 'St. Mark’s Church in-the-Bowery',
      shortDescription:
        'We end at Second Avenue and East 10th Street, at a church finished in 1799. Peter Stuyvesant lies in a vault underneath. The nearest subways are Astor Place (6 train) and Third Avenue (L train), each less than ten minutes on foot.',
      minutesTo: 6,
      minutesAt: 8,
      latitude: 40.7303,
      longitude: -73.9872,
    },
  ],
  features: [
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'Stand in front of a house nine and a half feet wide, where a great poet lived',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription: 'Learn to tell cast iron from stone on Greene Street',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription: 'The story of Lincoln’s night at Cooper Union, told at its door',
    },
    {
      type: 'INCLUSION',
      shortDescription:
        'Your guide for the whole walk, from Washington Square to St. Mark’s Church',
    },
    {
      type: 'EXCLUSION',
      shortDescription:
        'Food, drinks and any admissions are not part of the walk; we see the buildings from the street',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Wear shoes with solid soles. There is a lot of walking on this one, and the stone streets of SoHo are hard on thin ones. Bring water.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Use a restroom before we meet. There is a public one in Washington Square Park.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'About 2.5 miles and nearly flat, without stairs. It is the longest stretch between two stops, from Bedford Street to SoHo, that tires people.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'Some streets in SoHo are paved with Belgian blocks, and a few sidewalks there are patched with metal and glass. Wheels do best on the smoother side.',
    },
  ],
  faqs: [
    {
      question: 'Do we go into any of the buildings?',
      answer:
        'No, this walk is about fronts, corners and what happened behind them. Most of these are homes or workplaces. At the end the churchyard may be open, and then we have a look.',
    },
    {
      question: 'Is there time for shopping in SoHo?',
      answer:
        'Not on the walk itself, but you will know your way back. From the end it is about twenty minutes on foot, or two stops on the 6 train from Astor Place to Spring Street.',
    },
    {
      question: 'What if it rains?',
      answer:
        'We walk. Bring a raincoat or an umbrella. Cast iron looks very good wet, though Belgian blocks get slippery, so we slow down there.',
    },
    {
      question: 'Is it good for children, strollers and dogs?',
      answer:
        'Older children like the narrow house and the elevator story. Strollers can do all of it, with some rattling in SoHo. A leashed dog will feel at home; this is a neighborhood of dogs.',
    },
    {
      question: 'Is there a break?',
      answer:
        'We stop often and stand a while, and there are benches in the squares. If you need to sit down, tell your guide. Nobody here will be surprised.',
    },
  ],
};
