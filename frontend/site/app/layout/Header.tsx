import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import { checkForBookings, useHasBookings } from '../../../api/has-bookings';
import { logOut, useSession } from '../../../api/session';
import { dayTours, nightTours } from '../../departures/tour-kinds';
import { Logo } from '../../../ui/Logo';
import { settings } from '../site-settings';
import { texts as siteTexts } from '../texts.en';
import button from '../../../ui/button.module.css';
import styles from './header.module.css';

export function Header() {
  const { menu } = siteTexts;
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const isGuide = isSignedIn && session.user.guide;
  const hasBookings = useHasBookings();
  const navigate = useNavigate();
  const hamburgerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isSignInChecked = isSignedIn && !session.unchecked;

  // Signed-in visitors may have booked in a different browser.
  useEffect(() => {
    if (isSignInChecked && !hasBookings) void checkForBookings();
  }, [isSignInChecked, hasBookings]);

  const signOut = () =>
    logOut(() => {
      // Leaves the page before the session changes, so that the page doesn't reload for a guest.
      flushSync(() => {
        void navigate('/signin');
      });
    });

  return (
    <header
      className={styles.header}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        // The focused element may be hidden now.
        hamburgerRef.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The open menu would cover the focused element.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
      onClick={({ target }) => {
        if ((target as Element).closest('a')) setIsOpen(false);
      }}
    >
      <Link className={styles.brand} to="/">
        <Logo />
        <span className={styles.siteName}>{settings.siteName}</span>
      </Link>
      <button
        ref={hamburgerRef}
        className={styles.hamburger}
        type="button"
        // Disabled until the scripts have loaded.
        disabled={session.status === 'starting'}
        aria-label={menu.open}
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        <span aria-hidden="true" />
      </button>
      <nav id="menu" className={clsx(styles.menu, isOpen && styles.open)} aria-label={menu.main}>
        <NavList
          items={[
            { to: '/', label: menu.home },
            { to: '/about', label: menu.about },
            { to: '/gallery', label: menu.gallery },
            { to: '/contact', label: menu.contact },
          ]}
        />
      </nav>
      {isSignedIn && (
        <nav className={styles.services} aria-label={menu.services}>
          <NavList
            items={[
              { to: dayTours.path, label: menu.day },
              { to: nightTours.path, label: menu.night },
            ]}
          >
            {isGuide && (
              <li>
                <a href="/guide/">{menu.guide}</a>
              </li>
            )}
          </NavList>
        </nav>
      )}
      {hasBookings && (
        <NavLink className={clsx(button.quiet, button.small, styles.myTours)} to="/my-tours" end>
          <svg viewBox="0 0 24 16" aria-hidden="true">
            <path d="M1 1h22v4a3 3 0 0 0 0 6v4H1v-4a3 3 0 0 0 0-6zM8 3v10" />
          </svg>
          <span>{menu.myTours}</span>
        </NavLink>
      )}
      <div className={styles.account}>
        {isSignedIn ? (
          <>
            <NavLink className={clsx(button.quiet, button.small)} to="/account" end>
              {menu.account}
            </NavLink>
            <button className={button.small} type="button" onClick={() => void signOut()}>
              {menu.logOut}
            </button>
          </>
        ) : (
          <>
            <Link className={clsx(button.quiet, button.small)} to="/signin">
              {menu.signIn}
            </Link>
            <Link className={button.small} to="/signup">
              {menu.signUp}
            </Link>
          </>
        )}
      </div>
    </header>
  );
}

interface NavListProps {
  items: { to: string; label: string }[];
  /** More list items, such as a link to the console. */
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
