import type { WrittenTour } from './written-tour';

export const nightEmpireStateBuilding: WrittenTour = {
  title: 'The Empire State Building and the streets below it',
  shortDescription:
    'From the foot of the tower to the Flatiron: blinking owls, a street of songwriters, and the best places to turn around and look up.',
  description: [
    'People wait in line to look down from the Empire State Building. We do it the other way around. We begin at its front door on Fifth Avenue, where you can’t see the top at all, and walk away from it until you can, turning around whenever the view is worth it.',
    'On the way there is Herald Square, where two bronze owls blink green at night, and the corner that Macy’s could not buy. There is a block of Korean signs stacked like books, and a short, plain street where much of America’s popular music was once written on bad pianos.',
    'We come out at Madison Square, with the gold roof of New York Life, the clock of the Metropolitan Life Tower, and a general buried under a traffic island. The Flatiron Building takes it from there. By then the tower you started from stands whole behind you, with its lights on.',
  ],
  locations: [
    {
      types: ['START'],
      title: 'Empire State Building, Fifth Avenue entrance',
      shortDescription:
        'Stand on Fifth Avenue at West 34th Street, at the main entrance, and look for the yellow umbrella. Over the doors are two stone eagles. The building opened on May 1, 1931, on the spot where the Waldorf-Astoria had stood.',
      minutesTo: 0,
      minutesAt: 12,
      latitude: 40.7483,
      longitude: -73.9849,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Herald Square, the Bennett Memorial',
      shortDescription:
        'The bell, the goddess Minerva, and the two bell ringers stood on the roof of the New York Herald until the newspaper and its building were gone. Watch the owls: their eyes blink green.',
      minutesTo: 7,
      minutesAt: 12,
      latitude: 40.7504,
      longitude: -73.9877,
    },
    {
      types: ['POINT_OF_INTEREST'],
      title: 'The Million Dollar Corner',
      shortDescription:
        'At Broadway and 34th Street, Macy’s wraps around a small five-story building it could not get when it built here. That little corner sold for a million dollars in 1911, which was then a great deal even for this town.',
      minutesTo: 1,
      minutesAt: 0,
      latitude: 40.7499,
      longitude: -73.9883,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'West 32nd Street, Koreatown',
      shortDescription:
        'Read it from the sidewalk up: restaurants, then karaoke, then more restaurants, several floors high. Look east along the street and then up to your left, where the tower appears over the rooftops.',
      minutesTo: 5,
      minutesAt: 10,
      latitude: 40.7476,
      longitude: -73.9866,
    },
    {
      types: ['POINT_OF_INTEREST'],
      title: 'Marble Collegiate Church',
      shortDescription:
        'The marble church at Fifth Avenue and 29th Street was finished in 1854, when this was close to the edge of town. The congregation goes back to 1628 and the Dutch.',
      minutesTo: 4,
      minutesAt: 0,
      latitude: 40.7455,
      longitude: -73.9869,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Tin Pan Alley, West 28th Street',
      shortDescription:
        'Around 1900 these row houses were full of music publishers, with a piano in every room and the windows open. The city made numbers 47 to 55 landmarks in 2019. Look above the storefronts at the old cornices.',
      minutesTo: 5,
      minutesAt: 12,
      latitude: 40.7459,
      longitude: -73.9893,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Worth Square',
      shortDescription:
        'The granite obelisk from 1857 is a grave: General William Jenkins Worth lies under it, in the middle of the traffic. Fort Worth, Texas, has his name. Turn around here and look north up Fifth Avenue.',
      minutesTo: 6,
      minutesAt: 9,
      latitude: 40.7427,
      longitude: -73.9891,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Madison Square Park',
      shortDescription:
        'The clock tower of Metropolitan Life was the tallest building in the world from 1909 to 1913. The gold pyramid is New York Life, by Cass Gilbert. From 1876 to 1882 the arm and torch of the Statue of Liberty stood here, waiting for the rest.',
      minutesTo: 3,
      minutesAt: 12,
      latitude: 40.7423,
      longitude: -73.9879,
    },
    {
      types: ['END'],
      title: 'Flatiron Building',
      shortDescription:
        'We end on the plaza facing its narrow north end, about six feet wide, finished in 1902 to a design by Daniel Burnham. The 23 St station of the R train, and the W on weekdays, is right here.',
      minutesTo: 3,
      minutesAt: 10,
      latitude: 40.7415,
      longitude: -73.9893,
    },
  ],
  features: [
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'The Empire State Building from its front door, and then from the streets where you can see all of it.',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'The owls of Herald Square, which blink green after dark, and the story of who put them there.',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription:
        'Tin Pan Alley, Madison Square, and the narrow end of the Flatiron Building.',
    },
    {
      type: 'INCLUSION',
      shortDescription: 'Your guide for the whole walk, from Fifth Avenue to the Flatiron.',
    },
    {
      type: 'EXCLUSION',
      shortDescription:
        'Tickets to the observation decks are not part of the walk. Neither is dinner on 32nd Street.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Wear shoes you can stand in, and bring a layer. You will be looking up a lot, so mind the curbs.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'Use a restroom before you come. There is none on the route to count on in the evening.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'About 1.3 miles, flat and without steps, on city sidewalks with curb cuts.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'Sidewalks on 34th and 32nd Streets get crowded, and there are few places to sit before Madison Square.',
    },
  ],
  faqs: [
    {
      question: 'Do we go up the Empire State Building?',
      answer:
        'No, we stay on the street. If you want to go up, do it before or after on a ticket of your own. The walk ends less than a mile from the door.',
    },
    {
      question: 'What color will the tower be?',
      answer:
        'It depends on the night. The lights change for holidays and causes, and often it is plain white. They can also be turned off or hidden by low clouds.',
    },
    {
      question: 'What if it rains?',
      answer:
        'We walk. Wet streets double the lights. Bring a hood or a small umbrella, and keep it clear of your neighbor’s eyes.',
    },
    {
      question: 'Is it good for children?',
      answer:
        'Yes, if they can stay up and walk a bit over a mile. The owls are usually the favorite. Strollers are fine.',
    },
    {
      question: 'Where does it end?',
      answer:
        'At the Flatiron Building, Broadway and 23rd Street. The 23 St station of the R train, and the W on weekdays, has entrances right there.',
    },
  ],
};
