import { Link } from 'react-router-dom';
import { NotFound } from '../../../ui/NotFound';
import { texts as pageTexts } from '../texts.en';
import button from '../../../ui/button.module.css';

export default function NotFoundPage() {
  const { home } = pageTexts.homeLink;
  return (
    <NotFound>
      <Link className={button.button} to="/">
        {home}
      </Link>
    </NotFound>
  );
}
