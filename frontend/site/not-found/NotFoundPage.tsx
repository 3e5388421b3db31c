import { Link } from 'react-router-dom';
import { NotFound } from '../../ui/NotFound';
import button from '../../ui/button.module.css';

export default function NotFoundPage() {
  return (
    <NotFound>
      <Link className={button.button} to="/">
        Back to the home page
      </Link>
    </NotFound>
  );
}
