import { contactLinks, emailLink } from './contact-links.ts';

const draft = { subject: 'Our walk & more', body: 'Hi?\n&bcc=b@example.com' };

test.each([
  ['walker@example.com', 'mailto:walker@example.com'],
  ['a?bcc=b@example.com', 'mailto:a%3Fbcc%3Db@example.com'],
  ['a&body=100%@example.com', 'mailto:a%26body%3D100%25@example.com'],
  ['a,b#c/d@example.com', 'mailto:a%2Cb%23c%2Fd@example.com'],
])('the email link to %s has one recipient', (email, link) => {
  expect(emailLink(email)).toBe(link);
});

test('a draft can’t add anything to the link except the subject and the body', () => {
  expect(emailLink('walker@example.com', draft)).toBe(
    'mailto:walker@example.com?subject=Our%20walk%20%26%20more&body=Hi%3F%0D%0A%26bcc%3Db%40example.com',
  );
});

describe('contact links', () => {
  const contact = { phone: '+12125550100', whatsApp: true, email: 'ann@example.com' };

  test('begin with the phone number', () => {
    expect(contactLinks(contact).map(({ way, href }) => [way, href])).toEqual([
      ['phone', 'tel:+12125550100'],
      ['whatsApp', 'https://wa.me/12125550100'],
      ['email', 'mailto:ann@example.com'],
    ]);
  });

  test('with a draft contain it for WhatsApp, SMS, and email, and end with the phone number', () => {
    const links = contactLinks(contact, { subject: 'S', body: 'a & b' });
    expect(links.map(({ way, href }) => [way, href])).toEqual([
      ['whatsApp', 'https://wa.me/12125550100?text=a%20%26%20b'],
      ['sms', 'sms:+12125550100?&body=a%20%26%20b'],
      ['email', 'mailto:ann@example.com?subject=S&body=a%20%26%20b'],
      ['phone', 'tel:+12125550100'],
    ]);
  });

  test('omit missing contact details', () => {
    expect(contactLinks({ phone: '+12125550100' }).map(({ way }) => way)).toEqual(['phone']);
    expect(contactLinks({})).toEqual([]);
  });
});
