import type { WrittenTour } from './written-tour';

export const dayBrooklynBridge: WrittenTour = {
  title: 'Across the Brooklyn Bridge to the waterfront',
  shortDescription:
    'Over the bridge on the wooden boards, Manhattan to Brooklyn, then down to the streets and the ferry landing below it.',
  description: [
    'The Brooklyn Bridge cost its designer his life, his son his health, and his son’s wife eleven years of her time. It opened on May 24, 1883, with the longest span of any suspension bridge in the world, and people have been walking over it ever since. We do it in the good direction, from Manhattan to Brooklyn, and we take our time.',
    'On the way over we stop at both towers and in the middle, and look at the cables, the stone, and the harbor. You hear about men working under the river in wooden boxes, a crook who sold bad wire, and the day Barnum sent elephants across to prove that the thing would hold.',
    'On the other side we go down the stairs to the cobbled streets of Dumbo, see the Manhattan Bridge from its best-known corner, and walk along the East River under the bridge we just crossed. You finish at the old Fulton Ferry landing, where the crossing used to be made by boat.',
  ],
  locations: [
    {
      types: ['START'],
      title: 'City Hall Park, start of the walkway',
      shortDescription:
        'Meet on the Centre Street side of City Hall Park, across from the place where the bridge’s walkway begins. Look for the yellow umbrella. From here you can see the walkers heading up the ramp.',
      minutesTo: 0,
      minutesAt: 15,
      latitude: 40.7126,
      longitude: -74.0047,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'The Manhattan tower',
      shortDescription:
        'The pointed arches are Gothic, as if it were a church for traffic. The tower stands on sand, 78 feet below high water. Washington Roebling stopped digging there, before more men got sick from working in the compressed air.',
      minutesTo: 14,
      minutesAt: 18,
      latitude: 40.7075,
      longitude: -73.9987,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'The middle of the span',
      shortDescription:
        'You are halfway along a main span of 1,595 and a half feet. The four main cables hold more than 5,000 wires each. Look down the harbor for the Statue of Liberty, small and green, and upriver for the Manhattan Bridge.',
      minutesTo: 4,
      minutesAt: 12,
      latitude: 40.7058,
      longitude: -73.9965,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'The Brooklyn tower',
      shortDescription:
        'Emily Warren Roebling carried her sick husband’s orders to the site for years, and learned the engineering to do it. There is a plaque to her on the bridge, and we look for it.',
      minutesTo: 4,
      minutesAt: 12,
      latitude: 40.7044,
      longitude: -73.9947,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Washington Street at Water Street',
      shortDescription:
        'Dumbo stands for Down Under the Manhattan Bridge Overpass. Stand in the middle of the Belgian blocks, look for the Empire State Building between the legs of the bridge, and then let the next thirty people do the same.',
      minutesTo: 15,
      minutesAt: 10,
      latitude: 40.7033,
      longitude: -73.9896,
    },
    {
      types: ['ITINERARY_ITEM'],
      title: 'Brooklyn Bridge Park, by Jane’s Carousel',
      shortDescription:
        'The carousel was built in 1922 and spent decades in Youngstown, Ohio. It has turned in its glass house by the river since 2011. From the water’s edge you see the whole bridge from the side, and the boats going under.',
      minutesTo: 5,
      minutesAt: 12,
      latitude: 40.7044,
      longitude: -73.9923,
    },
    {
      types: ['END'],
      title: 'Fulton Ferry Landing',
      shortDescription:
        'We end at the foot of Old Fulton Street, where lines by Walt Whitman run along the railing. Washington’s army slipped away by boat from here in 1776. The nearest subway is High Street (A and C trains), about ten minutes uphill.',
      minutesTo: 6,
      minutesAt: 12,
      latitude: 40.7032,
      longitude: -73.9949,
    },
  ],
  features: [
    {
      type: 'HIGHLIGHT',
      shortDescription: 'Cross the bridge slowly, with stops at both towers and in the middle',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription: 'The Roeblings’ story: the father, the son, and Emily, who saw it finished',
    },
    {
      type: 'HIGHLIGHT',
      shortDescription: 'The bridge from below, at the river’s edge in Brooklyn',
    },
    {
      type: 'INCLUSION',
      shortDescription:
        'Your guide for the whole walk, from City Hall Park to the ferry landing in Brooklyn',
    },
    {
      type: 'EXCLUSION',
      shortDescription: 'Carousel rides, ferry rides and the subway back are not part of the walk',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'It is windier on the bridge than on the street, and there is no shade. Bring a jacket, water, and a hat that stays on your head.',
    },
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        'There are no restrooms on the bridge. Go before we meet; the next ones are in Brooklyn Bridge Park, near the end.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'About 2 miles. The walkway is partly wooden boards, with a long, gentle climb to the middle. There is nowhere to turn off until Brooklyn.',
    },
    {
      type: 'ACCESSIBILITY_INFORMATION',
      shortDescription:
        'Our way down to Dumbo is a staircase. The step-free way continues to the end of the walkway and adds most of a mile; tell us at the start.',
    },
  ],
  faqs: [
    {
      question: 'How long is the walk over the bridge itself?',
      answer:
        'A little over a mile from end to end. Most people could do it in half an hour without stopping. We stop, so it takes us about twice that.',
    },
    {
      question: 'What if it rains or blows?',
      answer:
        'Rain is fine with a raincoat; an umbrella on the bridge is mostly a sail. In thunder or very strong wind we stay off the bridge until it passes, and your guide decides what is safe.',
    },
    {
      question: 'Are there bicycles on the walkway?',
      answer:
        'They have had their own lane down on the roadway since 2021. The upper walkway is for people on foot, which has made everyone nicer.',
    },
    {
      question: 'Can I bring a stroller or a dog?',
      answer:
        'Both, yes. A stroller has to be carried down the stairs in Brooklyn, or go the long way around. For a dog, think of hot boards in summer and crowds at midday.',
    },
    {
      question: 'How do I get back to Manhattan?',
      answer:
        'Take the A or C train from High Street, or the F from York Street, each about ten minutes on foot. There is also a ferry pier near where we end. Or walk back; you know the way.',
    },
  ],
};
