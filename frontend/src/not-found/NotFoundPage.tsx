import { Link } from 'react-router-dom';
import { photo } from '../photos';

export function NotFoundPage() {
  return (
    <div className="prose centred">
      <img className="scene" src={photo('not-found')} alt="" width="800" height="600" />
      <h1>This corner is not on the map</h1>
      <p className="lead">There is no page at this address.</p>
      <p>
        <Link to="/">Back to the home page</Link>
      </p>
    </div>
  );
}
