import { content } from '../content';

export function Footer() {
  const { siteName, contact } = content;
  return (
    <footer className="footer">
      <p>
        {siteName} · {contact.city}
      </p>
    </footer>
  );
}
