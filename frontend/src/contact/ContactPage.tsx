import { content } from '../content';
import './contact.css';

const { phone, email, city } = content.contact;

export function ContactPage() {
  return (
    <div className="prose">
      <h1>Contact</h1>
      <p className="lead">Questions before you book, or a wish for your walk? Get in touch.</p>
      <dl className="contact card">
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>City</dt>
          <dd>{city}</dd>
        </div>
      </dl>
    </div>
  );
}
