import drawing from '../public/favicon.svg?raw';

/** The site's mark: a bridge tower before the sun. In the page itself, as it is wanted at first sight. */
export function Mark() {
  return <span className="mark" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />;
}
