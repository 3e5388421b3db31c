import { email, phone, tel } from '../contact-data';
import { content } from '../content';
import './contact.css';

const { city } = content.contact;
const MAP = `https://www.openstreetmap.org/search?query=${encodeURIComponent(city)}`;

export function ContactPage() {
  return (
    <div className="prose">
      <h1>Contact</h1>
      <p className="lead">Questions before you book, or a wish for your walk? Get in touch.</p>
      <dl className="contact card">
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${tel}`}>{phone}</a>
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
          <dd>
            <a href={MAP}>{city}</a>
          </dd>
        </div>
      </dl>
    </div>
  );
}
