import type { TourAccess } from 'shared/tour-access';

/** How easy a seed tour's route is to walk, and the texts that described it before database version 5. */
export interface SeedAccess {
  access: TourAccess;
  /** Maps the old features, questions, and answers to new ones. Items whose text becomes empty are removed. */
  texts: Readonly<Record<string, string>>;
  /** A part of the description, and the text that replaces it. */
  description?: readonly [before: string, after: string];
}

/** The data for the migration to database version 5, keyed by tour id. Later changes to the seed don't belong here. */
export const SEED_ACCESS: Readonly<Record<string, SeedAccess>> = {
  'day.brooklyn-bridge': {
    access: {
      miles: 2,
      stairs: 1,
      stepFree: 'DETOUR',
      stroller: 'DETOUR',
      dogs: true,
      detour:
        'It continues to the end of the walkway and adds most of a mile. Tell us at the start.',
      restrooms:
        'In Brooklyn Bridge Park, near the end. There are none on the bridge, so go before we meet.',
    },
    texts: {
      'There are no restrooms on the bridge. Go before we meet; the next ones are in Brooklyn Bridge Park, near the end.':
        '',
      'About 2 miles. The walkway is partly wooden boards, with a long, gentle climb to the middle. There is nowhere to turn off until Brooklyn.':
        'The walkway is partly wooden boards, with a long, gentle climb to the middle. There is nowhere to turn off until Brooklyn.',
      'Our way down to Dumbo is a staircase. The step-free way continues to the end of the walkway and adds most of a mile; tell us at the start.':
        'The boards get hot in summer, and the walkway is crowded at midday.',
      'Both, yes. A stroller has to be carried down the stairs in Brooklyn, or go the long way around. For a dog, think of hot boards in summer and crowds at midday.':
        '',
    },
    description: ['we go down the stairs to', 'we go down to'],
  },
  'day.central-park': {
    access: {
      miles: 2.5,
      stairs: 2,
      stepFree: 'DETOUR',
      stroller: 'DETOUR',
      dogs: true,
      detour:
        'Sloping paths go around to Bethesda Fountain, and a longer path from the East Drive leads up to Belvedere Castle. Say at the start if you need them.',
      restrooms:
        'In the park along the way, and your guide knows where. Lines can be long, so go before we meet.',
    },
    texts: {
      'Use a restroom before we meet. There are public ones in the park along the way, and your guide knows where, but lines can be long.':
        '',
      'About 2.5 miles, mostly paved paths with gentle hills. Bethesda Terrace has long stairs, but sloping paths go around to the fountain.':
        'Mostly paved paths with gentle hills.',
      'The usual way up to Belvedere Castle is steep. There is a longer step-free path from the East Drive; say at the start if you need it.':
        'The usual way up to Belvedere Castle is steep.',
      'Is it good for children and strollers?': 'Is it good for children?',
      'Yes. There are rocks to climb, turtles to count and a castle. A stroller can do the whole walk if we take the sloping paths instead of the stairs, so mention it at the start.':
        'Yes. There are rocks to climb, turtles to count and a castle.',
      'A dog on a leash can come along; New Yorkers would find it odder if there were none. Dogs are not allowed on every lawn, but we stay on the paths.':
        '',
    },
  },
  'day.empire-state-building': {
    access: {
      miles: 2,
      stairs: 1,
      stepFree: 'DETOUR',
      stroller: 'DETOUR',
      dogs: true,
      detour:
        'It goes around by the side streets and climbs a slope to Tudor City. Grand Central can be entered without steps, though not by every door.',
      restrooms:
        'At Grand Central, a bit past the middle of the walk. Go before we meet if you can.',
    },
    texts: {
      'Use a restroom before we meet if you can. There are public restrooms at Grand Central, a bit past the middle of the walk.':
        '',
      'About 2 miles on city sidewalks with curb ramps. Grand Central can be entered without steps, though not by every door.':
        'City sidewalks with curb ramps.',
      'The short way up to Tudor City from 42nd Street is a staircase. The step-free way goes around by the side streets and climbs a slope.':
        'We go through Grand Central, which is crowded.',
      'Yes, from about school age. The owls, the lions, the ceiling and Superman’s office do most of the work. Strollers are fine; at the very end we take the slope instead of the stairs.':
        'Yes, from about school age. The owls, the lions, the ceiling and Superman’s office do most of the work.',
      'Most of the walk is outdoors, where a leashed dog is no trouble. We do go through Grand Central, and it is crowded, so a nervous dog will not thank you.':
        '',
    },
  },
  'day.rockefeller-center': {
    access: {
      miles: 1,
      stairs: 0,
      stepFree: 'YES',
      stroller: 'YES',
      dogs: false,
      restrooms:
        'On the concourse level under Rockefeller Center, one flight below the street. Go before we meet.',
    },
    texts: {
      'Use a restroom before we meet. There are public ones on the concourse level under Rockefeller Center, one flight below the street.':
        '',
      'About a mile, all on sidewalks and plazas. The Channel Gardens slope gently. The route can be done without stairs.':
        'All on sidewalks and plazas. The Channel Gardens slope gently.',
      'The sunken plaza with the rink is a flight below; we look at it from the street level. St. Patrick’s has a step-free way in; ask your guide.':
        'The sunken plaza with the rink is a flight below; we look at it from the street level. Ask your guide for the level way into St. Patrick’s.',
      'Is it good for children and strollers?': 'Is it good for children?',
    },
  },
  'day.soho-and-villages': {
    access: {
      miles: 2.5,
      stairs: 0,
      stepFree: 'YES',
      stroller: 'YES',
      dogs: true,
      restrooms: 'In Washington Square Park, where we meet.',
    },
    texts: {
      'Use a restroom before we meet. There is a public one in Washington Square Park.': '',
      'About 2.5 miles and nearly flat, without stairs. It is the longest stretch between two stops, from Bedford Street to SoHo, that tires people.':
        'Nearly flat. It is the longest stretch between two stops, from Bedford Street to SoHo, that tires people.',
      'Is it good for children, strollers and dogs?': 'Is it good for children?',
      'Older children like the narrow house and the elevator story. Strollers can do all of it, with some rattling in SoHo. A leashed dog will feel at home; this is a neighborhood of dogs.':
        'Older children like the narrow house and the elevator story.',
    },
  },
  'day.statue-of-liberty': {
    access: {
      miles: 1,
      stairs: 0,
      stepFree: 'YES',
      stroller: 'YES',
      dogs: true,
      restrooms: 'In the Staten Island Ferry terminal, where the walk ends. Go before we meet.',
    },
    texts: {
      'Use a restroom before we meet. There is one in the Staten Island Ferry terminal, where the walk ends.':
        '',
      'About a mile, flat or with gentle slopes, on paved paths. The whole route can be done without stairs.':
        'Flat or with gentle slopes, on paved paths.',
      'There are benches along most of the way. Parts of the shore may be fenced off for works; we then go around, still without stairs.':
        'There are benches along most of the way. Parts of the shore may be fenced off for works; we then go around.',
      'Is it good for children, strollers and dogs?': 'Is it good for children?',
      'Yes. It is short and flat, with boats to look at. Strollers can go everywhere we go, and so can a dog on a leash.':
        'Yes. It is short and flat, with boats to look at.',
    },
    description: [
      'side: about a mile on foot, and the statue in view',
      'side, on foot, with the statue in view',
    ],
  },
  'day.walk-around-wall-street': {
    access: {
      miles: 1,
      stairs: 0,
      stepFree: 'YES',
      stroller: 'YES',
      dogs: true,
      restrooms:
        'Scarce around Wall Street, but your guide can tell you which are open that day. Go before we meet.',
    },
    texts: {
      'Use a restroom before we meet. Public ones are scarce around Wall Street, and your guide can tell you which are open that day.':
        '',
      'About a mile and nearly flat. Stone Street is paved with rough stone, but you can follow along its edges or go around by the next street.':
        'Nearly flat, on narrow sidewalks. Stone Street is paved with rough stone, but you can follow along its edges or go around by the next street.',
      'From about ten, yes. There are bombs, beheaded statues and a bull. For strollers the sidewalks are narrow but passable.':
        'From about ten, yes. There are bombs, beheaded statues and a bull.',
    },
  },
  'day.walk-through-les': {
    access: {
      miles: 2,
      stairs: 0,
      stepFree: 'YES',
      stroller: 'YES',
      dogs: true,
      restrooms: 'In Essex Market, before we start. There is no other sure one on the way.',
    },
    texts: {
      'Use the restroom in Essex Market before we start. There is no other sure one on the way.':
        '',
      'About 2 miles, flat, on city sidewalks with curb ramps. Some sidewalks are narrow and uneven.':
        'Flat, on city sidewalks with curb ramps. Some sidewalks are narrow and uneven.',
      'No stairs on the route. We look at the synagogues and the tenement from the sidewalk.':
        'We look at the synagogues and the tenement from the sidewalk.',
      'Is it good for children and strollers?': 'Is it good for children?',
      'Yes, best from about eight, when stories about children working at that age begin to land. Strollers are fine; the route is flat and without stairs.':
        'Yes, best from about eight, when stories about children working at that age begin to land.',
    },
  },
  'night.empire-state-building': {
    access: { miles: 1.3, stairs: 0, stepFree: 'YES', stroller: 'YES', dogs: true },
    texts: {
      'Use a restroom before you come. There is none on the route to count on in the evening.': '',
      'About 1.3 miles, flat and without steps, on city sidewalks with curb cuts.':
        'Flat city sidewalks with curb cuts.',
      'Yes, if they can stay up and walk a bit over a mile. The owls are usually the favorite. Strollers are fine.':
        'Yes, if they can stay up. The owls are usually the favorite.',
    },
  },
  'night.grand-station': {
    access: {
      miles: 1.2,
      stairs: 0,
      stepFree: 'YES',
      stroller: 'YES',
      dogs: true,
      restrooms: 'In the terminal, on the lower level. Go before we meet at the clock.',
    },
    texts: {
      'There are restrooms in the terminal, on the lower level. Use them before we meet at the clock.':
        '',
      'About 1.2 miles. The terminal has ramps and elevators, and the whole route can be done without steps.':
        'The terminal has ramps and elevators.',
    },
  },
  'night.one-world-trade-center': {
    access: {
      miles: 1,
      stairs: 1,
      stepFree: 'DETOUR',
      stroller: 'DETOUR',
      dogs: false,
      detour: 'It goes up to Liberty Park by the ramp from Greenwich Street.',
    },
    texts: {
      'Bring a layer, since the wind off the Hudson comes right through. Use a restroom before we meet.':
        'Bring a layer, since the wind off the Hudson comes right through.',
      'About 1 mile on flat sidewalks and paved plazas.': 'Flat sidewalks and paved plazas.',
      'Liberty Park is raised above the street. There are stairs, and a ramp from Greenwich Street.':
        'Liberty Park is raised above the street.',
    },
  },
  'night.rockefeller-center': {
    access: { miles: 1, stairs: 0, stepFree: 'YES', stroller: 'YES', dogs: true },
    texts: {
      'Use a restroom before we meet. There is none on Fifth Avenue to count on in the evening.':
        '',
      'About 1 mile, nearly flat, on sidewalks. We go around any steps in the plazas.':
        'Nearly flat, on sidewalks. We go around any steps in the plazas.',
      'From mid-November to early January the crowds are very thick, and a wheelchair or stroller will move slowly.':
        'From mid-November to early January the crowds are very thick, and wheels move slowly.',
    },
  },
  'night.statue-of-liberty': {
    access: {
      miles: 0.5,
      stairs: 0,
      stepFree: 'YES',
      stroller: 'YES',
      dogs: false,
      restrooms:
        'In the ferry terminals and on the boats, so this is the one tour where you need not plan.',
    },
    texts: {
      'There are restrooms in the ferry terminals and on the boats, so this is the one tour where you need not plan.':
        '',
      'The terminals and boats can be used without stairs. Outdoor decks vary from boat to boat, and some are reached by steps.':
        'Outdoor decks vary from boat to boat, and some are reached by steps.',
      'About half a mile on foot, flat, plus the walk through the two terminals and some standing on deck.':
        'Flat, plus the walk through the two terminals and some standing on deck.',
    },
  },
  'night.times-square': {
    access: { miles: 1, stairs: 0, stepFree: 'YES', stroller: 'YES', dogs: true },
    texts: {
      'Use a restroom at your hotel or where you eat before we meet. Times Square is not generous with them.':
        '',
      'About 1 mile, flat and without steps. We meet at the foot of the red steps and need not climb them.':
        'Flat. We meet at the foot of the red steps and need not climb them.',
    },
  },
  'night.yankee-stadium': {
    access: { miles: 1.5, stairs: 0, stepFree: 'YES', stroller: 'YES', dogs: true },
    texts: {
      'Use a restroom before you come. There is none to count on along the way in the evening.': '',
      'About 1.5 miles on sidewalks and park paths, with a steady uphill stretch on 161st Street.':
        'Sidewalks and park paths, with a steady uphill stretch on 161st Street.',
      'The route can be done without steps. Some sidewalks are uneven, and the tree roots usually win.':
        'Some sidewalks are uneven, and the tree roots usually win.',
    },
  },
};
