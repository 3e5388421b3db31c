import { Link } from 'react-router-dom';
import { NotFound } from '../../ui/NotFound';
import { wayHomeWords } from '../words/way-home';
import { useWords } from '../../ui/language';
import button from '../../ui/button.module.css';

export default function NotFoundPage() {
  const { home } = useWords(wayHomeWords);
  return (
    <NotFound>
      <Link className={button.button} to="/">
        {home}
      </Link>
    </NotFound>
  );
}
