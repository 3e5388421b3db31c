import { Link } from 'react-router-dom';
import { NotFound } from '../../ui/NotFound';

export default function NotFoundPage() {
  return (
    <NotFound>
      <Link className="button" to="/">
        Back to the home page
      </Link>
    </NotFound>
  );
}
