import type { WrittenTour } from './written-tour';

export const dayWalkAroundWallStreet: WrittenTour = {
  title: 'A walk around Wall Street',
  shortDescription:
    'Presidents, bankers, bombs and a toppled king, in the few old streets between Trinity Church and Bowling Green.',
  description: [
    'Wall Street is named for a real wall. The Dutch put it up in 1653, at the northern edge of their town, and the English took it down in 1699. Everything since then, the first president, the first stock traders, the panics and the skyscrapers, happened within a few minutes’ walk of where it stood. So that is how far we walk.',
    'We begin among the graves at Trinity, where Alexander Hamilton lies, stand where Washington took the oath, look at the Stock Exchange’s columns and at the holes a bomb left in the bank across the street. Then we follow a street that used to be a canal down to the oldest part of town.',
    'Below that are Stone Street, the tavern where Washington said goodbye to his officers, and the Custom House with its four marble continents. You finish at Bowling Green, where a crowd pulled down King George in 1776, and where a large bronze bull now gets all the attention.',
  ],
  locations: [
    {
      types: ['START'],
      title: 'Trinity Church',
      shortDescription:
        'Meet on Broadway at the head of Wall Street, on the sidewalk in front of the church gate. Look for the yellow umbrella. This Trinity is the third, finished in 1846, and for years its spire was the tallest thing in the city.',
      minutesTo: 0,
      minutesAt: 10,
      latitude: 40.708,
      longitude: -74.0119,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Trinity churchyard',
      shortDescription:
        'Hamilton lies on the south side, under a white monument with an urn at each corner. Eliza, who outlived him by fifty years, lies in front of it. The oldest stone is a child’s, from 1681. If the gate is closed, we look through the fence on Rector Street.',
      minutesTo: 2,
      minutesAt: 18,
      latitude: 40.7078,
      longitude: -74.0125,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Federal Hall',
      shortDescription:
        'George Washington took the oath here on April 30, 1789, in an older building on this spot. This one, from 1842, was a custom house. His statue has stood over the steps since the 1880s, one hand out, as if testing for rain.',
      minutesTo: 5,
      minutesAt: 18,
      latitude: 40.7073,
      longitude: -74.0104,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'The corner of Wall and Broad',
      shortDescription:
        'The Stock Exchange, six big columns, is from 1903. Across from it is the old House of Morgan. Look along its Wall Street side for the pits in the stone: a bomb on a horse cart made them in 1920. Nobody was ever convicted.',
      minutesTo: 1,
      minutesAt: 18,
      latitude: 40.7069,
      longitude: -74.0109,
    },
    {
      types: ['POINT_OF_INTEREST'],
      title: 'Broad Street',
      shortDescription:
        'It is broad because it was a canal, dug by the Dutch and filled in by the English in 1676. It was named for a much finer canal in Amsterdam, and it stank.',
      minutesTo: 4,
      minutesAt: 0,
      latitude: 40.7054,
      longitude: -74.0116,
    },
    {
      types: ['POINT_OF_INTEREST'],
      title: 'Delmonico’s',
      shortDescription:
        'The restaurant has stood on this corner of Beaver and William Streets since 1837, in this building since 1891. The columns by the door are said to come from Pompeii, and the restaurant has never denied it.',
      minutesTo: 3,
      minutesAt: 0,
      latitude: 40.705,
      longitude: -74.0101,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Stone Street',
      shortDescription:
        'One of the first streets in town to be paved, in 1658, which is how it got its name. The low brick buildings are mostly from just after the Great Fire of 1835, put up quickly by merchants with goods to sell.',
      minutesTo: 2,
      minutesAt: 12,
      latitude: 40.7043,
      longitude: -74.0104,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Fraunces Tavern',
      shortDescription:
        'Washington said farewell to his officers upstairs on December 4, 1783, and there were tears. The building was heavily rebuilt in 1907, so what you see is part memory and part good guess.',
      minutesTo: 2,
      minutesAt: 14,
      latitude: 40.7034,
      longitude: -74.0113,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'The Custom House',
      shortDescription:
        'Cass Gilbert’s custom house, from 1907, built when taxes on ships’ cargo paid much of the government’s bills. The four seated women are Asia, America, Europe and Africa, by Daniel Chester French. See who is awake.',
      minutesTo: 5,
      minutesAt: 14,
      latitude: 40.7044,
      longitude: -74.0137,
    },
    {
      types: ['END'],
      title: 'Bowling Green',
      shortDescription:
        'The city’s oldest park, with a fence from 1771. The king’s statue inside was pulled down on July 9, 1776, and much of its lead became musket balls. We end by the Bowling Green subway station (4 and 5 trains), with the bull just up Broadway.',
      minutesTo: 2,
      minutesAt: 10,
      latitude: 40.705,
      longitude: -74.0137,
    },
  ],
  features: [
    {
      type: 'HIGHLIGHT',
      shortDescription: 'Put your finger near the marks of the 1920 bomb, still in the stone',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'See where Washington became president, and where he said goodbye to his army',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'Hear what happened to the king on Bowling Green, and where his head went next',
    },
    {
      type: 'INCLUSION',
      shortDescription: 'Your guide for the whole walk, from Trinity Church to Bowling Green',
    },
    {
      type: 'EXCLUSION',
      shortDescription:
        'Museum tickets are not part of the walk, and the Stock Exchange does not take in visitors off the street',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Wear comfortable shoes, and a layer more than uptown: the streets are narrow, shady, and the wind comes straight off the harbor.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Use a restroom before we meet. Public ones are scarce around Wall Street, and your guide can tell you which are open that day.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'About a mile and nearly flat. Stone Street is paved with rough stone, but you can follow along its edges or go around by the next street.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'All stops can be seen from the sidewalk. The steps of Federal Hall and the Custom House are for looking, not climbing, on this walk.',
    },
  ],
  faqs: [
    {
      question: 'Do we go inside the Stock Exchange?',
      answer:
        'No. It has been closed to the public for years. The outside has a good deal to tell, starting with the marble figures on top, which were too heavy and were replaced with metal in 1936.',
    },
    {
      question: 'Do we see the bull?',
      answer:
        'Yes. It is a few steps from where we end. It arrived one night in December 1989, in front of the Stock Exchange, as a present nobody had asked for, and was soon moved down here. There is usually a line at both ends of it.',
    },
    {
      question: 'Is it better on a weekday or on the weekend?',
      answer:
        'On weekdays you share the sidewalk with people in a hurry, which is part of the show. On weekends it is quiet and easier to stand in the middle of things. The stones are the same.',
    },
    {
      question: 'What if it rains?',
      answer:
        'We walk, with raincoats or umbrellas. The streets are narrow enough that the buildings keep some of it off. We wait out a thunderstorm under a roof.',
    },
    {
      question: 'Is it good for children?',
      answer:
        'From about ten, yes. There are bombs, beheaded statues and a bull. For strollers the sidewalks are narrow but passable.',
    },
  ],
};
