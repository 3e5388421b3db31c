import { useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useSession } from '../auth/session';
import { content } from '../content';
import { Mark } from './Mark';

const MENU = [
  { to: '/', label: 'HOME' },
  { to: '/about', label: 'ABOUT' },
  { to: '/gallery', label: 'CUSTOMER GALLERY' },
  { to: '/contact', label: 'CONTACT' },
];
const SERVICES = [
  { to: '/serviceone', label: 'DAY SERVICES' },
  { to: '/servicetwo', label: 'NIGHT SERVICES' },
];

export function Header() {
  const { user, logOut } = useSession();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };

  return (
    <header
      className="header"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <Link className="brand" to="/">
        <Mark />
        <span>{content.siteName}</span>
      </Link>
      <button
        className="hamburger"
        type="button"
        aria-label="Menu"
        aria-expanded={open}
        aria-controls="menu"
        onClick={() => {
          setOpen(!open);
        }}
      >
        <span aria-hidden="true" />
      </button>
      <nav id="menu" className={open ? 'menu open' : 'menu'} aria-label="Main">
        <NavList items={MENU} onChoose={close} />
      </nav>
      {user && (
        <nav className="services" aria-label="Services">
          <NavList items={SERVICES} />
        </nav>
      )}
      <div className="account">
        {user ? (
          <button className="button small" type="button" onClick={() => void logOut()}>
            LOG OUT
          </button>
        ) : (
          <>
            <Link className="button small quiet" to="/signin">
              SIGN IN
            </Link>
            <Link className="button small" to="/signup">
              SIGN UP
            </Link>
          </>
        )}
      </div>
    </header>
  );
}

interface NavListProps {
  items: { to: string; label: string }[];
  onChoose?: () => void;
}

function NavList({ items, onChoose }: NavListProps) {
  return (
    <ul>
      {items.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end onClick={onChoose}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
