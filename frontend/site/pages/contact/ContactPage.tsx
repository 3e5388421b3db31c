import clsx from 'clsx';
import type { ReactNode } from 'react';
import { settings } from '../../app/site-settings';
import { Picture, altTextOf } from '../../../ui/Picture';
import { texts } from './texts.en';
import { texts as siteTexts } from '../../app/texts.en';
import { texts as pageTexts } from '../texts.en';
import card from '../../../ui/card.module.css';
import page from '../../../ui/page.module.css';
import picture from '../../../ui/picture.module.css';
import styles from './contact.module.css';

const { email, phone, tel } = settings;

export const description = texts.lead;

export default function ContactPage() {
  const { contact } = siteTexts;
  const mapUrl = `https://www.openstreetmap.org/search?query=${encodeURIComponent(contact.city)}`;
  return (
    <div className={clsx(page.page, styles.contact)}>
      <header>
        <h1>{texts.title}</h1>
        <p className={page.lead}>{texts.lead}</p>
      </header>
      <Picture
        className={picture.portrait}
        name="guide"
        alt={altTextOf('guide', pageTexts.portrait.drawn, pageTexts.portrait.photographed)}
        sizes="24rem"
        loading="lazy"
      />
      <dl>
        <ContactMethod label={texts.phone} href={`tel:${tel}`} icon={<Handset />}>
          {phone}
        </ContactMethod>
        <ContactMethod label={texts.email} href={`mailto:${email}`} icon={<Envelope />}>
          {email}
        </ContactMethod>
        <ContactMethod label={texts.city} href={mapUrl} icon={<Pin />}>
          {contact.city}
        </ContactMethod>
      </dl>
    </div>
  );
}

interface ContactMethodProps {
  label: string;
  href: string;
  icon: ReactNode;
  children: ReactNode;
}

/** One way to reach the guide; the whole card is the link. */
function ContactMethod({ label, href, icon, children }: ContactMethodProps) {
  return (
    <div className={clsx(card.card, styles.method)}>
      <dt>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          {icon}
        </svg>
        {label}
      </dt>
      <dd>
        <a href={href}>{children}</a>
      </dd>
    </div>
  );
}

function Handset() {
  return (
    <path d="M14 6c-4 0-8 3-8 8 0 15 13 28 28 28 5 0 8-4 8-8 0-2-1-3-2-4l-7-4c-2-1-4 0-5 1l-2 3c-5-2-9-6-11-11l3-2c1-1 2-3 1-5l-4-7c-1-1 1-1-1 1Z" />
  );
}

function Envelope() {
  return (
    <>
      <rect x="5" y="10" width="38" height="28" rx="3" />
      <path className={styles.cut} d="m7 14 17 13 17-13" />
    </>
  );
}

function Pin() {
  return (
    <>
      <path d="M24 45S9 30 9 19a15 15 0 0 1 30 0c0 11-15 26-15 26Z" />
      <circle className={styles.hole} cx="24" cy="19" r="6" />
    </>
  );
}
