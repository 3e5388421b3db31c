import { Link } from 'react-router-dom';
import { NotFound } from '../../../ui/NotFound';
import { homeLinkWords } from '../../words/home-link';
import { useWords } from '../../../ui/language';
import button from '../../../ui/button.module.css';

export default function NotFoundPage() {
  const { home } = useWords(homeLinkWords);
  return (
    <NotFound>
      <Link className={button.button} to="/">
        {home}
      </Link>
    </NotFound>
  );
}
