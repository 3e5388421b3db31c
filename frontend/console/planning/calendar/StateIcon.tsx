import type { Mark } from './summary';

const SHAPES = {
  booked: <circle cx="5" cy="5" r="3.75" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  full: <circle cx="5" cy="5" r="4.5" fill="currentColor" />,
  clashing: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M5 .3 9.9 9.5H.1zM4.3 3.5v2.7h1.4V3.5zM4.3 7v1.4h1.4V7z"
    />
  ),
  canceled: <path fill="none" stroke="currentColor" strokeWidth="1.8" d="m1.5 1.5 7 7m0-7-7 7" />,
} as const satisfies Record<Mark, unknown>;

/** The icon of a departure's mark. Hidden from screen readers, because the state is also named in words. */
export function StateIcon({ mark, className }: { mark: Mark; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 10 10" aria-hidden="true">
      {SHAPES[mark]}
    </svg>
  );
}
