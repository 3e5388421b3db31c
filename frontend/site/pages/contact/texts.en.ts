export const texts = {
  lead: 'Have a question before you book, or something you’d love to see? Get in touch.',
  title: 'Contact',
  phone: 'Phone',
  email: 'Email',
  city: 'City',
};
