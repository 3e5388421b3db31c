/**
 * The site's inks by day and by night, as letters use them: `frontend/ui/styles/tokens.css` has them with
 * their contrasts, and a test compares the two. Mail programs know neither variables nor light-dark().
 */
export const INKS = {
  paper: ['#f7efe2', '#0f1a33'],
  surface: ['#fffaf1', '#18264a'],
  tint: ['#efe2cb', '#22325c'],
  line: ['#d9c7a7', '#35477a'],
  text: ['#14213d', '#f5ecdc'],
  'text-soft': ['#4d5670', '#b9c2dc'],
  link: ['#93341f', '#f6c02c'],
  accent: ['#b5462f', '#f6c02c'],
  'on-accent': ['#ffffff', '#14213d'],
  ink: ['#14213d', '#0a1226'],
  'on-ink': ['#f5ecdc', '#f5ecdc'],
  highlight: ['#f6c02c', '#f6c02c'],
} as const satisfies Record<string, readonly [day: string, night: string]>;

export type Ink = keyof typeof INKS;
