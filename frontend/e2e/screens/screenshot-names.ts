/** The screen's name is a folder, because the names of screens and states contain hyphens, and screens' names also slashes. */
const NAME =
  /^(?<screen>.+)\/(?<state>[^/]+)-(?<width>\d{4})-(?<scheme>light|dark)(?<full>-full)?$/;

/** The parts of a screenshot's name. */
export interface ScreenshotParts {
  screen: string;
  state: string;
  /** The page's width in pixels. */
  width: number;
  scheme: string;
  full: boolean;
}

/** Returns a screenshot's path in the folder, without its extension: "my-tours/signed-out-0375-light". */
export function screenshotName({ screen, state, width, scheme, full }: ScreenshotParts): string {
  const suffix = full ? '-full' : '';
  return `${screen}/${state}-${String(width).padStart(4, '0')}-${scheme}${suffix}`;
}

/** Returns the parts of a name; undefined if it isn't a screenshot's. */
export function parseScreenshotName(name: string): ScreenshotParts | undefined {
  const parts = NAME.exec(name)?.groups;
  return (
    parts && {
      screen: String(parts.screen),
      state: String(parts.state),
      width: Number(parts.width),
      scheme: String(parts.scheme),
      full: parts.full !== undefined,
    }
  );
}
