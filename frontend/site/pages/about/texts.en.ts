export const texts = {
  title: 'A guide, a city, five years on foot',
  /** The guide's story: five years in the city, recreation, and history. */
  story: [
    'It started with a map and a free afternoon. I wanted to know why Broadway runs crooked through a city of straight lines, so I followed it block by block and asked everyone who would talk to me. The answer turned out to be older than the city itself, and finding it was the best day I’d had in years.',
    'That’s still how I guide. My tours are recreation first: fresh air, an easy pace, time to sit on a bench in Central Park or watch the ferries from the Brooklyn Bridge. And they’re history all the way: who laid these stones, who lived behind these windows, what burned down here, and what went up in its place.',
    'I keep the group together, and every question is welcome. You don’t need to know a thing about New York before you come. Wear shoes you like to walk in, and tell me what you’re curious about. The city will do the rest.',
  ],

  /** Figures beside the story. */
  facts: [
    { figure: '5', text: 'years in the city' },
    { figure: '2', text: 'things on every walk: recreation and history' },
    { figure: '1', text: 'guide, from the first step to the last' },
  ],
};
