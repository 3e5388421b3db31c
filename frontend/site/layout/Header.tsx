import clsx from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import { logOut, useSession } from '../../api/session';
import { content } from '../content/site';
import { dayTours, nightTours } from '../tour-kinds';
import { Mark } from '../../ui/Mark';
import button from '../../ui/button.module.css';
import styles from './header.module.css';

const MENU = [
  { to: '/', label: 'HOME' },
  { to: '/about', label: 'ABOUT' },
  { to: '/gallery', label: 'CUSTOMER GALLERY' },
  { to: '/contact', label: 'CONTACT' },
];
const SERVICES = [
  { to: dayTours.path, label: 'DAY SERVICES' },
  { to: nightTours.path, label: 'NIGHT SERVICES' },
];

export function Header() {
  const session = useSession();
  const signedIn = session.status === 'signed-in';
  const isGuide = signedIn && session.user.guide;
  const navigate = useNavigate();
  const hamburgerRef = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  const leave = () =>
    logOut(() => {
      flushSync(() => {
        void navigate('/signin');
      });
    });

  return (
    <header
      className={styles.header}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        // What had the focus may be hidden now.
        hamburgerRef.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The open menu would cover what has the focus now.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onClick={({ target }) => {
        if ((target as Element).closest('a')) setOpen(false);
      }}
    >
      <Link className={styles.brand} to="/">
        <Mark />
        <span className={styles.siteName}>{content.siteName}</span>
      </Link>
      <button
        ref={hamburgerRef}
        className={styles.hamburger}
        type="button"
        // Until the scripts are there.
        disabled={session.status === 'starting'}
        aria-label="Menu"
        aria-expanded={open}
        aria-controls="menu"
        onClick={() => {
          setOpen(!open);
        }}
      >
        <span aria-hidden="true" />
      </button>
      <nav id="menu" className={clsx(styles.menu, open && styles.open)} aria-label="Main">
        <NavList items={MENU} />
      </nav>
      {signedIn && (
        <nav className={styles.services} aria-label="Services">
          <NavList items={SERVICES}>
            {isGuide && (
              <li>
                <a href="/guide/">GUIDE</a>
              </li>
            )}
          </NavList>
        </nav>
      )}
      <div className={styles.account}>
        {signedIn ? (
          <>
            <NavLink className={clsx(button.quiet, button.small)} to="/account" end>
              ACCOUNT
            </NavLink>
            <button className={button.small} type="button" onClick={() => void leave()}>
              LOG OUT
            </button>
          </>
        ) : (
          <>
            <Link className={clsx(button.quiet, button.small)} to="/signin">
              SIGN IN
            </Link>
            <Link className={button.small} to="/signup">
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
  /** What stands after them, such as the way to another app. */
  children?: ReactNode;
}

function NavList({ items, children }: NavListProps) {
  return (
    <ul>
      {items.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end>
            {label}
          </NavLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
