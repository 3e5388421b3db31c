/** The guide's story: five years in the city, recreation plus history. */
export const story = [
  'It began with a map and a free afternoon. I wanted to know why Broadway runs crooked through a city of straight lines, so I followed it, block after block, and asked everybody who would talk to me. The answer was older than the city itself, and the way there was the best day I had had in years.',
  'That is still how I guide. My tours are recreation first: fresh air, an easy pace, time to sit on a bench in Central Park or to watch the ferries from the Brooklyn Bridge. And they are history all the way: who laid these stones, who lived behind these windows, what burned down here and what was built in its place.',
  'I keep groups together and questions welcome. You do not need to know anything about New York before you come. Bring shoes that you like walking in, and tell me what you are curious about; the city will do the rest.',
] as const;

/** Figures beside it. */
export const facts = [
  { figure: '5', text: 'years in the city' },
  { figure: '2', text: 'things on every walk: recreation and history' },
  { figure: '1', text: 'guide, from the first step to the last' },
] as const;
