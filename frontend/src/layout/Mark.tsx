/** The site's mark: a bridge tower before the sun, as in the favicon. */
export function Mark() {
  return <img className="mark" src="/favicon.svg" alt="" width="64" height="64" />;
}
