import type { WrittenTour } from './written-tour';

export const nightStatueOfLiberty: WrittenTour = {
  title: 'The Statue of Liberty at night, from the ferry',
  shortDescription:
    'Out and back on the Staten Island Ferry to see the statue lit, then a short walk through the oldest corner of the city.',
  description: [
    'The best seat for the Statue of Liberty at night is on an orange boat full of people going home from work. The Staten Island Ferry costs nothing, takes about 25 minutes each way, and passes the statue while half the passengers look at their phones. We will be the other half.',
    'Going out, we stand on the right-hand side and watch her come up with the torch lit. I tell you how she was paid for, what is inside her, and what she is stepping on. At St. George we get off and on again, and coming back the whole skyline of Lower Manhattan rises out of the water.',
    'Back on land we take an easy walk through the Battery, past the round fort where more than eight million immigrants came in before Ellis Island, and end at Bowling Green, where a king lost his head in 1776. It was a lead one, and it was put to use.',
  ],
  locations: [
    {
      types: ['START'],
      title: 'Whitehall Terminal, Staten Island Ferry',
      shortDescription:
        'Stand outside in front of the Staten Island Ferry entrance, under the big letters, and look for the yellow umbrella. Be on time, as the ferry is. We go up together to the waiting hall.',
      minutesTo: 0,
      minutesAt: 8,
      latitude: 40.7013,
      longitude: -74.0131,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'The ferry out, right-hand side',
      shortDescription:
        'She stands 305 feet from the ground to the tip of the torch, on a frame by Gustave Eiffel’s office and a pedestal by Richard Morris Hunt. The copper skin is about as thick as two pennies. Her right heel is lifted, because she is walking.',
      minutesTo: 9,
      minutesAt: 25,
      latitude: 40.6885,
      longitude: -74.029,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'The ferry back, front deck or window',
      shortDescription:
        'At St. George everyone has to leave the ferry and board again, so we do. On the way back, look behind you for the lights of the Verrazzano-Narrows Bridge, opened in 1964, and then ahead as Lower Manhattan comes up.',
      minutesTo: 10,
      minutesAt: 25,
      latitude: 40.6945,
      longitude: -74.022,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Castle Clinton',
      shortDescription:
        'A short walk from the ferry stands a fort from 1811 that never fired at an enemy. It was a concert hall where Jenny Lind sang in 1850, the immigrant station from 1855 to 1890, and later the city’s aquarium. We see the sandstone walls from outside.',
      minutesTo: 8,
      minutesAt: 7,
      latitude: 40.7035,
      longitude: -74.0166,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'The old Custom House',
      shortDescription:
        'Cass Gilbert’s palace for collecting import duties, finished in 1907. The four marble women out front are the continents, by Daniel Chester French, who later made the seated Lincoln. America leans forward. Asia has her eyes shut.',
      minutesTo: 6,
      minutesAt: 8,
      latitude: 40.7043,
      longitude: -74.0138,
    },
    {
      types: ['END'],
      title: 'Bowling Green',
      shortDescription:
        'We end by the iron fence from 1771. It guarded a statue of George III until a crowd pulled him down in July 1776 and much of the lead was made into musket balls. Bowling Green station, with the 4 and 5 trains, is right here.',
      minutesTo: 1,
      minutesAt: 8,
      latitude: 40.7048,
      longitude: -74.0137,
    },
  ],
  features: [
    {
      type: 'HIGHLIGHT',
      shortDescription: 'The Statue of Liberty lit at night, seen from the water.',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'The ride back, with the lights of Lower Manhattan coming up ahead of the boat.',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'Castle Clinton, the four continents of the Custom House, and the fence that outlived a king.',
    },
    {
      type: 'INCLUSION',
      shortDescription:
        'Your guide for the whole evening, on the ferry and on foot. The ferry itself is free for everyone.',
    },
    {
      type: 'EXCLUSION',
      shortDescription:
        'We pass the statue on the water and do not land on Liberty Island or Ellis Island.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Bring one more layer than you think you need. It is colder and windier on the water than on the street.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'There are restrooms in the ferry terminals and on the boats, so this is the one tour where you need not plan.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'The terminals and boats can be used without stairs. Outdoor decks vary from boat to boat, and some are reached by steps.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'About half a mile on foot, flat, plus the walk through the two terminals and some standing on deck.',
    },
  ],
  faqs: [
    {
      question: 'Do we land at the statue?',
      answer:
        'No. The boats to Liberty Island run in the daytime. We pass by on the Staten Island Ferry, close enough for a good look at the crown and the torch.',
    },
    {
      question: 'What if we just miss a boat?',
      answer:
        'The ferry keeps its own timetable. If we have to wait for the next one, I tell the stories in the terminal and we shorten the walk afterward.',
    },
    {
      question: 'What about rain or fog?',
      answer:
        'We go in rain, and there are indoor seats by the windows. In thick fog she may be only a glow. If the city stops the boats, we walk the Battery and the old streets instead.',
    },
    {
      question: 'Will I get seasick?',
      answer:
        'Most people don’t. The boats are big and the harbor is sheltered. If you are sensitive, stand outside and look at the shore.',
    },
    {
      question: 'Where does it end?',
      answer:
        'At Bowling Green, a few minutes from where we started. The 4 and 5 trains stop there, and the 1 and R, with the W on weekdays, are near the ferry terminal.',
    },
  ],
};
