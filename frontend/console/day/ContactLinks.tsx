import { Fragment } from 'react';
import { contactLinks, type ContactDetails, type Draft } from 'shared/contact-links';
import screenReader from '../../ui/screen-reader.module.css';

interface Props {
  contact: ContactDetails;
  className?: string;
  /** The message that the links prefill, and the recipient's name for screen readers. */
  message?: Draft & { recipient: string };
}

/** Links to call or write to a party. */
export function ContactLinks({ contact, className, message }: Props) {
  return contactLinks(contact, message).map((link) => (
    <Fragment key={link.way}>
      <a
        className={className}
        href={link.href}
        {...(link.way === 'whatsApp' && { target: '_blank', rel: 'noreferrer' })}
      >
        {message && link.way === 'email' ? 'Email' : link.label}
        {message && link.way !== 'phone' && (
          <span className={screenReader.only}> to {message.recipient}</span>
        )}
      </a>{' '}
    </Fragment>
  ));
}
