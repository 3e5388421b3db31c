/**
 * The colors of letters, in light and dark mode. Mail programs support neither CSS variables nor light-dark(), so the
 * colors are copied from `frontend/ui/styles/tokens.css`. A test checks that they are the same.
 */
export const COLORS = {
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
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Color = keyof typeof COLORS;
