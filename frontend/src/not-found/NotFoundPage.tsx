import { Link } from 'react-router-dom';
import { Picture } from '../ui/Picture';
import './not-found.css';

export default function NotFoundPage() {
  return (
    <div className="page not-found">
      <Picture className="scene" name="not-found" alt="" sizes="(width < 48rem) 100vw, 34rem" />
      <h1>This corner is not on the map</h1>
      <p className="lead">There is no page at this address.</p>
      <p>
        <Link className="button" to="/">
          Back to the home page
        </Link>
      </p>
    </div>
  );
}
