import { Link } from 'react-router-dom';
import { content } from '../content/site';
import { Picture } from './Picture';
import './not-found.css';

/** What stands at an address where there is no page, or none for this visitor. */
export function NotFound() {
  return (
    <div className="page not-found">
      <Picture className="scene" name="not-found" alt="" sizes="(width < 48rem) 100vw, 34rem" />
      <h1>This corner isn’t on the map</h1>
      <p className="lead">{content.notFound.text}</p>
      <p>
        <Link className="button" to="/">
          Back to the home page
        </Link>
      </p>
    </div>
  );
}
