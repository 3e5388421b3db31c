import type { WrittenTour } from './written-tour';

export const nightOneWorldTradeCenter: WrittenTour = {
  title: 'One World Trade Center and the memorial at night',
  shortDescription:
    'The two pools with the names lit, the bronze that came back, the tall tower, and the little church that stayed up.',
  description: [
    'At night the names around the memorial pools are lit from underneath, and the sound of the water takes care of the traffic. We go there first and take our time, because the plaza closes early in the evening. I tell you how the names were arranged and then I stop talking for a while.',
    'From there we see the firefighters’ wall on Liberty Street and the Sphere, a bronze that stood between the towers and is still dented from that day. Then we stand under One World Trade Center, 1,776 feet to the tip, and I explain where the height of the roof comes from.',
    'The last part is older. St. Paul’s Chapel has stood on Broadway since 1766, and the Woolworth Building, which was paid for in nickels and dimes, was once the tallest in the world. This neighborhood has been knocked down and put back more than once, and it is good to end on that.',
  ],
  locations: [
    {
      types: ['START'],
      title: 'The Oculus, Fulton and Greenwich Streets',
      shortDescription:
        'Stand on Fulton Street at Greenwich Street, in front of the Oculus, the white building with the ribs, and look for the yellow umbrella. Please be on time, so that we have the memorial for as long as we can.',
      minutesTo: 0,
      minutesAt: 5,
      latitude: 40.7117,
      longitude: -74.0118,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: '9/11 Memorial, the two pools',
      shortDescription:
        'Each pool lies where a tower stood. There are 2,983 names, set next to people they worked with or loved. A white rose in a name means a birthday. Near the south pool is the pear tree that was dug out of the rubble and lived.',
      minutesTo: 2,
      minutesAt: 21,
      latitude: 40.7112,
      longitude: -74.0131,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'FDNY Memorial Wall',
      shortDescription:
        'On the side of the firehouse of Engine 10 and Ladder 10, right across Liberty Street: 56 feet of bronze and the names of 343 firefighters. It was dedicated in 2006. The firehouse is still at work, so we leave the doors clear.',
      minutesTo: 4,
      minutesAt: 9,
      latitude: 40.7101,
      longitude: -74.0125,
    },
    {
      types: ['POINT_OF_INTEREST'],
      title: 'St. Nicholas, Liberty Park',
      shortDescription:
        'The small Greek church that stood nearby was crushed on September 11. This is its replacement, with walls of thin white marble that can be lit from behind.',
      minutesTo: 2,
      minutesAt: 0,
      latitude: 40.7102,
      longitude: -74.0133,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'The Sphere, Liberty Park',
      shortDescription:
        'Fritz Koenig’s bronze stood on the plaza between the Twin Towers. It was pulled out torn and dented, spent years in the Battery, and came to this raised park in 2017. Nobody tried to fix it, and that was right.',
      minutesTo: 1,
      minutesAt: 11,
      latitude: 40.7105,
      longitude: -74.0139,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'One World Trade Center',
      shortDescription:
        'We stand near the foot of it, by Fulton Street. The roof line is 1,368 feet up, the height of the old North Tower, and the spire takes it to 1,776. The corners are cut so that halfway up the plan is an octagon.',
      minutesTo: 6,
      minutesAt: 13,
      latitude: 40.7122,
      longitude: -74.0131,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'St. Paul’s Chapel',
      shortDescription:
        'Opened in 1766. George Washington prayed here on the day of his inauguration in 1789. After September 11 it was the place where recovery workers slept and ate. We look at it from the sidewalk on Broadway.',
      minutesTo: 7,
      minutesAt: 12,
      latitude: 40.7113,
      longitude: -74.009,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Woolworth Building',
      shortDescription:
        'Cass Gilbert’s Gothic tower of 1913, 792 feet, the tallest in the world until 1930. It was built on five-and-ten-cent stores. Look up from across Broadway for the arches, the spires and the green copper roof.',
      minutesTo: 3,
      minutesAt: 12,
      latitude: 40.7122,
      longitude: -74.008,
    },
    {
      types: ['END'],
      title: 'City Hall Park, Broadway side',
      shortDescription:
        'We end at the park fence, near Broadway and Murray Street. City Hall, from 1812, is behind the trees. The Park Place station (2, 3) and the City Hall station (R, and W on weekdays) are a minute or two away.',
      minutesTo: 2,
      minutesAt: 6,
      latitude: 40.7132,
      longitude: -74.0075,
    },
  ],
  features: [
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'The memorial pools in the evening, when the names are lit from underneath.',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'The Sphere, the bronze that stood between the towers and came back with its dents.',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription: 'One World Trade Center from its foot, and the older giants of Broadway.',
    },
    {
      type: 'INCLUSION',
      shortDescription: 'Your guide for the whole walk, from the Oculus to City Hall Park.',
    },
    {
      type: 'EXCLUSION',
      shortDescription:
        'Tickets to the 9/11 Museum and to the observatory of One World Trade Center are not part of the walk.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Be at the Oculus on time. The memorial plaza closes early in the evening, so we go there first.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Bring a layer, since the wind off the Hudson comes right through. Use a restroom before we meet.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription: 'About 1 mile on flat sidewalks and paved plazas.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'Liberty Park is raised above the street. There are stairs, and a ramp from Greenwich Street.',
    },
  ],
  faqs: [
    {
      question: 'Do we go up One World Trade Center?',
      answer:
        'No. We see it from the ground. If you want the view, go up on your own ticket earlier in the day.',
    },
    {
      question: 'Is this tour right for children?',
      answer:
        'Older children usually do well and ask good questions. I tell the day plainly and leave out what nobody needs to hear. You know your own child best.',
    },
    {
      question: 'Can I find a particular name at the memorial?',
      answer:
        'Yes. Every name has a panel number, and the memorial lists them online. Look it up before we meet and I’ll take you to it.',
    },
    {
      question: 'What if the memorial plaza closes before we are done?',
      answer:
        'Then we move to the sidewalk and up to Liberty Park, which looks over the whole site, and I finish the story there.',
    },
    {
      question: 'What about rain, and where does it end?',
      answer:
        'We walk in the rain. It ends at Broadway by City Hall Park, close to the 2 and 3 trains at Park Place and the R at City Hall, with the W on weekdays.',
    },
  ],
};
